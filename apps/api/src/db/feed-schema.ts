import { char, integer, jsonb, pgSequence, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids of vehicles that come by a feed: far above what the seed and its copies give. */
export const vehicleIds = pgSequence('vehicle_ids', { startWith: 1_000_000_001, minValue: 1, maxValue: 2_147_483_647 });

/** Staging table of an import. Unlogged: after a crash the file is read again. */
export const feedRow = pgTable(
  'feed_row',
  {
    importId: uuid('import_id').notNull(),
    vin: char({ length: 17 }).notNull(),
    /** Line of the record in its file. */
    line: integer().notNull(),
    /** Columns of the vehicle; null: the record could not be taken, and its vehicle stays as it was. */
    data: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.vin] })],
);
