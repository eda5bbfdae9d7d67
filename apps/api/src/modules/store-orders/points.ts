import { pendingDays } from '@showroom/domain/account/loyalty';
import { addDays } from '@showroom/domain/booking/moscow-time';
import { pointsFor } from '@showroom/domain/shop/order-sums';
import type { Executor } from '../../db/database.ts';
import { creditPending, spendPoints, today } from '../loyalty/ledger.ts';
import { returnPoints, takeBackEarned } from '../loyalty/order-points.ts';
import { orderTitle } from './messages.ts';
import type { StoredOrder } from './queries.ts';

const spent = (id: string) => `store-order:${id}`;
const earned = (id: string) => `store-order-earned:${id}`;

/** Points of an order are held from its first moment. Throws 403 when they went elsewhere meanwhile. */
export async function holdPoints(
  executor: Executor,
  { id, number, customerId, points }: Pick<StoredOrder, 'id' | 'number' | 'customerId'> & { points: number },
): Promise<void> {
  if (customerId === null || points === 0) return;
  await spendPoints(executor, { customerId, points, reason: orderTitle({ number }), cause: spent(id) });
}

/** Gives points back that an order held. `key`: the same gives once. */
export async function releasePoints(
  executor: Executor,
  order: StoredOrder,
  points: number,
  key: string,
): Promise<void> {
  if (order.customerId === null || points === 0) return;
  const { id, customerId } = order;
  const reason = `${orderTitle(order)}: возврат`;
  await returnPoints(executor, {
    customerId,
    points,
    reason,
    spent: spent(id),
    cause: `store-order-back:${id}:${key}`,
  });
}

/** Points for goods that were paid and handed over. */
export function earnedBy({ total, delivery, refunded, ratePercent }: StoredOrder): number {
  return pointsFor(Math.max(0, total - delivery - refunded), ratePercent);
}

export async function earnPoints(executor: Executor, order: StoredOrder): Promise<void> {
  const points = earnedBy(order);
  if (order.customerId === null || points === 0) return;
  const { id, customerId } = order;
  const availableOn = addDays(today(), pendingDays);
  await creditPending(executor, { customerId, points, reason: orderTitle(order), cause: earned(id), availableOn });
}

/** Takes back what returned goods had earned. `before` and `after`: points that the order earned without and with this return. */
export async function unearnPoints(
  executor: Executor,
  order: StoredOrder,
  { before, after, key }: { before: number; after: number; key: string },
): Promise<void> {
  const points = before - after;
  if (order.customerId === null || points <= 0) return;
  const { id, customerId } = order;
  const reason = `${orderTitle(order)}: возврат`;
  await takeBackEarned(executor, {
    ...{ customerId, points, reason, earned: earned(id), cause: `store-order-unearned:${id}:${key}` },
  });
}
