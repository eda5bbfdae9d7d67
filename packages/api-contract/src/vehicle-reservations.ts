import { oc } from '@orpc/contract';
import { codesOf } from '@showroom/domain/dictionaries';
import { reservationStatuses } from '@showroom/domain/shop/vehicle-reservation';
import { minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { objectId, ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { missingFailure, ownFailures } from './failures.ts';
import { formData } from './lead.ts';
import { pageMeta } from './page-meta.ts';
import { ownRepeatableHeaders, repeatableAnswer } from './repeatable.ts';

export const reservationStatus = v.picklist(codesOf(reservationStatuses));

export const reservationRequest = v.strictObject({
  vehicleId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  /** What `depositForm` asks for, with its consents. */
  holder: formData,
  /** Of the terms that were agreed to. */
  termsVersion: v.pipe(v.string(), v.maxLength(32)),
});
export type ReservationRequest = v.InferOutput<typeof reservationRequest>;

/** `id` is the secret of the reservation's page, `/checkout/{id}/`. */
export const reservationReceipt = v.object({ id: v.string(), number: v.string(), paymentId: v.string() });
export type ReservationReceipt = v.InferOutput<typeof reservationReceipt>;

export const reservationRow = v.object({
  id: v.string(),
  number: v.string(),
  status: reservationStatus,
  vehicle: v.string(),
  /** Page of the vehicle; null once it has none. */
  vehicleHref: v.nullable(v.string()),
  deposit: minorUnits,
  /** Until when it is held, unpaid or paid; null when it is not. */
  heldUntil: v.nullable(v.string()),
  createdAt: v.string(),
});
export type ReservationRow = v.InferOutput<typeof reservationRow>;

/** A reservation as whoever has its link sees it: nothing personal but the end of the phone. */
export const reservationView = v.object({
  ...reservationRow.entries,
  vehicleId: v.number(),
  /** Of the vehicle, fixed until the end, kopecks. */
  price: minorUnits,
  days: v.number(),
  centre: v.nullable(v.object({ name: v.string(), address: v.string(), phone: v.string() })),
  /** `+7 ••• •••-45-67` */
  phone: v.string(),
  /** Of the last attempt. */
  paymentId: v.nullable(v.string()),
  isPayable: v.boolean(),
  isCancellable: v.boolean(),
  history: v.array(v.object({ text: v.string(), at: v.string() })),
});
export type ReservationView = v.InferOutput<typeof reservationView>;

const call = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({ method, path, tags: ['Бронь'], summary, inputStructure: 'detailed' });
const headers = ownHeaders;
const query = ownQuery;
const params = v.object({ id: objectId });
const empty = v.strictObject({});

/** Vehicles that are kept for a deposit. A guest has no token; who has the secret link reads and cancels. */
export const vehicleReservationsContract = {
  create: oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({
      method: 'POST',
      path: '/reservation',
      tags: ['Бронь'],
      summary: 'Забронировать автомобиль до оплаты; занят — 409; повтор с тем же Idempotency-Key получает тот же ответ',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        headers: ownRepeatableHeaders,
        query,
        body: reservationRequest,
      }),
    )
    .output(repeatableAnswer(reservationReceipt)),
  get: call('GET', '/reservation/{id}', 'Бронь по секретной ссылке')
    .input(v.object({ params, query }))
    .output(reservationView),
  cancel: call('POST', '/reservation/{id}/cancel', 'Отменить бронь; внесённое возвращается')
    .input(v.object({ params, query, body: empty }))
    .output(reservationView),
  pay: call('POST', '/reservation/{id}/pay', 'Новая попытка оплаты, пока автомобиль ждёт')
    .input(v.object({ params, query, body: empty }))
    .output(v.object({ paymentId: v.string() })),
  list: call('GET', '/orders/reservations', 'Брони в\u00a0кабинете, новые сверху')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(v.object({ items: v.array(reservationRow), meta: pageMeta })),
};

export const deskReservation = v.object({
  ...reservationRow.entries,
  holder: v.string(),
  phone: v.nullable(v.string()),
  dealer: v.string(),
  /** Whether it can be released, and become a deal. */
  isReleasable: v.boolean(),
  isConvertible: v.boolean(),
});
export type DeskReservation = v.InferOutput<typeof deskReservation>;

const staff = deskCall({ roles: 'роли sales' });

/** Reservations as the staff work on them. */
export const deskReservationsContract = {
  list: staff('GET', '/reports/reservations', 'Брони автомобилей постранично')
    .input(
      v.object({
        headers: authorizationHeaders,
        query: v.strictObject({ holdingId, status: v.optional(reservationStatus), page: pageNumber }),
      }),
    )
    .output(v.object({ items: v.array(deskReservation), meta: pageMeta })),
  release: staff('POST', '/reports/reservations/{id}/release', 'Снять бронь и вернуть предоплату')
    .input(v.object({ headers: authorizationHeaders, params, query, body: empty }))
    .output(deskReservation),
  convert: staff('POST', '/reports/reservations/{id}/convert', 'Начать сделку по оплаченной брони')
    .input(v.object({ headers: authorizationHeaders, params, query, body: empty }))
    .output(v.object({ reservation: deskReservation, dealId: v.string() })),
};
