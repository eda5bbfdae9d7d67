import type { OrderWorkStatus, ServiceOrderStatus } from '@showroom/domain/account/service-order';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema.ts';
import { booking } from './booking-schema.ts';
import { moment } from './columns.ts';
import { garageCar } from './garage-schema.ts';
import { lead } from './lead-schema.ts';

/** A part of a work, with its price in kopecks for all of them. */
export type OrderPart = { name: string; count: number; price: number };

/** A visit of a customer's car to the workshop, from the request to the keys. */
export const serviceOrder = pgTable(
  'service_order',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Counts over all holdings; people read it as `S-000042`. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: ownerId(),
    carId: uuid('car_id').references(() => garageCar.id, { onDelete: 'set null' }),
    bookingId: uuid('booking_id').references(() => booking.id, { onDelete: 'set null' }),
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'set null' }),
    /** Of the group's system, where it knows the order. */
    externalId: text('external_id'),
    dealerCode: text('dealer_code').notNull(),
    status: text().$type<ServiceOrderStatus>().notNull(),
    /** Null where no time is agreed on. */
    visitAt: moment('visit_at'),
    /** Name of the car, without number and VIN. */
    vehicle: text(),
    /** At the reception, km. */
    mileageKm: integer('mileage_km'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('service_order_number').on(t.number),
    uniqueIndex('service_order_booking').on(t.bookingId),
    index('service_order_lead').on(t.leadId),
    uniqueIndex('service_order_external').on(t.holdingId, t.externalId),
    index('service_order_customer').on(t.customerId, t.number),
    index('service_order_desk').on(t.holdingId, t.status, t.number),
    index('service_order_car').on(t.carId),
    index('service_order_waits').on(t.visitAt).where(sql`${t.status} = 'confirmed'`),
    check(
      'service_order_status',
      sql`${t.status} in ('requested', 'confirmed', 'arrived', 'in_work', 'waiting_parts', 'done', 'issued', 'cancelled', 'no_show')`,
    ),
  ],
);

/** One work of an order. */
export const orderWork = pgTable(
  'order_work',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Why the workshop proposes it. */
    reason: text(),
    /** Kopecks, with its parts. */
    price: bigint({ mode: 'number' }).notNull(),
    parts: jsonb().$type<OrderPart[]>().notNull().default([]),
    status: text().$type<OrderWorkStatus>().notNull(),
    /** Of the group's system. */
    externalId: text('external_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('order_work_order').on(t.orderId, t.createdAt),
    uniqueIndex('order_work_external').on(t.orderId, t.externalId),
    check('order_work_status', sql`${t.status} in ('planned', 'approved', 'in_work', 'done', 'declined')`),
  ],
);

/** What happened to an order and what was written about it. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => serviceOrder.id, { onDelete: 'cascade' }),
    workId: uuid('work_id').references(() => orderWork.id, { onDelete: 'cascade' }),
    kind: text().$type<'note' | 'answer' | 'status' | 'work'>().notNull(),
    author: text().$type<'customer' | 'staff' | 'system'>().notNull(),
    /** Id of the staff; null for everybody else. */
    actor: text(),
    /** Words of a note or an answer, else the new status. */
    body: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('order_event_order').on(t.orderId, t.id),
    check('order_event_kind', sql`${t.kind} in ('note', 'answer', 'status', 'work')`),
    check('order_event_author', sql`${t.author} in ('customer', 'staff', 'system')`),
  ],
);
