import type { OrderDetail } from '@showroom/api-contract/service-orders';
import { isCancellableOrder, isOpenOrder, type WorkDecision } from '@showroom/domain/account/service-order';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { requireId } from '../account-files/object-id.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { noteLimit } from '../rate-limits/limits.data.ts';
import { moveOrder, moveWork } from './move.ts';
import { presentOrderDetail } from './present.ts';
import { addOrderEvent, findOwnOrder, type OrderRow, worksOf } from './queries.ts';

const noOrder = 'Такого заказа нет.';
const noWork = 'Такой работы нет.';
const closed = () => new ApiError('PERMISSION_DENIED', 'Заказ уже закрыт.');

/** An order of the customer. Throws 404 for anybody else's. */
export async function requireOrder(db: Executor, customerId: string, id: string, isLocked = false): Promise<OrderRow> {
  const order = await findOwnOrder(db, customerId, requireId(id, noOrder), isLocked);
  if (!order) throw notFound(noOrder);
  return order;
}

/** A work of an order. Throws 404 for one of another order. */
export async function requireWork(db: Executor, orderId: string, id: string) {
  const work = (await worksOf(db, orderId)).find((one) => one.id === id);
  if (!work) throw notFound(noWork);
  return work;
}

export const readOrder = async (db: Executor, customerId: string, id: string): Promise<OrderDetail> =>
  presentOrderDetail(db, await requireOrder(db, customerId, id));

const act = (
  database: Database,
  customerId: string,
  id: string,
  work: (executor: Executor, order: OrderRow) => Promise<void>,
): Promise<OrderDetail> =>
  database.transaction(async (executor) => {
    await work(executor, await requireOrder(executor, customerId, id, true));
    return readOrder(executor, customerId, id);
  });

/** Cancels an order and its visit; one that is cancelled stays so. Throws 404, 403 once the car is in the workshop. */
export const cancelOrder = (database: Database, customerId: string, id: string) =>
  act(database, customerId, id, async (executor, order) => {
    if (order.status === 'cancelled') return;
    if (!isCancellableOrder(order.status))
      throw new ApiError('PERMISSION_DENIED', 'Заказ уже в\u00a0работе: позвоните в\u00a0центр.');
    await moveOrder(executor, order, 'cancelled', { author: 'customer' });
  });

/** Writes to the workshop. Throws 404, 403 for a closed order, 429. */
export const noteOrder = (database: Database, customerId: string, id: string, text: string) =>
  act(database, customerId, id, async (executor, order) => {
    if (!isOpenOrder(order.status)) throw closed();
    await consumeAll(executor, [{ limit: noteLimit, subject: order.id }]);
    await addOrderEvent(executor, order.id, { kind: 'note', author: 'customer', body: text });
  });

/**
 * Agrees to a work or declines it. The same decision again changes nothing. Throws 404, 403 for a closed order, 400 once it is begun, and
 * where the price is no longer the one that the customer saw, if he says which.
 */
export const decideWork = (
  database: Database,
  customerId: string,
  id: string,
  workId: string,
  { decision, price }: { decision: WorkDecision; price?: number | undefined },
) =>
  act(database, customerId, id, async (executor, order) => {
    const work = await requireWork(executor, order.id, workId);
    if (work.status === decision) return;
    if (!isOpenOrder(order.status)) throw closed();
    if (price !== undefined && price !== work.price)
      throw badRequest('Цена работы изменилась. Посмотрите новую и\u00a0решите ещё раз.');
    await moveWork(executor, order, work, decision, { author: 'customer' });
  });
