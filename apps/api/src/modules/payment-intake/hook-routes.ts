import { Hono } from 'hono';
import { boundedRequest } from '../../http/bounded-request.ts';
import { methodNotAllowed } from '../../http/method-not-allowed.ts';
import type { HttpEnv } from '../../http/request-record.ts';
import { findByReference } from '../payments/queries.ts';
import { askAboutPayment } from './ask-bank.ts';
import { keepBankMessage } from './bank-messages.ts';
import type { Asking } from './payment-ports.ts';

const path = '/hooks/bank';
const maxBody = 64 * 1024;
/** Callbacks of one payment that are kept: more tell nothing new. */
const mostKept = 200;

/** Our reference anywhere in a text, plain or in base64. */
export function referencesIn(text: string): string[] {
  const packed = /xmlmsg=([A-Za-z0-9+/=%]+)/.exec(text)?.[1];
  const unpacked = packed ? Buffer.from(decodeURIComponent(packed.replace(/%(?![0-9a-f]{2})/gi, '')), 'base64') : '';
  const found = `${text}\n${unpacked.toString('utf8')}`.match(/\b[A-HJ-NP-Z2-9]{24}\b/g) ?? [];
  return [...new Set(found)].slice(0, 3);
}

/**
 * `POST /hooks/bank`: a hint that something happened to an order. Nothing of it is believed: our server asks the bank. The answer is
 * the same 202 for everything.
 */
export async function takeHint(asking: Asking, body: string): Promise<void> {
  const { database, ports } = asking;
  for (const reference of referencesIn(body)) {
    const payment = await findByReference(database, reference);
    if (!payment) continue;
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from bank_message where payment_id = $1 and operation = 'callback'`,
      [payment.id],
    );
    if ((row?.count ?? 0) < mostKept) {
      const bank = payment.bank ?? ports.bank.name;
      await keepBankMessage(database, { paymentId: payment.id, bank, operation: 'callback', direction: 'in', body });
    }
    await askAboutPayment(asking, payment.id);
  }
}

export function bankHookRoutes(asking: Asking): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post(path, async (c) => {
    c.set('route', path);
    await takeHint(asking, await (await boundedRequest(c.req.raw, maxBody)).text());
    return c.json({ isTaken: true }, 202);
  });
  app.all(path, (c) => {
    c.set('route', path);
    throw methodNotAllowed(['POST']);
  });
  return app;
}
