import { randomUUID } from 'node:crypto';
import type { ReservationReceipt, ReservationRequest } from '@showroom/api-contract/vehicle-reservations';
import type { TransportType } from '@showroom/domain/dictionaries';
import { isRobot } from '@showroom/domain/lead/lead-schema';
import type { Deposit } from '@showroom/domain/shop/deposit';
import { depositForm } from '@showroom/domain/shop/deposit-form';
import {
  reservationMinutes,
  reservationNumber,
  reservationTermsVersion,
} from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { optionalCustomer } from '../account/optional-customer.ts';
import { doOnce, keptAnswer, type RepeatableCall } from '../idempotency/once.ts';
import { type CheckedPerson, checkPerson } from '../leads/check-person.ts';
import { findVehicleName } from '../leads/queries.ts';
import { startPayment } from '../payments/start-payment.ts';
import { addressClaims, consumeAll, phoneClaims } from '../rate-limits/consume.ts';
import { reservationLimits } from '../rate-limits/limits.data.ts';
import { reservationTitle, tellHolder } from './messages.ts';
import { addEvent, findReservation } from './queries.ts';

const minuteMs = 60_000;
const unavailable = (message: string) =>
  new ApiError('ALREADY_EXISTS', message, { details: [{ field: 'vehicleId', message }] });
const taken = () =>
  unavailable('Этот автомобиль уже бронирует другой покупатель. Если он не\u00a0внесёт предоплату, бронь снимется.');

/** Who reserves, checked as the browser did. Throws 400 whose details name the form's own fields. */
function checkHolder(
  { holdings }: ApiContext,
  holdingId: number,
  { holder, termsVersion }: ReservationRequest,
): CheckedPerson {
  const holding = holdings.get(holdingId);
  if (!holding) throw notFound('Такого адреса нет.');
  if (termsVersion !== reservationTermsVersion)
    throw badRequest('Условия брони изменились. Обновите страницу и\u00a0прочитайте их ещё раз.');
  return checkPerson({ form: depositForm, holding, given: holder, whole: 'holder', refusal: 'Проверьте поля брони.' })
    .person;
}

type Vehicle = { name: string; dealer: string; price: number; terms: Deposit };

/** The vehicle and what reserves it. Throws 404, and 409 for one that cannot be reserved now. */
async function requireVehicle(db: Executor, { holdings }: ApiContext, holdingId: number, id: number): Promise<Vehicle> {
  const [row] = await db.query<{
    status: string;
    price: number | null;
    type: TransportType;
    dealer: string;
    isTaken: boolean;
  }>(
    `select v.status, v.price, v.type, d.code as dealer, exists (
       select 1 from vehicle_reservation r where r.vehicle_id = v.id and r.status in ('created', 'paid', 'held')) as "isTaken"
     from vehicle v join dealer d on d.id = v.dealer_id where v.holding_id = $1 and v.id = $2`,
    [holdingId, id],
  );
  const name = await findVehicleName(db, holdingId, id);
  if (!row || name === undefined) throw notFound('Такого автомобиля нет.');
  if (row.isTaken) throw taken();
  const terms = holdings.get(holdingId)?.deposits?.[row.type];
  if (row.status !== 'on-sale' || row.price === null || !terms)
    throw unavailable('Этот автомобиль сейчас нельзя забронировать на\u00a0сайте. Позвоните нам.');
  return { name, dealer: row.dealer, price: row.price, terms };
}

type Work = {
  context: ApiContext;
  holdingId: number;
  vehicleId: number;
  holder: CheckedPerson;
  customerId: string | undefined;
};

/** Everything of a reservation in one transaction. Of a crowd the index lets one through. */
async function place(executor: Executor, work: Work): Promise<ReservationReceipt> {
  const { context, holdingId, vehicleId, holder, customerId } = work;
  const { name, dealer, price, terms } = await requireVehicle(executor, context, holdingId, vehicleId);
  const id = randomUUID();
  const heldUntil = Date.now() + reservationMinutes * minuteMs;
  const [row] = await executor.query<{ number: number }>(
    `insert into vehicle_reservation (id, holding_id, vehicle_id, vehicle_name, dealer_code, price, deposit, days, held_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8))
     on conflict (vehicle_id) where status in ('created', 'paid', 'held') do nothing returning number`,
    [id, holdingId, vehicleId, name, dealer, price, terms.sum, terms.days, heldUntil / 1_000],
  );
  if (!row) throw taken();
  await executor.query(
    `insert into vehicle_reservation_holder (reservation_id, customer_id, first_name, phone, email, consent_mode, consent_version,
       terms_version, ip) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[id, customerId ?? null, holder.firstName, holder.phone, holder.email ?? null],
      ...[holder.consentMode, holder.consentVersion, reservationTermsVersion, context.callerAddress ?? null],
    ],
  );
  await addEvent(executor, id, 'created', { author: 'customer' });
  const paymentId = await startPayment(executor, {
    ...{ holdingId, subject: { kind: 'reservation', id }, amount: terms.sum, description: reservationTitle(row) },
    payer: { email: holder.email ?? null, phone: holder.phone, customerId: customerId ?? null },
    expiresAt: heldUntil,
  });
  await executor.query('update vehicle_reservation set payment_id = $2 where id = $1', [id, paymentId]);
  await consumeAll(executor, [
    ...phoneClaims(reservationLimits, holder.phone),
    ...addressClaims(reservationLimits, context.callerAddress),
  ]);
  const stored = await findReservation(executor, { holdingId }, id);
  if (stored) await tellHolder(executor, stored, 'created');
  return { id, number: reservationNumber(row.number), paymentId };
}

/**
 * Reserves a vehicle once, however often it is sent, until the deposit is paid or its time is over. Throws 400 for wrong fields, 404, 409 for a
 * vehicle that somebody else reserves, 429 when a phone or an address reserves too often. A filled robot field gets an answer that
 * looks like success.
 */
export async function createReservation(
  context: ApiContext,
  holdingId: number,
  { authorization, key }: { authorization: string | undefined; key: string },
  request: ReservationRequest,
): Promise<{ receipt: ReservationReceipt; replayed: boolean }> {
  const { database } = context;
  const call: RepeatableCall = { holdingId, route: 'POST /reservation', key, body: request };
  const kept = await keptAnswer<ReservationReceipt>(database, call);
  if (kept) return { receipt: kept, replayed: true };
  if (isRobot(request.holder))
    return { receipt: { id: randomUUID(), number: reservationNumber(1), paymentId: randomUUID() }, replayed: false };
  const holder = checkHolder(context, holdingId, request);
  // Most of a crowd is refused without a lock.
  await requireVehicle(database, context, holdingId, request.vehicleId);
  const customer = await optionalCustomer(context, authorization, holdingId);
  const work: Work = { context, holdingId, vehicleId: request.vehicleId, holder, customerId: customer?.id };
  const { answer, replayed } = await doOnce(database, call, (executor) => place(executor, work));
  return { receipt: answer, replayed };
}
