import { randomInt, randomUUID } from 'node:crypto';
import { decide } from '../modules/development-bank/queries.ts';
import { askNow } from '../modules/payment-intake/ask-bank.ts';
import type { Asking } from '../modules/payment-intake/payment-ports.ts';
import { paymentSubjects } from '../modules/payment-intake/subjects.ts';
import type { TestApp } from './test-app.ts';

type Answer = { status: number; body: Record<string, unknown>; text: string };

/** An open invoice of 1,000 roubles at the first holding. */
export async function newInvoice({ database }: Pick<TestApp, 'database'>, holdingId = 1) {
  const invoice = { id: randomUUID(), number: `T-${randomInt(1e9)}`, phone: '79160000777' };
  await database.query(
    `insert into invoice (id, holding_id, number, phone, purpose, amount) values ($1, $2, $3, $4, 'Ремонт', 100000)`,
    [invoice.id, holdingId, invoice.number, invoice.phone],
  );
  return invoice;
}

/** Calls of a payer at the first holding, and what asks the bank. */
export function payingOf(app: TestApp) {
  const { database, log, payments, holdings } = app.services;
  if (!payments) throw new Error('no bank');
  const asking: Asking = { database, log, ports: payments, subjects: paymentSubjects };
  const call = async (path: string, body?: object, holdingId = 1): Promise<Answer> => {
    const response = await app.fetch(`/api/pay/${path}?holdingId=${holdingId}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> };
  };
  const origin = `https://${holdings.get(1)?.host}`;
  return {
    asking,
    lookUp: (number: string, phone: string, holdingId = 1) => call('lookup', { number, phone }, holdingId),
    press: (id: string, more: object = {}) => call(id, { origin, ...more }),
    view: (id: string) => call(id),
    progress: (id: string) => call(`${id}/status`),
  };
}

/** Sends a payer to the development bank; `approve` is their press there, asked of the bank as often as given. */
export async function goToBank(app: TestApp, paymentId: string) {
  const { press, asking } = payingOf(app);
  const { body } = await press(paymentId);
  const reference = new URL(String(body.payUrl)).pathname.split('/').at(-1) ?? '';
  return {
    approve: async (asked: number) => {
      await decide(app.database, reference, 'approve');
      await Promise.all(Array.from({ length: asked }, (_, n) => askNow(asking, String(body.id), n + 1)));
    },
  };
}

/** What came of a payment: state, what the books say the bank holds, the sum of the books, receipts and letters. */
export async function statesOf({ database }: Pick<TestApp, 'database'>, paymentId: string) {
  const [row] = await database.query<{
    state: string;
    alarm: string | null;
    bank: number;
    sum: number;
    receipts: string[];
    letters: number;
  }>(
    `select state, alarm,
       (select coalesce(sum(amount) filter (where account = 'bank'), 0)::int from ledger_entry where payment_id = p.id) as bank,
       (select coalesce(sum(amount), 0)::int from ledger_entry where payment_id = p.id) as sum,
       (select coalesce(array_agg(kind order by created_at, id), '{}') from receipt where payment_id = p.id) as receipts,
       (select count(*)::int from outbox o where kind = 'payment-told'
          and body like '%/pay/' || p.subject_id || '/%' or kind = 'payment-told' and p.alarm = 'late' and o.recipient = (select email from payment_payer where id = p.id)) as letters
     from payment p where id = $1`,
    [paymentId],
  );
  if (!row) throw new Error('no payment');
  return row;
}
