import { randomUUID } from 'node:crypto';
import type { Returned } from '@showroom/domain/shop/receipt';
import { formatRoubles } from '@showroom/domain/text';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { book } from './ledger.ts';

/** Channel: something waits for the payment clock. */
export const paymentChannel = 'payments';

export type RefundRequest = {
  paymentId: string;
  /** Kopecks. */
  amount: number;
  /** What it is for: the same key refunds once. */
  key: string;
  /** For the staff and the bank; names nobody. */
  why: string;
  /** What goes back, its lines adding up to `amount`; without it the receipt shares the sale's lines. */
  returned?: Returned;
};

/**
 * Sends money back, within the caller's transaction: the refund, its entry of the books and the job. The bank is asked by the
 * payment clock, again and again until it says done. Returns the refund's id; of a key that was used, the earlier one's. Throws
 * 409 for more than is left of what the bank has taken, and for a payment without money.
 */
export async function refundPayment(
  executor: Executor,
  { paymentId, amount, key, why, returned }: RefundRequest,
): Promise<string> {
  const [payment] = await executor.query<{ state: string; captured: number }>(
    'select state, captured from payment where id = $1 for update',
    [paymentId],
  );
  const rows = await executor.query<{ id: string; key: string; amount: number }>(
    'select id, key, amount from refund where payment_id = $1',
    [paymentId],
  );
  const known = rows.find((row) => row.key === key);
  if (known) return known.id;
  const left = (payment?.captured ?? 0) - rows.reduce((sum, row) => sum + row.amount, 0);
  if (!payment || amount > left)
    throw new ApiError('ALREADY_EXISTS', `Вернуть можно не\u00a0больше ${formatRoubles(Math.max(0, left))}.`);
  const id = randomUUID();
  await executor.query(
    'insert into refund (id, payment_id, key, amount, why, returned) values ($1, $2, $3, $4, $5, $6::jsonb)',
    [id, paymentId, key, amount, why, returned ? JSON.stringify(returned) : null],
  );
  const from = payment.state === 'paid' || payment.state === 'refunded' ? 'sales' : 'suspense';
  await book(executor, paymentId, `refund:${id}`, { [from]: amount, payable: -amount });
  await executor.query(`select pg_notify($1, '')`, [paymentChannel]);
  return id;
}
