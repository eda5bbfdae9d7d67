import { createHmac } from 'node:crypto';
import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as sendHttp } from 'node:http';
import { request as sendHttps } from 'node:https';
import { isAllowedAddress } from '../network/public-address.ts';
import { type Delivery, DeliveryRefused, type WebhookMessage } from './delivery.ts';

/** Without a secret nothing is signed: the receiver knows the sender otherwise. */
export type WebhookTarget = { url: string; secret?: string };
export type WebhookSettings = {
  /** By name, `crm-1`: what the outbox keeps in place of an address. */
  targets: ReadonlyMap<string, WebhookTarget>;
  /** Whether a host may stand in a private network. */
  allowPrivate: boolean;
};

const timeoutMs = 10_000;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. The time lets a receiver refuse what is played again. */
export function webhookSignature(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Whether a webhook may have this address: https, or http on this very machine. */
export function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

/**
 * Events by HTTP: `POST` of JSON with `X-Event-Id` (the same in every attempt) and `X-Signature`; any 2xx means taken. 410 is
 * final; whatever else may be mended by an operator and is tried again.
 */
export function httpWebhook({ targets, allowPrivate }: WebhookSettings): Delivery<WebhookMessage> {
  return {
    development: false,
    send: async ({ id, target: name, body }) => {
      const target = targets.get(name);
      if (!target) throw coded('NO_TARGET');
      const status = await post(new URL(target.url), allowPrivate ? 'any' : 'own-machine', body, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'x-event-id': id,
        ...(target.secret !== undefined && { 'x-signature': webhookSignature(target.secret, body, Date.now()) }),
      });
      if (status >= 200 && status < 300) return;
      if (status === 410) throw new DeliveryRefused('HTTP_410');
      throw coded(`HTTP_${status}`);
    },
    close: async () => {},
  };
}

const coded = (code: string) => Object.assign(new Error(`The webhook was not delivered: ${code}.`), { code });

/** What may be called: the public internet; this machine too, where the operator named it; any network. */
type Reach = 'public' | 'own-machine' | 'any';

/** The address to connect to: checked, then pinned, against DNS rebinding. */
async function checkedAddress(url: URL, reach: Reach) {
  const found = await resolveName(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw coded('NO_HOST');
  const isOwn = reach === 'own-machine' && loopback.has(url.hostname);
  if (reach !== 'any' && found.some(({ address }) => !isAllowedAddress(address, isOwn))) throw coded('PRIVATE_ADDRESS');
  return first;
}

/** Posts to an address that was checked and pinned; the status of the answer. Nothing of its body is read. */
export async function post(
  url: URL,
  reach: Reach,
  body: string | Buffer,
  headers: RequestOptions['headers'] & object,
): Promise<number> {
  const { address, family } = await checkedAddress(url, reach);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? sendHttps : sendHttp)(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (_name, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body);
  });
  // Nothing of the answer is read: its length is the receiver's.
  answer.destroy();
  return answer.statusCode ?? 0;
}
