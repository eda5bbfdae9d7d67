import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { formatRoubles } from '@showroom/domain/text';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { clubOf } from './buyer.ts';
import { orderedOf, readItems } from './goods.ts';
import { lineProblem } from './line-problem.ts';
import type { OrderWork } from './order-work.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { findPromo } from './promo.ts';
import { soldOut } from './stock.ts';

/** 409: an order that is not what its buyer saw. */
export const changed = (details: { field: string; message: string }[]) =>
  new ApiError('ALREADY_EXISTS', 'Пока вы оформляли заказ, он изменился. Проверьте его ещё раз.', { details });

/** The sums that the buyer saw, or a 409 that says what changed. */
function requireSeen({ sums }: PricedOrder, { seenTotal, points = 0 }: StoreOrderRequest): void {
  if (sums.points !== points * 100)
    throw changed([{ field: 'points', message: `Баллами можно оплатить ${formatRoubles(sums.points)}.` }]);
  if (sums.total !== seenTotal)
    throw changed([{ field: 'seenTotal', message: `Итог теперь ${formatRoubles(sums.total)}.` }]);
}

/** What was asked at today's prices, with code and points. Throws 409 where it is not what the buyer saw, or fewer than are sold. */
export async function priceAsked(
  executor: Executor,
  { context, holdingId, request, recipient, buyer }: OrderWork,
): Promise<{ priced: PricedOrder; promoId: number | undefined; ratePercent: number }> {
  const { lines: asked, receiving, promo: code, points = 0 } = request;
  const found = await readItems(
    executor,
    asked.map(({ id }) => id),
  );
  const known = new Set(found.map(({ id }) => id));
  const gone = asked.filter(({ id }) => !known.has(id));
  if (gone.length > 0) throw soldOut(gone.map(({ id }) => ({ id, left: 0 })));
  const ordered = orderedOf(found, asked);
  const few = ordered.flatMap(({ item: { id, minCount }, qty }) => {
    const message = lineProblem(qty, { minCount, left: Number.POSITIVE_INFINITY });
    return message === null ? [] : [{ field: `lines.${id}`, message }];
  });
  if (few.length > 0) throw changed(few);
  const { phone } = recipient;
  const promo =
    code === undefined
      ? undefined
      : await findPromo(executor, holdingId, code, { phone, customerId: buyer?.id, isLocked: true });
  if (promo && 'refusal' in promo) throw changed([{ field: 'promo', message: promo.refusal }]);
  const club = await clubOf(executor, context, holdingId, buyer?.id);
  const isDelivered = receiving.kind === 'delivery';
  const priced = priceOrder(ordered, { promo: promo?.promo, club, wantedPoints: points, isDelivered });
  requireSeen(priced, request);
  return { priced, promoId: promo?.id, ratePercent: club?.ratePercent ?? 0 };
}
