import type { Dealer, Department } from '@showroom/domain/vehicle';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { lead } from './lead-schema.ts';

/** A span of time, `[from, to)`. */
const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** What a booking takes up: a bay, a demo car, or the person who receives the visitor. */
export type ResourceKind = 'bay' | 'service-adviser' | 'demo' | 'sales-adviser';

/** Things and people of a centre that can be booked. Written with the centres; ids are stable over a new seed. */
export const bookingResource = pgTable(
  'booking_resource',
  {
    /** `brand-one-sever:bay:1`. */
    id: text().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    dealerCode: text('dealer_code').notNull(),
    kind: text().$type<ResourceKind>().notNull(),
    name: text().notNull(),
    /** Of a demo car. */
    markCode: text('mark_code'),
    /** False: takes no further visits. */
    isActive: boolean('is_active').notNull().default(true),
    /** Made or changed in the desk: another seed leaves it alone. */
    isOwn: boolean('is_own').notNull().default(false),
  },
  (t) => [
    index('booking_resource_dealer').on(t.dealerCode, t.kind),
    check('booking_resource_kind', sql`${t.kind} in ('bay', 'service-adviser', 'demo', 'sales-adviser')`),
  ],
);

/** Working hours of a department that the desk has set: they stand over those that the centre's facts give. */
export const dealerHours = pgTable(
  'dealer_hours',
  {
    /** Not a reference: it outlives what the seed writes anew. */
    dealerCode: text('dealer_code').notNull(),
    department: text().$type<Department>().notNull(),
    hours: jsonb().$type<Dealer['departments'][number]['hours']>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.dealerCode, t.department] })],
);

export type BookingStatus = 'held' | 'confirmed' | 'cancelled' | 'done' | 'no_show';

/**
 * A visit: held while the visitor types, then confirmed with its lead. What identifies a person stands in the lead alone. Two
 * exclusion constraints, which only the migration can write, keep a resource and an adviser from being taken twice.
 */
export const booking = pgTable(
  'booking',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    kind: text().$type<'service' | 'testdrive'>().notNull(),
    /** Not references: a booking outlives what the seed writes anew. */
    dealerCode: text('dealer_code').notNull(),
    resourceId: text('resource_id').notNull(),
    adviserId: text('adviser_id').notNull(),
    during: timeRange().notNull(),
    /** The part of it in which the adviser is busy. */
    reception: timeRange().notNull(),
    status: text().$type<BookingStatus>().notNull(),
    /** A hold is over by then; one that is over blocks nobody, whoever comes deletes it. */
    expiresAt: moment('expires_at'),
    works: jsonb().$type<string[]>().notNull().default([]),
    /** Name of the car, without number and VIN. */
    vehicle: text(),
    markCode: text('mark_code'),
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's secret. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Grows with every change that a calendar has to take in (RFC 5545). */
    sequence: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('booking_dealer').using('gist', t.dealerCode, t.during),
    index('booking_lead').on(t.leadId),
    index('booking_expired').on(t.expiresAt).where(sql`${t.status} = 'held'`),
    check('booking_status', sql`${t.status} in ('held', 'confirmed', 'cancelled', 'done', 'no_show')`),
    check('booking_kind', sql`${t.kind} in ('service', 'testdrive')`),
    check('booking_hold', sql`(${t.status} = 'held') = (${t.expiresAt} is not null)`),
    check('booking_lead_known', sql`${t.status} not in ('confirmed', 'done', 'no_show') or ${t.leadId} is not null`),
  ],
);
