import { orderWorkStatuses, serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import { proposeWork } from './desk.ts';
import { moveOrder, moveWork, noteMileage } from './move.ts';
import { type DeskRow, findDeskOrder, worksOf } from './queries.ts';

const money = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** `service-order.status`: `{ number, status, mileageKm? }`; the number is that of the order here. */
export const orderStatusEvent = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  status: v.picklist(codesOf(serviceOrderStatuses)),
  mileageKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999))),
});
/** `service-order.work`: a work of the group's system, new or moved on. */
export const orderWorkEvent = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  workId: key,
  name,
  reason: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  price: money,
  parts: v.optional(
    v.pipe(
      v.array(v.object({ name, count: v.pipe(v.number(), v.integer(), v.minValue(1)), price: money })),
      v.maxLength(50),
    ),
  ),
  status: v.optional(v.picklist(codesOf(orderWorkStatuses)), 'planned'),
});

const system = { author: 'system' as const };

async function orderOf(executor: Executor, holdingId: number, number: string): Promise<DeskRow> {
  const [row] = await executor.query<{ id: string }>(
    'select id from service_order where holding_id = $1 and number = $2',
    [holdingId, Number(number)],
  );
  const order = row && (await findDeskOrder(executor, { holdingId, dealers: null }, row.id, true));
  if (!order) throw notFound('Такого заказа нет.');
  return order;
}

/** The group's system moves an order on. The status that it has already is no move. */
export async function takeOrderStatus(
  executor: Executor,
  holdingId: number,
  { number, status, mileageKm }: v.InferOutput<typeof orderStatusEvent>,
): Promise<void> {
  const order = await orderOf(executor, holdingId, number);
  if (order.status !== status) await moveOrder(executor, order, status, system);
  if (mileageKm !== undefined) await noteMileage(executor, order, mileageKm);
}

/** The group's system proposes a work or moves one on. */
export async function takeOrderWork(
  executor: Executor,
  holdingId: number,
  { number, workId, status, ...work }: v.InferOutput<typeof orderWorkEvent>,
): Promise<void> {
  const order = await orderOf(executor, holdingId, number);
  const known = (await worksOf(executor, order.id)).find(({ externalId }) => externalId === workId);
  if (!known) await proposeWork(executor, order, { ...work, externalId: workId }, system);
  const stands = known ?? (await worksOf(executor, order.id)).find(({ externalId }) => externalId === workId);
  if (stands && stands.status !== status) await moveWork(executor, order, stands, status, system);
}
