import type { StoreOrder } from '@showroom/api-contract/store-orders';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { requireId } from '../account-files/object-id.ts';
import { startPayment } from '../payments/start-payment.ts';
import { orderTitle } from './messages.ts';
import { noOrder } from './move.ts';
import { presentOrder } from './present.ts';
import { findOrder, lockOrder, type OrderScope, type StoredOrder, waitsForPayment } from './queries.ts';
import { endOrder } from './refund.ts';

/** An order of the scope. Throws the same 404 for a foreign, an unknown and a malformed id. */
export async function requireOrder(db: Executor, scope: OrderScope, id: string): Promise<StoredOrder> {
  const order = await findOrder(db, scope, requireId(id, 'Такого заказа нет.'));
  if (!order) throw noOrder();
  return order;
}

/** An order of the scope that nobody else changes until the transaction ends. */
export async function requireLocked(executor: Executor, scope: OrderScope, id: string): Promise<StoredOrder> {
  const { id: known } = await requireOrder(executor, scope, id);
  await lockOrder(executor, known);
  return requireOrder(executor, scope, known);
}

export const readOrder = async (db: Executor, holdingId: number, id: string): Promise<StoreOrder> =>
  presentOrder(db, await requireOrder(db, { holdingId }, id));

/** Cancels by the secret link; what is over stays as it is. Throws 404, 403 once the goods were handed over. */
export const cancelOrder = ({ database }: Pick<ApiContext, 'database'>, holdingId: number, id: string) =>
  database.transaction(async (executor): Promise<StoreOrder> => {
    const order = await requireLocked(executor, { holdingId }, id);
    if (!['cancelled', 'refunded', 'expired'].includes(order.status))
      await endOrder(executor, order, { author: 'customer' });
    return readOrder(executor, holdingId, order.id);
  });

/** Another attempt to pay while the goods are held. Throws 404, 403 for an order that waits for no payment. */
export const payOrder = ({ database }: Pick<ApiContext, 'database'>, holdingId: number, id: string) =>
  database.transaction(async (executor): Promise<{ paymentId: string }> => {
    const order = await requireLocked(executor, { holdingId }, id);
    if (order.heldUntil === null || !waitsForPayment(order))
      throw new ApiError('PERMISSION_DENIED', 'Заказ не\u00a0ждёт оплаты.');
    const paymentId = await startPayment(executor, {
      ...{ holdingId, subject: { kind: 'order', id: order.id }, amount: order.total, description: orderTitle(order) },
      payer: { email: order.email, phone: order.phone, customerId: order.customerId },
      expiresAt: new Date(order.heldUntil).getTime(),
    });
    await executor.query('update store_order set payment_id = $2 where id = $1', [order.id, paymentId]);
    return { paymentId };
  });
