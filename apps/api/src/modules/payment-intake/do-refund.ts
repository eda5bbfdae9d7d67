import { linesAfter, type ReceiptLine, type Returned } from '@showroom/domain/shop/receipt';
import type { Executor } from '../../db/database.ts';
import { errorRecord } from '../../log.ts';
import { BankRefused, BankUnclear } from '../../ports/payment-bank.ts';
import { book } from '../payments/ledger.ts';
import { type Alarm, factsOf, findPayment, raiseAlarm, type StoredPayment, shortName } from '../payments/queries.ts';
import { addReceipt } from '../payments/receipts.ts';
import { keepBankMessage } from './bank-messages.ts';
import type { Asking } from './payment-ports.ts';
import { handlerOf } from './subjects.ts';

const leaseSeconds = 60;
/** Pauses between attempts, seconds: the last one again and again until the staff look. */
const pauses = [5, 15, 60, 300, 1_800, 7_200] as const;
/** From this attempt on the staff are told, who may know why. */
const alarmAfter = 6;

type DueRefund = {
  id: string;
  paymentId: string;
  amount: number;
  attempts: number;
  returned: Returned | null;
};

/** Refunds whose time has come, leased: of one payment the oldest alone. */
export const claimDueRefunds = ({ database }: Asking, most: number): Promise<DueRefund[]> =>
  database.query<DueRefund>(
    `update refund set attempts = least(attempts + 1, 30000), next_attempt_at = now() + make_interval(secs => $2::int)
     where id in (
       select r.id from refund r where r.state = 'pending' and r.next_attempt_at <= now()
         and not exists (select 1 from refund e where e.payment_id = r.payment_id and e.state = 'pending'
           and (e.created_at, e.id) < (r.created_at, r.id))
       order by r.next_attempt_at limit $1 for update skip locked)
     returning id, payment_id as "paymentId", amount, attempts, returned`,
    [most, leaseSeconds],
  );

/**
 * Sends one refund back. The bank is asked first what it has given back already: one that was done before a kill is not done
 * again.
 */
export async function doRefund(asking: Asking, refund: DueRefund): Promise<void> {
  const { database, log, ports } = asking;
  const payment = await findPayment(database, refund.paymentId);
  if (!payment?.bankOrder) return;
  const { id, reference, bankOrder, bankSession, refunded } = payment;
  const known = { reference, order: bankOrder, session: bankSession ?? '' };
  const keep = (operation: 'status' | 'refund') => (direction: 'out' | 'in', body: string) =>
    keepBankMessage(database, { paymentId: id, bank: ports.bank.name, operation, direction, body });
  try {
    if (payment.bank !== ports.bank.name) throw new BankRefused('OTHER_BANK');
    const said = await ports.bank.status(known, keep('status'));
    if (said.reference !== reference) throw new BankUnclear('FOREIGN');
    if (said.refunded !== refunded && said.refunded !== refunded + refund.amount)
      throw new BankUnclear('UNKNOWN_REFUND');
    if (said.refunded === refunded) await ports.bank.refund(known, refund.amount, keep('refund'));
    await database.transaction((tx) => finish(asking, tx, refund));
  } catch (error) {
    log.warn({ ...errorRecord(error), payment: shortName(id), attempts: refund.attempts }, 'refund not done');
    const refusal = error instanceof BankRefused ? error.code : undefined;
    await database.transaction(async (tx) => {
      await tx.query(
        `update refund set failure = $2, state = case when $3::boolean then 'failed' else state end,
           next_attempt_at = now() + make_interval(secs => $4::int)
         where id = $1 and state = 'pending'`,
        [refund.id, codeOf(error), refusal !== undefined, pauses[Math.min(refund.attempts, pauses.length) - 1] ?? 5],
      );
      const isOdd = error instanceof BankUnclear && odd.has(error.code);
      if (isOdd) await cry(asking, tx, payment, 'refund-unclear');
      else if (refusal !== undefined || refund.attempts >= alarmAfter) await cry(asking, tx, payment, 'refund-failed');
    });
  }
}

/** Answers that the staff should see at once; the next one may be right. */
const odd = new Set(['FOREIGN', 'UNKNOWN_REFUND']);

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.slice(0, 40) : 'ERROR';
};

async function cry({ log }: Asking, tx: Executor, payment: StoredPayment, alarm: Alarm): Promise<void> {
  log.error({ alarm, payment: shortName(payment.id) }, 'payment alarm');
  await raiseAlarm(tx, payment.id, alarm);
}

/** The bank has given it back: books, state, receipt, and the subject hears. Once. */
async function finish({ subjects }: Asking, tx: Executor, refund: DueRefund): Promise<void> {
  const { id, paymentId, amount } = refund;
  const payment = await findPayment(tx, paymentId, true);
  const done = await tx.query(
    `update refund set state = 'done', done_at = now(), failure = null where id = $1 and state <> 'done' returning id`,
    [id],
  );
  if (!payment || done.length === 0) return;
  const refunded = payment.refunded + amount;
  const wasPaid = payment.state === 'paid';
  await tx.query(
    `update payment set refunded = $2, state = case when state = 'paid' and $2 = captured then 'refunded' else state end
     where id = $1`,
    [paymentId, refunded],
  );
  await book(tx, paymentId, `returned:${id}`, { bank: -amount, payable: amount });
  if (!wasPaid) return;
  const { lines, method } = refund.returned ?? (await shareOfSale(tx, payment));
  await addReceipt(tx, { paymentId, key: `refund:${id}`, kind: 'refund', lines, method, amount });
  const handler = handlerOf(subjects, payment.kind);
  await handler.refunded?.(tx, payment.subjectId, { ...factsOf(payment), refunded });
}

/** What a refund that names no goods gives back: what is left of the sale's own receipt. */
async function shareOfSale(tx: Executor, { id }: StoredPayment): Promise<Returned> {
  const printed = await tx.query<{ key: string; kind: string; amount: number; lines: ReceiptLine[] }>(
    'select key, kind, amount, lines from receipt where payment_id = $1 order by created_at, id',
    [id],
  );
  const [first, ...more] = printed.find(({ key }) => key === 'sell')?.lines ?? [];
  if (!first) throw new Error('A paid payment without a receipt.');
  const sold = [first, ...more].map((line) => ({ ...line, hasVat: line.vat !== 'none' }));
  const earlier = printed.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
  const isSettled = printed.some(({ key }) => key === 'settle');
  return { lines: linesAfter(sold, earlier), method: isSettled ? 'full_payment' : first.method };
}
