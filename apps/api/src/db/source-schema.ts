import { type RunOutcome, runOutcomes } from '@showroom/api-contract/desk-sources';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Version } from '../network/fetch-public.ts';
import { moment, oneOf } from './columns.ts';

/** Where a dealer's stock comes from again and again: a file, a folder or an address, and when it is looked at. */
export const feedSource = pgTable(
  'feed_source',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    holdingId: smallint('holding_id').notNull(),
    code: text().notNull(),
    /** A path, a folder (its newest file counts) or an http(s) address. */
    place: text().notNull(),
    format: text(),
    /** Code of the centre that the whole file belongs to. */
    dealer: text(),
    goods: boolean().notNull().default(false),
    everyMinutes: integer('every_minutes').notNull(),
    /** Hours without a new delivery after which that is a warning. */
    expectHours: smallint('expect_hours').notNull(),
    /** What was taken in last, as its server or its folder calls it. */
    version: jsonb().$type<Version>().notNull().default({}),
    /** Put off while a process is at it, so that it comes back when that process dies. */
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Since when nothing is taken in, until somebody releases it. */
    heldAt: moment('held_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('feed_source_code').on(t.holdingId, t.code),
    // Two files of one owner would withdraw each other's vehicles.
    unique('feed_source_owner').on(t.holdingId, t.dealer, t.goods).nullsNotDistinct(),
    check('feed_source_every', sql`${t.everyMinutes} between 1 and 10080`),
  ],
);

/** A delivery: what came of it, for as long as the history is kept. */
export const feedRun = pgTable(
  'feed_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    holdingId: smallint('holding_id').notNull(),
    /** Whose vehicles these are, as `vehicle.source` says; `goods` for goods of the shop. */
    source: text().notNull(),
    /** Null for a file that somebody took in by hand. */
    sourceId: integer('source_id').references(() => feedSource.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    outcome: text().$type<RunOutcome>().notNull().default('running'),
    records: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Records taken in, of all that are on sale by the file: 0 … 1. */
    share: real(),
    /** Why it was refused, or what it warns of. */
    note: text(),
  },
  (t) => [
    index('feed_run_newest').on(t.holdingId, t.startedAt),
    index('feed_run_source').on(t.holdingId, t.source, t.startedAt),
    check('feed_run_outcome', sql`${t.outcome} in (${oneOf(runOutcomes)})`),
  ],
);

/** What a delivery has changed, as it was before: kept for the last deliveries of a source, so that they can be undone. */
export const feedUndo = pgTable(
  'feed_undo',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => feedRun.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id').notNull(),
    /** Columns of the vehicle; null: it was not there. */
    before: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.vehicleId] })],
);
