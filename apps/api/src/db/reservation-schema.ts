import { codesOf } from '@showroom/domain/dictionaries';
import {
  liveReservations,
  type ReservationStatus,
  reservationStatuses,
} from '@showroom/domain/shop/vehicle-reservation';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customer } from './account-schema.ts';
import { moment, oneOf } from './columns.ts';

/**
 * A vehicle that is kept for a deposit, as the books know it: no person stands here (`vehicle_reservation_holder`). Its id is the
 * secret of its page. A vehicle has one live reservation: the index refuses a second holder.
 */
export const vehicleReservation = pgTable(
  'vehicle_reservation',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Counts over all holdings; people read it as `B-000042`. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    status: text().$type<ReservationStatus>().notNull().default('created'),
    /** Vehicle and centre are codes and names, not references: a reservation outlives both. */
    vehicleId: integer('vehicle_id').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    dealerCode: text('dealer_code').notNull(),
    /** Of the vehicle when it was reserved, and of the deposit, kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    deposit: bigint({ mode: 'number' }).notNull(),
    /** Days that the deposit holds the vehicle. */
    days: smallint().notNull(),
    /** Of the last attempt to pay. */
    paymentId: uuid('payment_id'),
    paidAt: moment('paid_at'),
    /** Until when it is held: unpaid, then paid. Kept after the end. */
    heldUntil: moment('held_until').notNull(),
    /** Of a converted one. */
    dealId: uuid('deal_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('vehicle_reservation_live')
      .on(t.vehicleId)
      .where(sql`${t.status} in (${oneOf(liveReservations)})`),
    uniqueIndex('vehicle_reservation_number').on(t.number),
    index('vehicle_reservation_vehicle').on(t.vehicleId),
    index('vehicle_reservation_desk').on(t.holdingId, t.status, t.number),
    index('vehicle_reservation_due')
      .on(t.heldUntil)
      .where(sql`${t.status} in (${oneOf(liveReservations)})`),
    check('vehicle_reservation_status', sql`${t.status} in (${oneOf(codesOf(reservationStatuses))})`),
    check('vehicle_reservation_sums', sql`${t.deposit} > 0 and ${t.price} > 0 and ${t.days} > 0`),
    check('vehicle_reservation_paid', sql`${t.status} not in ('paid', 'held', 'converted') or ${t.paidAt} is not null`),
  ],
);

const reservationId = () =>
  uuid('reservation_id')
    .notNull()
    .references(() => vehicleReservation.id, { onDelete: 'cascade' });

/** Who reserved, with what was agreed to. Goes when the person goes; the reservation stays in the books. */
export const vehicleReservationHolder = pgTable(
  'vehicle_reservation_holder',
  {
    reservationId: reservationId().primaryKey(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    /** Eleven digits, 7XXXXXXXXXX. */
    phone: text().notNull(),
    email: text(),
    consentMode: text('consent_mode').$type<'spec' | 'separate'>().notNull(),
    consentVersion: text('consent_version').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Address of the browser; null where there was no connection to read it from. */
    ip: text(),
    agreedAt: moment('agreed_at').notNull().defaultNow(),
  },
  (t) => [
    index('vehicle_reservation_holder_customer').on(t.customerId),
    index('vehicle_reservation_holder_phone').on(t.phone),
  ],
);

/** What happened to a reservation. */
export const vehicleReservationEvent = pgTable(
  'vehicle_reservation_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reservationId: reservationId(),
    status: text().$type<ReservationStatus>().notNull(),
    author: text().$type<'customer' | 'staff' | 'system'>().notNull(),
    /** Id of the staff; null for everybody else. */
    actor: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('vehicle_reservation_event_reservation').on(t.reservationId, t.id),
    check('vehicle_reservation_event_author', sql`${t.author} in ('customer', 'staff', 'system')`),
  ],
);
