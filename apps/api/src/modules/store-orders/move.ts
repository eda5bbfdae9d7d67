import { dayOf } from '@showroom/domain/booking/moscow-time';
import { keptUntil } from '@showroom/domain/shop/pickup-day';
import { canMoveStoreOrder, holdsStock, type StoreOrderStatus, waitingDays } from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import { settleReceipt } from '../payments/receipts.ts';
import { withdrawPayments } from '../payments/start-payment.ts';
import { tellStatus } from './messages.ts';
import { earnPoints, releasePoints } from './points.ts';
import { addEvent, findOrder, linesOf, type Mover, type StoredOrder } from './queries.ts';
import { soldLines } from './sold-lines.ts';
import { endHolds } from './stock.ts';

export const noOrder = () => notFound('Такого заказа нет.');
const noMove = () =>
  badRequest('Такого перехода нет.', [{ field: 'status', message: 'Обновите заказ: статус изменился.' }]);

/** Until when goods are held after a move: without an end once paid or in work, some days once ready and not paid. */
function heldAfter({ pay, readyOn }: StoredOrder, to: StoreOrderStatus): Date | null {
  if (to !== 'ready' || pay === 'online') return null;
  const today = dayOf(Date.now());
  return new Date(keptUntil(today > readyOn ? today : readyOn, waitingDays));
}

/** Points of an order, in points. */
const pointsOf = async (executor: Executor, order: StoredOrder): Promise<number> => {
  const lines = await linesOf(executor, order.id);
  const back = lines.reduce((sum, { points, qty, refunded }) => sum + Math.floor((points * refunded) / qty), 0);
  return order.points / 100 - Math.floor(back / 100);
};

/** What leaves with a status: goods, points, open payments. */
async function settle(executor: Executor, order: StoredOrder, to: StoreOrderStatus): Promise<void> {
  if (to === 'completed') {
    await endHolds(executor, order.id, { lowersStock: true });
    await earnPoints(executor, order);
    if (order.paymentId !== null && order.pay === 'online') {
      const lines = soldLines(await linesOf(executor, order.id), order.delivery);
      await settleReceipt(executor, { paymentId: order.paymentId, lines, amount: order.total - order.refunded });
    }
    return;
  }
  if (holdsStock(to) || !holdsStock(order.status)) return;
  await endHolds(executor, order.id, { lowersStock: false });
  if (order.points > 0) await releasePoints(executor, order, await pointsOf(executor, order), 'rest');
  await withdrawPayments(executor, { kind: 'order', id: order.id });
}

/**
 * Moves an order on, with its stock, points, payments and line of history, and tells the buyer. The order is locked by the caller
 * (`lockOrder`). Throws 400 for a move that does not exist.
 */
export async function moveOrder(
  executor: Executor,
  order: StoredOrder,
  to: StoreOrderStatus,
  mover: Mover,
): Promise<void> {
  if (!canMoveStoreOrder(order.status, to)) throw noMove();
  const moved = await executor.query(
    `update store_order set status = $3, held_until = $4, updated_at = now(),
       paid_at = case when $3 in ('paid', 'completed') then coalesce(paid_at, now()) else paid_at end
     where id = $1 and status = $2 returning id`,
    [order.id, order.status, to, heldAfter(order, to)?.toISOString() ?? null],
  );
  if (moved.length === 0) throw noMove();
  await addEvent(executor, order.id, { kind: 'status', body: to, ...mover });
  await settle(executor, order, to);
  const now = await findOrder(executor, { holdingId: order.holdingId }, order.id);
  if (now) await tellStatus(executor, now, to);
}
