import type { DeskOrder } from '@showroom/api-contract/desk-orders';
import type { OrderDetail, OrderRow as OrderLine, OrderWork } from '@showroom/api-contract/service-orders';
import {
  isCancellableOrder,
  isOpenOrder,
  isWorkDecision,
  nextOrderStatuses,
  nextWorkStatuses,
  orderWorkStatuses,
  serviceOrderStatuses,
} from '@showroom/domain/account/service-order';
import type { Executor } from '../../db/database.ts';
import { listFiles } from '../account-files/account-files.ts';
import { isoOrNull, orderNumber } from '../account-files/wire.ts';
import { type DeskRow, type EventRow, eventsOf, type OrderRow, type WorkRow, worksOf } from './queries.ts';

/** An order as a list shows it. */
export const presentOrder = ({
  id,
  number,
  status,
  dealer,
  dealerCode,
  vehicle,
  visitAt,
  createdAt,
  price,
  waiting,
}: OrderRow): OrderLine => ({
  ...{ id, number: orderNumber(number), status, dealer: dealer ?? dealerCode, vehicle, price, waiting },
  visitAt: isoOrNull(visitAt),
  createdAt: new Date(createdAt).toISOString(),
});

const presentWork = async (db: Executor, work: WorkRow, isOpen: boolean): Promise<OrderWork> => {
  const { id, name, reason, price, parts, status } = work;
  return {
    ...{ id, name, reason, price, parts, status },
    photos: await listFiles(db, { kind: 'work', id }),
    decisions: isOpen ? nextWorkStatuses(status).filter(isWorkDecision) : [],
  };
};

const bodyOf = ({ kind, body }: EventRow): string => {
  const words: Readonly<Record<string, string>> = kind === 'work' ? orderWorkStatuses : serviceOrderStatuses;
  return kind === 'status' || kind === 'work' ? (words[body] ?? body) : body;
};

/** An order as a whole, for its customer. */
export async function presentOrderDetail(db: Executor, order: OrderRow): Promise<OrderDetail> {
  const isOpen = isOpenOrder(order.status);
  const works: OrderWork[] = [];
  for (const work of await worksOf(db, order.id)) works.push(await presentWork(db, work, isOpen));
  const history = await eventsOf(db, order.id);
  const { carId, address, phone, status } = order;
  return {
    ...presentOrder(order),
    ...{ carId, address, phone, works, isOpen },
    isCancellable: isCancellableOrder(status),
    history: history.map((event) => ({
      ...{ kind: event.kind, author: event.author, work: event.work },
      body: bodyOf(event),
      at: new Date(event.at).toISOString(),
    })),
  };
}

/** The same for the workshop, with what may be done. */
export async function presentDeskOrder(db: Executor, order: DeskRow): Promise<DeskOrder> {
  const detail = await presentOrderDetail(db, order);
  return {
    ...detail,
    works: detail.works.map((work) => ({
      ...work,
      // What is not agreed to only its customer decides.
      moves:
        detail.isOpen && work.status !== 'planned' && work.status !== 'declined'
          ? [...nextWorkStatuses(work.status)]
          : [],
    })),
    ...{ customer: order.customer, customerPhone: order.customerPhone },
    moves: [...nextOrderStatuses(order.status)],
  };
}
