import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '../db/database.ts';
import { createLog } from '../log.ts';
import { developmentBank } from '../modules/development-bank/development-bank.ts';
import { decide } from '../modules/development-bank/queries.ts';
import { takeHint } from '../modules/payment-intake/hook-routes.ts';
import { tendPayments } from '../modules/payment-intake/payment-clock.ts';
import type { Asking } from '../modules/payment-intake/payment-ports.ts';
import { pressPay } from '../modules/payment-intake/press-pay.ts';
import { paymentSubjects } from '../modules/payment-intake/subjects.ts';
import { developmentRegister } from '../ports/fiscal-receipt.ts';
import type { PaymentBank } from '../ports/payment-bank.ts';

const amount = 100_000;
const origin = 'https://shop.example';

/** Called before each thing that a process does to the world, with its name: a statement, a commit, a call of the bank. */
export type Step = (name: string) => void;

const named = (sql: string): string => sql.trim().replace(/\s+/g, ' ').slice(0, 60);

/** A database whose every statement and every commit is a step. A step that throws leaves the transaction rolled back. */
export function steppedDatabase(database: Database, step: Step): Database {
  const stepped = (executor: Executor): Executor => ({
    query: async (sql, params) => {
      step(named(sql));
      return executor.query(sql, params);
    },
    rows: async (sql, params) => {
      step(named(sql));
      return executor.rows(sql, params);
    },
  });
  return {
    ...database,
    ...stepped(database),
    notify: async (channel, payload) => {
      step(`notify ${channel}`);
      return database.notify(channel, payload);
    },
    transaction: (work) =>
      database.transaction(async (executor) => {
        const done = await work(stepped(executor));
        step('commit');
        return done;
      }),
  };
}

/** A bank before and after whose every call is a step: it may have done what nobody has heard of. */
function steppedBank(bank: PaymentBank, step: Step): PaymentBank {
  return {
    ...bank,
    register: async (order, record) => {
      step('the bank is asked to register');
      const done = await bank.register(order, record);
      step('the bank has registered');
      return done;
    },
    status: async (order, record) => {
      step('the bank is asked for the status');
      const done = await bank.status(order, record);
      step('the bank has told the status');
      return done;
    },
  };
}

/** What a process asks the bank with, step by step. The bank itself lives elsewhere and does not die. */
export const steppedAsking = (database: Database, step: Step): Asking => ({
  database: steppedDatabase(database, step),
  log: createLog('silent'),
  ports: {
    bank: steppedBank(
      developmentBank(database, () => 'http://localhost:4000'),
      step,
    ),
    register: developmentRegister(),
  },
  subjects: paymentSubjects,
});

/** An invoice to pay. */
export async function makeInvoice(database: Database): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into invoice (id, holding_id, number, phone, purpose, amount) values ($1, 1, $2, '79160000000', 'Проверка', $3)`,
    [id, id, amount],
  );
  return id;
}

/** One payer's way: press, pay where the bank has shown its page, the bank's callback, and what waits after it. */
export async function payThrough(asking: Asking, database: Database, invoiceId: string): Promise<void> {
  const email = 'killed@example.com';
  const { payUrl } = await pressPay(asking, { holdingId: 1, id: invoiceId, email, origin });
  const reference = payUrl?.split('/').at(-1);
  if (reference !== undefined) {
    // Paid before: the bank's page takes nothing a second time.
    await decide(database, reference, 'approve');
    await takeHint(asking, JSON.stringify({ reference }));
  }
  await tendPayments(asking);
}

/** Leases of what died run out. */
export async function endLeases(database: Database): Promise<void> {
  await database.query(
    `update payment set asked_at = null, next_check_at = case when next_check_at is null then null else now() end`,
  );
  await database.query(`update receipt set next_attempt_at = now() where state = 'pending'`);
}

/** After a death the payer comes back and the clock goes on. Returns what is wrong, nothing where all is right. */
export async function goOn(database: Database, invoiceId: string): Promise<string[]> {
  const asking = steppedAsking(database, () => {});
  await endLeases(database);
  await payThrough(asking, database, invoiceId);
  await endLeases(database);
  await tendPayments(asking);
  const [found] = await database.query<Record<string, number>>(
    `with own as (select * from payment where subject_id = $1)
     select (select count(*)::int from own where state = 'paid') as paid,
       (select coalesce(sum(taken), 0)::int from development_bank_order where reference in (select reference from own)) as taken,
       (select coalesce(sum(amount) filter (where account = 'bank'), 0)::int from ledger_entry where payment_id in (select id from own)) as booked,
       (select count(*)::int from receipt where payment_id in (select id from own) and state = 'done') as receipts,
       (select count(*)::int from outbox where kind = 'payment-told' and body like '%/pay/' || $1 || '/%') as letters,
       (select count(*)::int from invoice where id = $1::uuid and state = 'paid') as invoices`,
    [invoiceId],
  );
  const right = { paid: 1, taken: amount, booked: amount, receipts: 1, letters: 1, invoices: 1 };
  return Object.entries(right).flatMap(([what, count]) =>
    found?.[what] === count ? [] : [`${what} ${found?.[what]} and not ${count}`],
  );
}
