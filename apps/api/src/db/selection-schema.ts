import type { SyncedList } from '@showroom/domain/selection/selection-snapshot';
import type { WatchKind, WatchPace } from '@showroom/domain/selection/watch';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema.ts';
import { moment } from './columns.ts';
import type { VehicleStatus } from './schema.ts';

/** A thing on a customer's list: a vehicle, or an accessory of the shop. No reference: a list outlives what was sold. */
export const selectionEntry = pgTable(
  'selection_entry',
  {
    customerId: ownerId(),
    list: text().$type<SyncedList>().notNull(),
    itemId: integer('item_id').notNull(),
    /** Order in which things were put there. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Kopecks on the day it was chosen; null when it was not priced, and for the shop's things. */
    price: bigint({ mode: 'number' }),
    /** Kopecks: the lowest price of a favourite that its customer was told of. */
    toldPrice: bigint('told_price', { mode: 'number' }),
    /** Pieces, in the basket alone. */
    count: smallint(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.list, t.itemId] }),
    index('selection_entry_favorite').on(t.itemId).where(sql`${t.list} = 'favorites'`),
    check('selection_entry_list', sql`${t.list} in ('favorites', 'compare', 'accessories', 'basket')`),
    check('selection_entry_count', sql`(${t.list} = 'basket') = (${t.count} is not null)`),
  ],
);

/** Changes of a browser that were taken in: what is sent again under its key changes nothing. */
export const selectionCall = pgTable(
  'selection_call',
  {
    customerId: ownerId(),
    key: uuid().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.key] }), index('selection_call_created').on(t.createdAt)],
);

/** What a customer wants to be told of: a search, a price, a vehicle like one that went. */
export const watch = pgTable(
  'watch',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    holdingId: smallint('holding_id').notNull(),
    kind: text().$type<WatchKind>().notNull(),
    /** What makes it one and the same: the listing's address, the vehicle or the item. */
    subject: text().notNull(),
    title: text().notNull(),
    /** Page that shows the same. */
    href: text().notNull(),
    /** What the catalogue is asked; null for a price. */
    ask: jsonb().$type<Record<string, string>>(),
    /** Vehicle of a price, or the one that went. */
    vehicleId: integer('vehicle_id'),
    /** Item of the shop that is waited for. */
    itemId: integer('item_id'),
    /** Kopecks: the lowest that is known; null but for a price. */
    price: bigint({ mode: 'number' }),
    pace: text().$type<WatchPace>().notNull(),
    stoppedAt: moment('stopped_at'),
    /** When the last digest was made. */
    digestAt: moment('digest_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('watch_subject').on(t.customerId, t.kind, t.subject),
    index('watch_holding').on(t.holdingId, t.kind).where(sql`${t.stoppedAt} is null`),
    index('watch_vehicle').on(t.vehicleId).where(sql`${t.kind} = 'price' and ${t.stoppedAt} is null`),
    check('watch_kind', sql`${t.kind} in ('search', 'price', 'similar', 'item')`),
    check('watch_pace', sql`${t.pace} in ('at-once', 'daily')`),
  ],
);

/** What was found for a watch, each once: a vehicle of a search has the price 0, a price its kopecks. */
export const watchHit = pgTable(
  'watch_hit',
  {
    watchId: uuid('watch_id')
      .notNull()
      .references(() => watch.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    /** Null while it waits for the digest. */
    toldAt: moment('told_at'),
    foundAt: moment('found_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.watchId, t.vehicleId, t.price] }),
    index('watch_hit_waiting').on(t.watchId).where(sql`${t.toldAt} is null`),
  ],
);

/**
 * Vehicles that came into stock or changed their price while somebody watches or has them among favourites, with what they were before: written by a
 * trigger in the transaction of the change, taken out with what it found.
 */
export const vehicleChange = pgTable('vehicle_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  holdingId: smallint('holding_id').notNull(),
  vehicleId: integer('vehicle_id').notNull(),
  /** Null for a new vehicle. */
  oldStatus: text('old_status').$type<VehicleStatus>(),
  oldPrice: bigint('old_price', { mode: 'number' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
