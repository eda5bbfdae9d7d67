import { addDays, dayOf, instantOf } from '../booking/moscow-time.ts';

/** Statuses of a vehicle reservation (PD-24), as the customer and the staff read them. */
export const reservationStatuses = {
  created: 'Ждёт оплаты',
  paid: 'Оплачена',
  held: 'Автомобиль забронирован',
  expired: 'Срок брони вышел',
  cancelled: 'Отменена',
  refunded: 'Деньги возвращены',
  converted: 'Оформляется покупка',
} as const;
export type ReservationStatus = keyof typeof reservationStatuses;

/**
 * Where a reservation may go from each status. A move that stands not here does not exist. What was paid and is over is `refunded`
 * once the bank has given the deposit back; a converted one is the deal's and ends with it.
 */
const moves: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  created: ['paid', 'expired', 'cancelled'],
  paid: ['held', 'cancelled'],
  held: ['converted', 'expired', 'cancelled'],
  expired: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
  converted: ['cancelled'],
};
export const canMoveReservation = (from: ReservationStatus, to: ReservationStatus): boolean => moves[from].includes(to);

/** Statuses in which nobody else may reserve the vehicle: an index of the table knows the same ones. */
export const liveReservations = ['created', 'paid', 'held'] as const satisfies ReservationStatus[];
export const isLiveReservation = (status: ReservationStatus): boolean =>
  (liveReservations as readonly ReservationStatus[]).includes(status);

/** Minutes in which the deposit is paid; the vehicle stays on sale until then, but nobody else may reserve it (PD-110). */
export const reservationMinutes = 30;
/** The last day ends at this hour in Moscow: the terms of `/reservation/`. */
const lastHour = 21;

/** Until when a vehicle is held that was paid for at an instant, ms. */
export const reservedUntil = (paidAt: number, days: number): number =>
  instantOf(addDays(dayOf(paidAt), days), lastHour * 60);

/** Version of the terms that are agreed to: change it with the text of `/reservation/`. */
export const reservationTermsVersion = '2026-11-23';

/** `B-000042`: how people read a reservation's number. */
export const reservationNumber = (count: number): string => `B-${String(count).padStart(6, '0')}`;
