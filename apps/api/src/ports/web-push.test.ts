import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterEach, expect, test } from 'vitest';
import library from 'web-push';
import { DeliveryRefused } from './delivery.ts';
import { type PushTarget, webPush } from './web-push.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Heard = { headers: IncomingHttpHeaders; body: Buffer };

/** A push service of this machine that answers with a status. */
async function openService(status: number) {
  const heard: Heard[] = [];
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      heard.push({ headers: req.headers, body: Buffer.concat(parts) });
      res.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { heard, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = Buffer.alloc(16, 7);
const keys = library.generateVAPIDKeys();
const targetAt = (origin: string): PushTarget => ({
  endpoint: `${origin}/push/1`,
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
  subject: 'https://brand-one.example',
  ...keys,
});

function open(origin: string, allowPrivate = true) {
  const dropped: string[] = [];
  const book = {
    find: async (id: string) => (id === 'known' ? targetAt(origin) : undefined),
    drop: async (id: string) => void dropped.push(id),
  };
  const push = webPush(book, { allowPrivate });
  return {
    dropped,
    send: (subscription = 'known') => push.send({ subscription, body: '{"title":"Скидка"}' }),
  };
}

/** What the browser reads: RFC 8291 over RFC 8188, one record. */
function read(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // One octet of 2 ends the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

test('a notice comes sealed for its browser alone, signed by this house, and is kept for two days', async () => {
  const { heard, origin } = await openService(201);
  await open(origin).send();
  const [{ headers, body }] = heard as [Heard];
  expect(read(body)).toBe('{"title":"Скидка"}');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' });
  const [, token = '', publicKey] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(publicKey).toBe(keys.publicKey);
  expect(decodeJwt(token)).toMatchObject({ aud: origin, sub: 'https://brand-one.example' });
});

test.each([404, 410])('a subscription that the service does not know any more (%i) is dropped', async (status) => {
  const { dropped, send } = open((await openService(status)).origin);
  await expect(send()).rejects.toBeInstanceOf(DeliveryRefused);
  expect(dropped).toEqual(['known']);
});

test('any other refusal is tried again, and keeps the subscription', async () => {
  const { dropped, send } = open((await openService(429)).origin);
  await expect(send()).rejects.toMatchObject({ code: 'HTTP_429' });
  expect(dropped).toEqual([]);
  await expect(send('unknown')).rejects.toBeInstanceOf(DeliveryRefused);
});

test('an address of this machine is a browser’s word: it is not called', async () => {
  const { heard, origin } = await openService(201);
  for (const host of [origin, origin.replace('127.0.0.1', 'localhost'), 'https://10.0.0.1', 'https://169.254.169.254'])
    await expect(open(host, false).send()).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  expect(heard).toEqual([]);
});
