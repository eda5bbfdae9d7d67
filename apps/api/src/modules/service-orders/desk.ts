import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@showroom/api-contract/desk-orders';
import {
  isOpenOrder,
  isWorkDecision,
  type OrderWorkStatus,
  orderWorkStatuses,
  type ServiceOrderStatus,
} from '@showroom/domain/account/service-order';
import type { Database, Executor } from '../../db/database.ts';
import type { OrderPart } from '../../db/order-schema.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { requireId } from '../account-files/object-id.ts';
import { writeAudit } from '../content/store/audit.ts';
import { type Desk, deskFor } from '../tools/desk-for.ts';
import { requireWork } from './customer.ts';
import { moveOrder, moveWork, noteMileage, tellOfAnswer, tellOfWork } from './move.ts';
import { presentDeskOrder } from './present.ts';
import { addOrderEvent, type DeskRow, type DeskScope, findDeskOrder } from './queries.ts';

export const serviceScope = deskFor('service');

const noOrder = 'Такого заказа нет.';

/** An order of the scope. Throws 404 outside of it. */
export async function requireDeskOrder(db: Executor, scope: DeskScope, id: string, isLocked = false): Promise<DeskRow> {
  const order = await findDeskOrder(db, scope, requireId(id, noOrder), isLocked);
  if (!order) throw notFound(noOrder);
  return order;
}

export const readDeskOrder = async (db: Executor, scope: DeskScope, id: string): Promise<DeskOrder> =>
  presentDeskOrder(db, await requireDeskOrder(db, scope, id));

/** One act on an order with its line of the trail, in one transaction. */
const act = (
  database: Database,
  scope: Desk,
  id: string,
  what: string,
  work: (executor: Executor, order: DeskRow) => Promise<Record<string, string>>,
): Promise<DeskOrder> =>
  database.transaction(async (executor) => {
    const order = await requireDeskOrder(executor, scope, id, true);
    const details = await work(executor, order);
    await writeAudit(executor, {
      ...{ holdingId: scope.holdingId, actor: scope.actor, act: what, subject: String(order.number), details },
    });
    return readDeskOrder(executor, scope, id);
  });

/** Moves an order on. Throws 404, and 400 for a move that does not exist. */
export const moveDeskOrder = (
  database: Database,
  scope: Desk,
  id: string,
  { status, mileageKm }: { status: ServiceOrderStatus; mileageKm?: number | undefined },
) =>
  act(database, scope, id, 'order-status', async (executor, order) => {
    await moveOrder(executor, order, status, { author: 'staff', actor: scope.actor });
    if (mileageKm !== undefined) await noteMileage(executor, order, mileageKm);
    return { from: order.status, to: status };
  });

export type NewWork = {
  name: string;
  reason?: string | undefined;
  price: number;
  parts?: OrderPart[] | undefined;
  externalId?: string | undefined;
  /** Another than the one that waits for the customer. */
  status?: OrderWorkStatus | undefined;
};

/** Proposes a work: the customer agrees or declines; or notes one that nobody need be asked about. Returns its id. */
export async function proposeWork(
  executor: Executor,
  order: DeskRow,
  { name, reason, price, parts = [], externalId, status = 'planned' }: NewWork,
  mover: { author: 'staff' | 'system'; actor?: string },
): Promise<string> {
  const id = randomUUID();
  await executor.query(
    `insert into order_work (id, order_id, name, reason, price, parts, status, external_id)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
    [id, order.id, name, reason || null, price, JSON.stringify(parts), status, externalId ?? null],
  );
  await addOrderEvent(executor, order.id, { kind: 'work', body: status, workId: id, ...mover });
  await tellOfWork(executor, order, `${name}: ${orderWorkStatuses[status].toLowerCase()}.`);
  return id;
}

/** Proposes a work from the desk. Throws 404, 403 for a closed order. */
export const addDeskWork = (database: Database, scope: Desk, id: string, work: NewWork) =>
  act(database, scope, id, 'order-work', async (executor, order) => {
    requireOpen(order);
    const made = await proposeWork(executor, order, work, { author: 'staff', actor: scope.actor });
    return { work: made };
  });

/** Moves a work on. Throws 404, 400 for a move that does not exist or that only the customer has. */
export const moveDeskWork = (database: Database, scope: Desk, id: string, workId: string, to: OrderWorkStatus) =>
  act(database, scope, id, 'order-work', async (executor, order) => {
    requireOpen(order);
    const work = await requireWork(executor, order.id, workId);
    if (isWorkDecision(to) && work.status !== 'approved') throw badRequest('Это решает клиент.');
    await moveWork(executor, order, work, to, { author: 'staff', actor: scope.actor });
    return { work: work.id, to };
  });

/** Writes to the customer. Throws 404, 403 for a closed order. */
export const answerOrder = (database: Database, scope: Desk, id: string, text: string) =>
  act(database, scope, id, 'order-answer', async (executor, order) => {
    requireOpen(order);
    await addOrderEvent(executor, order.id, { kind: 'answer', author: 'staff', actor: scope.actor, body: text });
    await tellOfAnswer(executor, order);
    return {};
  });

function requireOpen({ status }: DeskRow): void {
  if (!isOpenOrder(status)) throw new ApiError('PERMISSION_DENIED', 'Заказ уже закрыт.');
}
