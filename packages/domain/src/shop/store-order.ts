import { maxPieces } from './basket-count.ts';

/** Statuses of a store order (PD-24), as the customer and the staff read them. */
export const storeOrderStatuses = {
  created: 'Принят',
  awaiting_payment: 'Ждёт оплаты',
  paid: 'Оплачен',
  assembling: 'Собирается',
  ready: 'Готов к\u00a0выдаче',
  completed: 'Выдан',
  cancelled: 'Отменён',
  refunded: 'Деньги возвращены',
  expired: 'Срок заказа вышел',
} as const;
export type StoreOrderStatus = keyof typeof storeOrderStatuses;

/** When the money comes: before the order is assembled, or at the centre. */
export const storeOrderPayments = { online: 'Онлайн', receipt: 'При получении' } as const;
export type StoreOrderPayment = keyof typeof storeOrderPayments;

export const storeOrderReceiving = { pickup: 'Самовывоз', delivery: 'Доставка' } as const;
export type StoreOrderReceiving = keyof typeof storeOrderReceiving;

/**
 * Where an order may go from each status. A move that stands not here does not exist. `created` is paid on receipt. What was paid
 * online ends `refunded`, what was not, `cancelled`; money that comes for an order that is over goes back by itself.
 */
export const storeOrderMoves: Readonly<Record<StoreOrderStatus, readonly StoreOrderStatus[]>> = {
  created: ['assembling', 'cancelled', 'expired'],
  awaiting_payment: ['paid', 'cancelled', 'expired'],
  paid: ['assembling', 'refunded'],
  assembling: ['ready', 'cancelled', 'refunded'],
  ready: ['completed', 'cancelled', 'expired', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
  expired: [],
};

export const canMoveStoreOrder = (from: StoreOrderStatus, to: StoreOrderStatus): boolean =>
  storeOrderMoves[from].includes(to);

/** Statuses of an order that is under way: it holds stock from its first moment until it is handed over or over. */
export const openStoreOrderStatuses: readonly StoreOrderStatus[] = [
  'created',
  'awaiting_payment',
  'paid',
  'assembling',
  'ready',
];
export const holdsStock = (status: StoreOrderStatus): boolean => openStoreOrderStatuses.includes(status);

/** Minutes that an unpaid online order holds its goods. */
export const paymentMinutes = 30;
/** Days that an order which is paid on receipt waits in its centre, from the day it is ready. */
export const waitingDays = 3;
/** Days in which goods may be given back after they were handed over. */
export const returnDays = 7;
/** Longest note of the staff and longest comment of a customer, characters. */
export const storeNoteLength = 1_000;
/** Most lines of an order, and most pieces of one. */
export const orderLimits = { lines: 100, qty: maxPieces } as const;

/** Version of the offer that is agreed to with every order: change it with the text of `/store-offer/`. */
export const storeOfferVersion = '2026-11-20';
/** The box beside it: a remote sale needs agreement to its terms (art. 26.1 of the consumer law). */
export const storeOfferText = 'Я согласен с условиями публичной оферты';

/** `A-000042`: how people read an order's number. */
export const storeOrderNumber = (count: number): string => `A-${String(count).padStart(6, '0')}`;

/** The count behind a number as people type it; undefined for anything else. */
export function readStoreOrderNumber(text: string): number | undefined {
  const digits = /^[AaАа]?-?0*(\d{1,12})$/.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
