import { pointsFor } from '@showroom/domain/shop/order-sums';
import { holdsStock } from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { tellRefund } from './messages.ts';
import { moveOrder } from './move.ts';
import { earnedBy, releasePoints, unearnPoints } from './points.ts';
import { addEvent, findOrder, linesOf, type Mover, type StoredLine, type StoredOrder } from './queries.ts';
import { returnedLines, soldLines } from './sold-lines.ts';
import { endHolds, putBack } from './stock.ts';
import { type Taken, takeOff } from './take-off.ts';

export type LineRefund = {
  lines: readonly { id: number; qty: number }[];
  /** The same in every attempt. */
  key: string;
  /** Goods that were handed over lie on the centre's shelf again. */
  toStock: boolean;
};

/** Points of an order that go back when lines have lost so much: whole ones, and all of them in the end. */
function wholePoints(lines: readonly StoredLine[], taken: readonly Taken[]): number {
  const before = lines.reduce((sum, { points, qty, refunded }) => sum + Math.floor((points * refunded) / qty), 0);
  const now = taken.reduce((sum, { points }) => sum + points, 0);
  return Math.floor((before + now) / 100) - Math.floor(before / 100);
}

const paidOnline = ({ pay, paidAt, paymentId }: StoredOrder): string | null =>
  pay === 'online' && paidAt !== null ? paymentId : null;

async function noteRefund(
  executor: Executor,
  order: StoredOrder,
  amount: number,
  taken: readonly Taken[],
): Promise<void> {
  await executor.query('update store_order set refunded = refunded + $2, updated_at = now() where id = $1', [
    order.id,
    amount,
  ]);
  for (const { line, qty } of taken)
    await executor.query('update store_order_line set refunded = refunded + $2 where id = $1', [line.id, qty]);
}

/**
 * Takes pieces off an order or gives them back: stock, money, points. The order is locked by the caller. The same key does it once.
 * What was not paid yet is owed no more; what was paid online goes back by the bank. Nothing left: the order ends.
 * Throws 403 for an order of which nothing can be given back, 400 for more than is left.
 */
export async function refundLines(
  executor: Executor,
  order: StoredOrder,
  { lines: asked, key, toStock }: LineRefund,
  mover: Mover,
): Promise<void> {
  const isHanded = order.status === 'completed';
  const known = await executor.query('select 1 from store_order_refund where order_id = $1 and key = $2', [
    order.id,
    key,
  ]);
  if (known.length > 0) return;
  if (!isHanded && (!holdsStock(order.status) || order.status === 'awaiting_payment'))
    throw new ApiError('PERMISSION_DENIED', 'По\u00a0этому заказу возвращать нечего.');
  const lines = await linesOf(executor, order.id);
  const taken = takeOff(lines, asked);
  const isAll = lines.every(
    (line) => line.refunded + (taken.find((one) => one.line.id === line.id)?.qty ?? 0) === line.qty,
  );
  if (isAll && !isHanded) return endOrder(executor, order, mover, key);
  const amount = taken.reduce((sum, { sum: part }) => sum + part, 0);
  const points = wholePoints(lines, taken);
  await executor.query('insert into store_order_refund (order_id, key, amount, lines) values ($1, $2, $3, $4::jsonb)', [
    order.id,
    key,
    amount,
    JSON.stringify(asked),
  ]);
  await noteRefund(executor, order, amount, taken);
  await addEvent(executor, order.id, { kind: 'refund', body: String(amount), ...mover });
  const goods = taken.map(({ line, qty }) => ({ itemId: line.itemId, qty }));
  if (!isHanded) {
    const only = new Map(goods.map(({ itemId, qty }) => [itemId, qty]));
    await endHolds(executor, order.id, { lowersStock: false, only });
  } else if (toStock && order.dealerId !== null) await putBack(executor, order.dealerId, goods);
  await releasePoints(executor, order, points, key);
  if (isHanded) {
    const after = pointsFor(Math.max(0, order.total - order.delivery - order.refunded - amount), order.ratePercent);
    await unearnPoints(executor, order, { before: earnedBy(order), after, key });
  }
  const paymentId = paidOnline(order);
  if (paymentId !== null && amount > 0)
    await refundPayment(executor, {
      ...{ paymentId, amount, key: `order:${key}`, why: 'Возврат товаров заказа' },
      returned: { lines: returnedLines(taken), method: isHanded ? 'full_payment' : 'full_prepayment' },
    });
  const now = await findOrder(executor, { holdingId: order.holdingId }, order.id);
  if (!now) return;
  if (isAll) await moveOrder(executor, now, 'refunded', mover);
  else await tellRefund(executor, now, amount);
}

/**
 * Ends an order before hand-over: goods are free again, points go back, and what was paid online goes back whole, delivery
 * included. The order is locked by the caller. Throws 403 once it is handed over or over.
 */
export async function endOrder(executor: Executor, order: StoredOrder, mover: Mover, key = 'whole'): Promise<void> {
  if (!holdsStock(order.status)) throw new ApiError('PERMISSION_DENIED', 'Этот заказ уже не\u00a0отменить.');
  const paymentId = paidOnline(order);
  if (paymentId === null) return moveOrder(executor, order, 'cancelled', mover);
  const amount = order.total - order.refunded;
  await executor.query(
    `insert into store_order_refund (order_id, key, amount, lines) values ($1, $2, $3, '[]') on conflict do nothing`,
    [order.id, key, amount],
  );
  await executor.query('update store_order set refunded = total, updated_at = now() where id = $1', [order.id]);
  if (amount > 0)
    await refundPayment(executor, {
      ...{ paymentId, amount, key: `order:${key}`, why: 'Отмена заказа' },
      returned: { lines: soldLines(await linesOf(executor, order.id), order.delivery), method: 'full_prepayment' },
    });
  await moveOrder(executor, order, 'refunded', mover);
}
