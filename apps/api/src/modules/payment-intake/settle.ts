import { type BankWord, judgeBankWord } from '@showroom/domain/shop/payment';
import type { Executor } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { book } from '../payments/ledger.ts';
import type { Told } from '../payments/payment-subject.ts';
import { type Alarm, factsOf, findPayment, raiseAlarm, type StoredPayment, shortName } from '../payments/queries.ts';
import { addReceipt } from '../payments/receipts.ts';
import { paymentChannel, refundPayment } from '../payments/refund-payment.ts';
import { handlerOf, type PaymentSubjects } from './subjects.ts';
import { tellPayer } from './tell-payer.ts';

/** What settling works with: the caller's transaction, who stands behind payments, and where alarms are cried. */
export type Settling = { tx: Executor; subjects: PaymentSubjects; log: Pick<Log, 'error'> };

/**
 * Takes the bank's word for a payment, as our server has just heard it. Whatever is said, how often and in what order: at most one
 * transition, and only by the whole sum. What the bank took without a right is booked and goes back, or waits for the staff.
 */
export async function settle(settling: Settling, paymentId: string, said: BankWord): Promise<void> {
  const payment = await findPayment(settling.tx, paymentId, true);
  if (!payment) return;
  const verdict = judgeBankWord(payment, said);
  if (verdict === 'foreign') return cry(settling, payment, 'foreign');
  if (verdict === 'wrong-sum') return takeOdd(settling, payment, said);
  if (verdict === 'paid') return takePaid(settling, payment);
  if (verdict === 'declined') return takeDeclined(settling, payment);
  if (payment.isOver) return expire(settling, payment);
}

async function cry({ tx, log }: Settling, payment: StoredPayment, alarm: Alarm): Promise<void> {
  log.error({ alarm, payment: shortName(payment.id), state: payment.state }, 'payment alarm');
  await raiseAlarm(tx, payment.id, alarm);
}

async function takePaid(settling: Settling, payment: StoredPayment): Promise<void> {
  const { tx, subjects } = settling;
  const { id, amount, captured } = payment;
  const moved = await tx.query(
    `update payment set state = 'paid', captured = amount, settled_at = now(), next_check_at = null
     where id = $1 and state = 'pending' returning id`,
    [id],
  );
  if (moved.length === 0) return takeLate(settling, payment);
  await book(tx, id, 'paid', { bank: amount - captured, suspense: captured, sales: -amount });
  const handler = handlerOf(subjects, payment.kind);
  const payable = await handler.describe(tx, payment.subjectId);
  const told = await handler.paid(tx, payment.subjectId, factsOf(payment));
  const { lines = [], method = 'advance' } = payable ?? {};
  const sold = lines.length > 0 ? lines : [unnamed(payment)];
  await addReceipt(tx, { paymentId: id, key: 'sell', kind: 'sell', lines: sold, method, amount });
  if (told === 'unwanted') {
    await cry(settling, payment, 'unwanted');
    await refundPayment(tx, { paymentId: id, amount, key: 'unwanted', why: 'Оплачивать было уже нечего' });
  }
  await tellPayer(tx, payment, told === 'unwanted' ? unwantedTold : told);
}

const unnamed = ({ description, amount }: StoredPayment) => ({
  ...{ name: description, price: amount, count: 1, sum: amount, subject: 'payment' as const, hasVat: true },
});

const unwantedTold: Told = {
  title: 'Возвращаем деньги',
  text: 'Платёж прошёл, когда оплачивать было уже нечего. Мы возвращаем всю сумму на ту же карту, делать ничего не нужно.',
  href: '/',
};

/** Money for what is over: it goes back by itself. */
async function takeLate(settling: Settling, payment: StoredPayment): Promise<void> {
  const { tx } = settling;
  const { id, amount, captured, state } = payment;
  if (state === 'paid' || state === 'refunded' || state === 'created') return;
  if (captured >= amount) return;
  await tx.query('update payment set captured = amount, next_check_at = null where id = $1', [id]);
  await book(tx, id, 'late', { bank: amount - captured, suspense: captured - amount });
  await cry(settling, payment, 'late');
  const earlier = await tx.query<{ amount: number }>('select amount from refund where payment_id = $1', [id]);
  const left = amount - earlier.reduce((sum, row) => sum + row.amount, 0);
  if (left > 0) await refundPayment(tx, { paymentId: id, amount: left, key: 'late', why: 'Оплата после срока' });
  await tellPayer(tx, payment, unwantedTold);
}

/** Another sum than asked is never paid. What came in our currency is booked, and the staff decide. */
async function takeOdd(settling: Settling, payment: StoredPayment, said: BankWord): Promise<void> {
  const { tx } = settling;
  const { id, captured, currency, state } = payment;
  const more = said.currency === currency ? said.amount - captured : 0;
  if (more > 0 && state !== 'paid' && state !== 'refunded') {
    await tx.query('update payment set captured = $2 where id = $1', [id, said.amount]);
    await book(tx, id, `odd:${said.amount}`, { bank: more, suspense: -more });
  }
  if (payment.alarm !== 'wrong-sum' || more > 0) await cry(settling, payment, 'wrong-sum');
  if (payment.isOver) await expire(settling, payment);
}

async function takeDeclined(settling: Settling, payment: StoredPayment): Promise<void> {
  const { tx, subjects } = settling;
  const { id, kind, subjectId, state } = payment;
  if (state === 'paid' || state === 'refunded') {
    if (payment.alarm !== 'declined-after-paid') await cry(settling, payment, 'declined-after-paid');
    return;
  }
  const moved = await tx.query(
    `update payment set state = 'declined', settled_at = now(), next_check_at = now() + interval '10 minutes'
     where id = $1 and state = 'pending' returning id`,
    [id],
  );
  if (moved.length > 0) await handlerOf(subjects, kind).notPaid(tx, subjectId, 'declined', factsOf(payment));
}

/** Ends an attempt whose time is over. The bank is asked on for a day: what comes late goes back. */
export async function expire({ tx, subjects }: Settling, payment: StoredPayment): Promise<void> {
  const { id, kind, subjectId } = payment;
  const moved = await tx.query(
    `update payment set state = 'expired', settled_at = now(),
       next_check_at = case when bank_order is null then null else now() + interval '1 minute' end
     where id = $1 and state in ('created', 'pending') and expires_at <= now() returning id`,
    [id],
  );
  if (moved.length > 0) await handlerOf(subjects, kind).notPaid(tx, subjectId, 'expired', factsOf(payment));
  await tx.query(`select pg_notify($1, '')`, [paymentChannel]);
}
