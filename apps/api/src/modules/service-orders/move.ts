import { goesBack } from '@showroom/domain/account/garage-car';
import {
  canMoveOrder,
  canMoveWork,
  type OrderWorkStatus,
  orderWorkStatuses,
  type ServiceOrderStatus,
  serviceOrderStatuses,
} from '@showroom/domain/account/service-order';
import { clockText, dayOf, minutesOf } from '@showroom/domain/booking/moscow-time';
import { formatDayMonth } from '@showroom/domain/dates';
import { plural } from '@showroom/domain/text';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { orderNumber } from '../account-files/wire.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { dropReminders } from '../outbox/queries.ts';
import { addOrderEvent, type OrderRow, type WorkRow } from './queries.ts';

/** Who moves: a customer, a member of the staff, the group's systems or time. */
export type Mover = { author: 'customer' | 'staff' | 'system'; actor?: string };

export const orderHref = (id: string) => `/lk/orders/${id}/`;
const noMove = () =>
  badRequest('Такого перехода нет.', [{ field: 'status', message: 'Обновите заказ: статус изменился.' }]);
const titleOf = ({ number }: Pick<OrderRow, 'number'>) => `Заказ на\u00a0сервис № ${orderNumber(number)}`;

function wordsOf({ vehicle, visitAt, dealer }: OrderRow, to: ServiceOrderStatus): string {
  const at = visitAt === null ? undefined : new Date(visitAt).getTime();
  const when =
    to === 'confirmed' && at !== undefined
      ? `${formatDayMonth(dayOf(at))} в\u00a0${clockText(minutesOf(at))}`
      : undefined;
  return [serviceOrderStatuses[to], when, vehicle, dealer].filter(Boolean).join('. ');
}

/** Tells the customer about an order; what they did themselves they know. */
const tell = (executor: Executor, order: OrderRow, text: string) =>
  tellCustomer(executor, {
    ...{ customerId: order.customerId, kind: 'service-order', href: orderHref(order.id) },
    ...{ title: titleOf(order), text },
  });

/** Tells of what comes in rows: works and messages of one order. */
const tellOneOfMany = (executor: Executor, order: OrderRow, what: 'Работы' | 'Сообщение мастера', text: string) =>
  tellCustomer(executor, {
    ...{ customerId: order.customerId, kind: 'service-order', href: orderHref(order.id), isOneOfMany: true },
    ...{ title: `${what} по\u00a0заказу № ${orderNumber(order.number)}`, text },
  });

/** Tells of a work. What waits for a decision comes first, whatever was done last. */
export async function tellOfWork(executor: Executor, order: OrderRow, text: string): Promise<void> {
  const planned = await executor.query<{ name: string }>(
    `select name from order_work where order_id = $1 and status = 'planned'`,
    [order.id],
  );
  const [only, ...others] = planned;
  const decide =
    others.length > 0
      ? `Ждут вашего решения: ${planned.length}\u00a0${plural(planned.length, ['работа', 'работы', 'работ'])}. Посмотрите цены и\u00a0решите.`
      : `Мастер предлагает работу: ${only?.name}. Посмотрите цену и\u00a0решите.`;
  await tellOneOfMany(executor, order, 'Работы', only ? decide : text);
}

/** Tells of an answer of the workshop. */
export const tellOfAnswer = (executor: Executor, order: OrderRow) =>
  tellOneOfMany(executor, order, 'Сообщение мастера', 'Ответ ждёт вас в\u00a0заказе.');

/**
 * Moves an order on, with its visit and its line of history, and tells the customer. Throws 400 for a move that does not exist.
 * The order is locked by the caller.
 */
export async function moveOrder(
  executor: Executor,
  order: OrderRow,
  to: ServiceOrderStatus,
  mover: Mover,
): Promise<void> {
  const { id, status } = order;
  if (!canMoveOrder(status, to)) throw noMove();
  const moved = await executor.query(
    'update service_order set status = $3, updated_at = now() where id = $1 and status = $2 returning id',
    [id, status, to],
  );
  if (moved.length === 0) throw noMove();
  await addOrderEvent(executor, id, { kind: 'status', body: to, ...mover });
  await moveVisit(executor, order, to);
  if (to === 'arrived') await seeCar(executor, order);
  if (mover.author !== 'customer') await tell(executor, order, wordsOf(order, to));
}

const visitStatus: Partial<Record<ServiceOrderStatus, 'cancelled' | 'done' | 'no_show'>> = {
  cancelled: 'cancelled',
  arrived: 'done',
  no_show: 'no_show',
};

/** The booking follows its order: what is cancelled frees its time. */
async function moveVisit(executor: Executor, { bookingId, leadId }: OrderRow, to: ServiceOrderStatus): Promise<void> {
  const status = visitStatus[to];
  if (!status || !bookingId) return;
  await executor.query(
    `update booking set status = $2, sequence = sequence + 1, updated_at = now()
     where id = $1 and status in ('confirmed', 'no_show')`,
    [bookingId, status],
  );
  if (status === 'cancelled' && leadId) await dropReminders(executor, leadId);
}

/** Who has the car before the eyes has checked it. */
async function seeCar(executor: Executor, { carId }: OrderRow): Promise<void> {
  if (!carId) return;
  await executor.query(
    `update garage_car set status = 'active', checking_since = null, updated_at = now() where id = $1 and status = 'checking'`,
    [carId],
  );
}

/** Notes the odometer at the reception. A lower one than before stands there with the words that the workshop read it. */
export async function noteMileage(executor: Executor, { id, carId }: OrderRow, km: number): Promise<void> {
  await executor.query('update service_order set mileage_km = $2 where id = $1', [id, km]);
  if (!carId) return;
  const [last] = await executor.query<{ km: number }>(
    'select km from garage_mileage where car_id = $1 order by id desc limit 1',
    [carId],
  );
  await executor.query(
    `insert into garage_mileage (car_id, km, noted_on, source, remark)
     values ($1, $2, (now() at time zone 'Europe/Moscow')::date, 'service', $3)`,
    [carId, km, goesBack(last?.km ?? null, km) ? 'По показаниям при приёмке' : null],
  );
}

/** Moves a work on. Throws 400 for a move that does not exist. Tells the customer what they did not decide themselves. */
export async function moveWork(
  executor: Executor,
  order: OrderRow,
  work: WorkRow,
  to: OrderWorkStatus,
  mover: Mover,
): Promise<void> {
  if (!canMoveWork(work.status, to)) throw noMove();
  const moved = await executor.query(
    `update order_work set status = $3, updated_at = now(),
       decided_at = case when $3 in ('approved', 'declined') then now() else decided_at end
     where id = $1 and status = $2 returning id`,
    [work.id, work.status, to],
  );
  if (moved.length === 0) throw noMove();
  await addOrderEvent(executor, order.id, { kind: 'work', body: to, workId: work.id, ...mover });
  if (mover.author !== 'customer')
    await tellOfWork(executor, order, `${work.name}: ${orderWorkStatuses[to].toLowerCase()}.`);
}
