import type { OrderSums, StoreOrder, StoreOrderRow } from '@showroom/api-contract/store-orders';
import { maskedPhone } from '@showroom/domain/phone';
import { readyDay } from '@showroom/domain/shop/pickup-day';
import { holdsStock, storeOrderNumber, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { formatRoubles } from '@showroom/domain/text';
import type { Executor } from '../../db/database.ts';
import { isoOrNull } from '../account-files/wire.ts';
import { partsHours } from '../dealers/pickup-centres.ts';
import { earnedBy } from './points.ts';
import { eventsOf, linesOf, type StoredEvent, type StoredLine, type StoredOrder, waitsForPayment } from './queries.ts';

export const toRow = (order: StoredOrder): StoreOrderRow => ({
  ...{ id: order.id, number: storeOrderNumber(order.number), status: order.status, pay: order.pay },
  ...{ receiving: order.receiving, dealer: order.dealerName, readyOn: order.readyOn, total: order.total },
  ...{ pieces: order.pieces, createdAt: new Date(order.createdAt).toISOString() },
});

export const sumsOf = ({ price, disprice, promo, points, delivery, total }: StoredOrder): OrderSums => ({
  ...{ price, disprice, saving: price - disprice, promo, points, delivery, total },
});

export const toLine = ({ points: _points, ...line }: StoredLine): StoreOrder['lines'][number] => line;

/** A line of the history in words; notes are the staff's own. */
export function eventText({ kind, body }: StoredEvent): string {
  if (kind === 'status') return storeOrderStatuses[body as keyof typeof storeOrderStatuses] ?? body;
  if (kind === 'refund') return `Возврат ${formatRoubles(Number(body))}`;
  if (kind === 'payment') return 'Оплата не\u00a0прошла';
  return body;
}

/** Hours of the parts department on the day of readiness. */
function hoursOf({ departments, readyOn }: StoredOrder): string | null {
  const { day, hours } = readyDay(Date.parse(`${readyOn}T00:00:00+03:00`), 'here', partsHours(departments));
  return day === readyOn ? (hours ?? null) : null;
}

/** An order as whoever has its link sees it. */
export async function presentOrder(db: Executor, order: StoredOrder): Promise<StoreOrder> {
  const [lines, events] = [await linesOf(db, order.id), await eventsOf(db, order.id)];
  const isHeld = holdsStock(order.status);
  const { dealerName, dealerAddress, dealerPhone } = order;
  const isPickup = order.receiving === 'pickup' && dealerName !== null;
  return {
    ...toRow(order),
    lines: lines.map(toLine),
    sums: sumsOf(order),
    refunded: order.refunded,
    promoCode: order.promoCode,
    earns: order.customerId === null ? 0 : earnedBy(order),
    centre: isPickup ? { name: dealerName, address: dealerAddress ?? '', phone: dealerPhone ?? '' } : null,
    readyHours: order.receiving === 'pickup' ? hoursOf(order) : null,
    phone: maskedPhone(order.phone),
    heldUntil: isHeld ? isoOrNull(order.heldUntil) : null,
    paymentId: order.paymentId,
    isPayable: waitsForPayment(order),
    isCancellable: isHeld,
    history: events
      .filter(({ kind }) => kind !== 'note')
      .map((event) => ({ text: eventText(event), at: new Date(event.at).toISOString() })),
  };
}
