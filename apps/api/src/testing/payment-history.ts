import { randomUUID } from 'node:crypto';
import { canMovePayment, type PaymentState, paymentStates } from '@showroom/domain/shop/payment';
import fc from 'fast-check';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { createLog } from '../log.ts';
import { askNow } from '../modules/payment-intake/ask-bank.ts';
import { takeHint } from '../modules/payment-intake/hook-routes.ts';
import { tendPayments } from '../modules/payment-intake/payment-clock.ts';
import type { Asking } from '../modules/payment-intake/payment-ports.ts';
import { pressPay } from '../modules/payment-intake/press-pay.ts';
import { paymentSubjects } from '../modules/payment-intake/subjects.ts';
import { refundPayment } from '../modules/payments/refund-payment.ts';
import { withdrawPayments } from '../modules/payments/start-payment.ts';
import { developmentRegister } from '../ports/fiscal-receipt.ts';
import { ScriptedBank } from './scripted-bank.ts';

const invoices = 3;
const amount = 100_000;
const holdingId = 1;
const origin = 'https://shop.example';

const acts = [
  ...['press', 'press', 'pay', 'pay', 'callback', 'callback', 'poll', 'poll', 'tend'],
  ...[
    'wrong-sum',
    'decline',
    'foreign',
    'dollars',
    'declined-after',
    'expire',
    'withdraw',
    'refund',
    'refund',
    'replay',
  ],
  ...['break', 'silence', 'speak', 'stranger'],
] as const;
type Act = { what: (typeof acts)[number]; invoice: number; part: number };
const act = fc.record<Act>({
  what: fc.constantFrom(...acts),
  invoice: fc.nat(invoices - 1),
  part: fc.integer({ min: 1, max: 4 }),
});
/** What happens at the same time. */
type Batch = Act[];
const batch = fc.array(act, { minLength: 1, maxLength: 5 }).map((one): Batch[] => [one]);
/** Chance alone seldom pays: as it usually goes, as it usually goes back, and as a bank refuses. */
const sold = ['press', 'pay', 'poll'] as const;
const refused = ['press', 'decline', 'poll'] as const;
const returned = [...sold, 'refund', 'tend'] as const;
const story = fc
  .record({ invoice: fc.nat(invoices - 1), whats: fc.constantFrom<readonly Act['what'][]>(sold, returned, refused) })
  .map(({ invoice, whats }) => whats.map((what): Batch => [{ what, invoice, part: what === 'refund' ? 4 : 1 }]));
const history = fc
  .array(fc.oneof({ weight: 3, arbitrary: batch }, { weight: 1, arbitrary: story }), { minLength: 3, maxLength: 10 })
  .map((parts) => parts.flat());

type Row = {
  id: string;
  subjectId: string;
  reference: string;
  state: PaymentState;
  refunded: number;
  captured: number;
  payUrl: string | null;
};
type Played = { ids: string[]; bank: ScriptedBank; asking: Asking; database: Database };

const paymentsOf = ({ database, ids }: Played): Promise<Row[]> =>
  database.query<Row>(
    `select id, subject_id as "subjectId", reference, state, refunded, captured, pay_url as "payUrl" from payment where subject_id = any($1::text[])
     order by created_at, id`,
    [ids],
  );

/** What people and banks are refused with; anything else fails the history. */
async function answered(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError && [404, 409, 429, 503].includes(error.status))) throw error;
  }
}

async function perform(played: Played, { what, invoice, part }: Act): Promise<void> {
  const { asking, bank, database, ids } = played;
  const id = ids[invoice] ?? '';
  const all = (await paymentsOf(played)).filter(({ subjectId }) => subjectId === id);
  const payment = all.at(-(((part - 1) % Math.max(1, all.length)) + 1));
  const reference = payment?.reference ?? '';
  const order = bank.orders.get(reference);
  if (what === 'press') return answered(() => pressPay(asking, { holdingId, id, email: 'a@example.com', origin }));
  if (what === 'tend') return void (await tendPayments(asking));
  if (what === 'break') bank.breaks = 1;
  if (what === 'silence' || what === 'speak') bank.isSilent = what === 'silence';
  if (what === 'stranger') return takeHint(asking, `{"reference":"${'Q'.repeat(24)}"}`);
  if (what === 'withdraw') {
    return void (await database.transaction((tx) => withdrawPayments(tx, { kind: 'invoice', id })));
  }
  if (!payment) return;
  // A page that no payer was led to is paid by nobody.
  if (order && payment.payUrl !== null) {
    if (what === 'pay') bank.pay(reference, amount);
    if (what === 'wrong-sum') bank.pay(reference, amount - part * 1_000);
    if (what === 'decline') bank.decline(reference);
    if (what === 'foreign' || what === 'dollars') order.lie = what;
    if (what === 'declined-after' && order.taken > 0) order.lie = 'declined';
  }
  if (what === 'callback' || what === 'replay') return takeHint(asking, `{"reference":"${reference}"}`);
  if (what === 'poll') return askNow(asking, payment.id, 1);
  if (what === 'expire') {
    return void (await database.query(
      `update payment set expires_at = now() - make_interval(mins => $2::int), next_check_at = now()
       where id = $1 and state in ('created', 'pending')`,
      [payment.id, part * 5],
    ));
  }
  if (what !== 'refund') return;
  return answered(() =>
    database.transaction((tx) =>
      refundPayment(tx, {
        paymentId: payment.id,
        amount: part === 4 ? amount : part * 10_000,
        key: `part-${part}`,
        why: 'Проверка',
      }),
    ),
  );
}

/** States that one may come to from another by the table of moves. */
const reachable = (from: PaymentState, to: PaymentState): boolean =>
  from === to ||
  (Object.keys(paymentStates) as PaymentState[]).some((next) => canMovePayment(from, next) && reachable(next, to));

/** Everything that was held back happens: the bank speaks the truth, ends come, the clock runs until nothing is left to do. */
async function settleAll({ asking, bank, database, ids }: Played): Promise<void> {
  bank.isSilent = false;
  bank.breaks = 0;
  for (const order of bank.orders.values()) order.lie = undefined;
  await database.query(
    `update payment set expires_at = least(expires_at, now() - interval '1 second') where subject_id = any($1::text[])`,
    [ids],
  );
  for (let turn = 0; turn < 12; turn++) {
    await database.query(
      `update payment set next_check_at = now() where subject_id = any($1::text[]) and next_check_at is not null`,
      [ids],
    );
    await database.query(
      `update refund set next_attempt_at = now() where state = 'pending' and payment_id in (select id from payment where subject_id = any($1::text[]))`,
      [ids],
    );
    await tendPayments(asking);
  }
}

type Books = {
  id: string;
  sum: number;
  bank: number;
  payable: number;
  sells: number;
  returns: number;
  done: number;
  letters: number;
};

async function checkBooks(played: Played, tell: (what: string) => void): Promise<void> {
  const { database, bank, ids } = played;
  const rows = await paymentsOf(played);
  const books = await database.query<Books>(
    `select p.id,
       (select coalesce(sum(amount), 0)::int from ledger_entry where payment_id = p.id) as sum,
       (select coalesce(sum(amount), 0)::int from ledger_entry where payment_id = p.id and account = 'bank') as bank,
       (select coalesce(sum(amount), 0)::int from ledger_entry where payment_id = p.id and account = 'payable') as payable,
       (select count(*)::int from receipt where payment_id = p.id and key = 'sell') as sells,
       (select count(*)::int from receipt where payment_id = p.id and kind = 'refund') as returns,
       (select count(*)::int from refund where payment_id = p.id and state = 'done') as done,
       (select count(*)::int from outbox where kind = 'payment-told' and subject like 'Счёт%оплачен' and body like '%/pay/' || p.subject_id || '/%') as letters
     from payment p where p.subject_id = any($1::text[])`,
    [ids],
  );
  const require = (what: string, right: boolean, payment: Row) => {
    if (!right)
      throw new Error(
        `${what}: ${JSON.stringify({ payment, book: books.find(({ id }) => id === payment.id), order: bank.orders.get(payment.reference) })}`,
      );
  };
  for (const payment of rows) {
    const book = books.find(({ id }) => id === payment.id);
    if (!book) throw new Error('A payment without books.');
    const { taken = 0, refunded = 0 } = bank.orders.get(payment.reference) ?? {};
    const isPaid = payment.state === 'paid' || payment.state === 'refunded';
    tell(payment.state);
    require('the entries do not sum to nothing', book.sum === 0, payment);
    require('the books are not the bank’s view', book.bank === taken - refunded, payment);
    require('money stays on its way', book.payable === 0, payment);
    require('given back otherwise than the bank says', payment.refunded === refunded, payment);
    require('paid without the whole sum', !isPaid || taken === amount, payment);
    require('one receipt of a sale, of nothing else', book.sells === (isPaid ? 1 : 0), payment);
    require('one receipt of each refund', book.returns === (isPaid ? book.done : 0), payment);
    require('the whole sum came late and stayed', isPaid || taken !== amount || refunded === taken, payment);
    require('an end that never came', payment.state !== 'created' && payment.state !== 'pending', payment);
  }
  for (const id of ids) {
    const paid = rows.filter(({ subjectId, state }) => subjectId === id && state === 'paid');
    const sold = rows.filter(({ subjectId, state }) => subjectId === id && (state === 'paid' || state === 'refunded'));
    if (paid.length > 1) throw new Error('An invoice is paid twice.');
    const [letters = 0] = books
      .filter((book) => rows.find((row) => row.id === book.id)?.subjectId === id)
      .map((book) => book.letters);
    if (letters > sold.length) throw new Error('More letters than payments.');
  }
}

/**
 * Plays so many random histories of payments and checks the books after each. Returns how many payments ended in each state.
 * @throws {Error} with the shortest history that breaks a promise
 */
export async function checkPaymentHistories(
  database: Database,
  runs: number,
  seed = Date.now(),
): Promise<Record<string, number>> {
  const ended: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(history, async (batches) => {
      const bank = new ScriptedBank();
      const asking = {
        database,
        log: createLog('silent'),
        ports: { bank, register: developmentRegister() },
        subjects: paymentSubjects,
      };
      const ids = Array.from({ length: invoices }, () => randomUUID());
      await database.query(
        `insert into invoice (id, holding_id, number, phone, purpose, amount)
         select id, $2, id::text, '79160000000', 'Проверка', $3 from unnest($1::uuid[]) as given (id)`,
        [ids, holdingId, amount],
      );
      const played = { ids, bank, asking, database };
      let before = new Map<string, PaymentState>();
      for (const batch of batches) {
        await Promise.all(batch.map((one) => perform(played, one)));
        const now = new Map((await paymentsOf(played)).map(({ id, state }) => [id, state]));
        for (const [id, state] of before) {
          const next = now.get(id) ?? 'created';
          if (!reachable(state, next)) throw new Error(`A move that does not exist: ${state} to ${next}.`);
        }
        before = now;
      }
      await settleAll(played);
      await checkBooks(played, (state) => {
        ended[state] = (ended[state] ?? 0) + 1;
      });
    }),
    { numRuns: runs, seed, endOnFailure: false, includeErrorInReport: true },
  );
  return ended;
}
