import { randomUUID } from 'node:crypto';
import { type ReceiptMethod, receiptLines, type SoldLine, shareLines } from '@showroom/domain/shop/receipt';
import type { Executor } from '../../db/database.ts';
import { paymentChannel } from './refund-payment.ts';

type NewReceipt = {
  paymentId: string;
  /** `sell`, `settle`, `refund:<id>`: the same key prints once. */
  key: string;
  kind: 'sell' | 'refund';
  paidBy?: 'electronic' | 'prepaid';
  lines: readonly SoldLine[];
  method: ReceiptMethod;
  /** Kopecks; less than the lines come to: they are shared. */
  amount: number;
};

/** Puts a receipt up for printing, within the caller's transaction. */
export async function addReceipt(
  executor: Executor,
  { paymentId, key, kind, paidBy = 'electronic', lines, method, amount }: NewReceipt,
): Promise<void> {
  await executor.query(
    `insert into receipt (id, payment_id, key, kind, paid_by, amount, lines)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (payment_id, key) do nothing`,
    [
      ...[randomUUID(), paymentId, key, kind, paidBy, amount],
      JSON.stringify(receiptLines(shareLines(lines, amount), method)),
    ],
  );
  await executor.query(`select pg_notify($1, '')`, [paymentChannel]);
}

/**
 * The second receipt of what was prepaid: the goods have changed hands. Within the caller's transaction, once. `lines`: what was
 * handed over; `amount`: kopecks.
 */
export const settleReceipt = (
  executor: Executor,
  { paymentId, lines, amount }: { paymentId: string; lines: readonly SoldLine[]; amount: number },
): Promise<void> =>
  addReceipt(executor, {
    ...{ paymentId, key: 'settle', kind: 'sell', paidBy: 'prepaid', method: 'full_payment', lines, amount },
  });
