import { type DeskStoreOrder, deskStoreMoves } from '@showroom/api-contract/desk-store';
import { holdsStock, readStoreOrderNumber, storeOrderMoves, storeOrderNumber } from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { writeAudit } from '../content/store/audit.ts';
import { type Desk, deskFor } from '../tools/desk-for.ts';
import { requireLocked, requireOrder } from './customer.ts';
import { eventText, presentOrder } from './present.ts';
import { eventsOf, holdsOf, type Mover, type StoredOrder } from './queries.ts';

export const deskOf = deskFor('sales', 'service');

/** A number of an order, or the last digits of a phone. */
export function readSearch(search: string): { number?: number | undefined; tail?: string | undefined } {
  const digits = search.replace(/\D/g, '');
  return digits === '' ? {} : { number: readStoreOrderNumber(search), tail: digits };
}

export const customerName = ({ firstName, lastName }: StoredOrder): string =>
  [lastName, firstName].filter(Boolean).join(' ') || 'Данные удалены';

/** Delivered orders are handed over as the others are; those of a completed order are given back. */
const isRefundable = ({ status }: StoredOrder): boolean =>
  status === 'completed' || (holdsStock(status) && status !== 'awaiting_payment');

export async function presentDeskOrder(db: Executor, desk: Desk, id: string): Promise<DeskStoreOrder> {
  const order = await requireOrder(db, desk, id);
  const [holds, events] = [await holdsOf(db, order.id), await eventsOf(db, order.id)];
  return {
    ...(await presentOrder(db, order)),
    ...{ customer: customerName(order), customerPhone: order.phone, email: order.email },
    ...{ address: order.address, comment: order.comment, dealerName: order.dealerName ?? order.dealerCode },
    moves: deskStoreMoves.filter((to) => storeOrderMoves[order.status].includes(to)),
    isRefundable: isRefundable(order),
    holds,
    events: events.map((event) => ({
      ...{ author: event.author, text: eventText(event), at: new Date(event.at).toISOString() },
    })),
  };
}

/** One act of the staff on an order with its line of the trail, in one transaction. Throws 404 outside of the desk's centres. */
export function act(
  { database }: Pick<ApiContext, 'database'>,
  desk: Desk,
  id: string,
  what: string,
  work: (executor: Executor, order: StoredOrder, mover: Mover) => Promise<Record<string, unknown>>,
): Promise<DeskStoreOrder> {
  return database.transaction(async (executor) => {
    const order = await requireLocked(executor, desk, id);
    const details = await work(executor, order, { author: 'staff', actor: desk.actor });
    await writeAudit(executor, {
      ...{ holdingId: desk.holdingId, actor: desk.actor, act: what },
      ...{ subject: storeOrderNumber(order.number), details },
    });
    return presentDeskOrder(executor, desk, order.id);
  });
}
