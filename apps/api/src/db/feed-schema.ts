import {
  char,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

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

/** A word of the dealer's dictionary: a spelling that feeds use, and the mark, model, value or centre that it means. */
export const feedWord = pgTable(
  'feed_word',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: every holding. */
    holdingId: smallint('holding_id'),
    kind: text().notNull(),
    /** As it stands in the feed. */
    text: text().notNull(),
    /** Code of the mark, the value or the centre; `mark/model` of a model. */
    target: text().notNull(),
    /** Id of the mark, model or centre. */
    targetId: integer('target_id'),
    /** The mark under which a model's spelling counts. */
    markId: smallint('mark_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('feed_word_text').on(t.holdingId, t.kind, t.markId, t.text).nullsNotDistinct()],
);

/** A record that a feed brought and that waits for its unknown word to be mapped. Replaced by the next file of its source. */
export const feedWaiting = pgTable(
  'feed_waiting',
  {
    holdingId: smallint('holding_id').notNull(),
    source: text().notNull(),
    vin: char({ length: 17 }).notNull(),
    line: integer().notNull(),
    /** What is unknown: kind, word, and the mark under which a model is. */
    kind: text().notNull(),
    word: text().notNull(),
    mark: text(),
    /** The record as the file had it. */
    record: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.holdingId, t.source, t.vin] }), index('feed_waiting_word').on(t.kind, t.word)],
);
