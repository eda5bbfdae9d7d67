import { workAfterChange } from '@showroom/domain/account/service-order';
import type { Executor } from '../../db/database.ts';
import type { OrderPart } from '../../db/order-schema.ts';
import { badRequest } from '../../http/api-error.ts';
import { type Mover, tellOfWork } from './move.ts';
import { addOrderEvent, type OrderRow, type WorkRow } from './queries.ts';

type Change = { name: string; reason?: string | undefined; price: number; parts?: OrderPart[] | undefined };

/**
 * Gives a work another name or price, and asks the customer anew. Throws 400 where he has agreed to it: what is done beyond that is a
 * work of its own. The order is locked by the caller.
 */
export async function changeWork(
  executor: Executor,
  order: OrderRow,
  work: WorkRow,
  { name, reason, price, parts }: Change,
  mover: Mover,
): Promise<void> {
  const to = workAfterChange(work.status);
  if (!to) {
    const message = 'Клиент согласовал эту работу: другую цену или название передайте отдельной работой.';
    throw badRequest('Согласованная работа не\u00a0меняется.', [
      { field: work.price === price ? 'name' : 'price', message },
    ]);
  }
  await executor.query(
    `update order_work set name = $2, price = $3, reason = coalesce($4, reason), parts = coalesce($5::jsonb, parts), status = $6,
       decided_at = null, updated_at = now() where id = $1`,
    [work.id, name, price, reason ?? null, parts ? JSON.stringify(parts) : null, to],
  );
  await addOrderEvent(executor, order.id, { kind: 'work', body: to, workId: work.id, ...mover });
  await tellOfWork(executor, order, name);
}
