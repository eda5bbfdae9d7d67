import { firstWorkStatus, orderWorkStatuses, serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import { changeWork } from './change-work.ts';
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

/**
 * The group's system proposes a work, changes one or moves one on. A new or changed work that costs something waits for the customer,
 * whatever the system says of it. Throws 400 for a change of what he has agreed to, and for a move that does not exist.
 */
export async function takeOrderWork(
  executor: Executor,
  holdingId: number,
  { number, workId, status, ...work }: v.InferOutput<typeof orderWorkEvent>,
): Promise<void> {
  const order = await orderOf(executor, holdingId, number);
  const find = async () => (await worksOf(executor, order.id)).find(({ externalId }) => externalId === workId);
  const known = await find();
  if (known && (known.name !== work.name || known.price !== work.price))
    return changeWork(executor, order, known, work, system);
  if (!known) {
    const first = firstWorkStatus(status, work.price);
    await proposeWork(executor, order, { ...work, externalId: workId, status: first }, system);
    // It says itself that nobody was asked.
    if (status === 'in_work' || status === 'done') return;
  }
  const stands = known ?? (await find());
  if (stands && stands.status !== status) await moveWork(executor, order, stands, status, system);
}
