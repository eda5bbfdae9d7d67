import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A picture that an editor sent: cut to the named sizes once, each a file of the store. Never replaced, so what shows it may be kept. */
export const contentUpload = pgTable(
  'content_upload',
  {
    /** Its name in texts, `upload:<name>`, and in its address. */
    name: text().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    alt: text().notNull(),
    /** Of the original, as it is seen. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Ids in the file store by size: `card@2x`. */
    files: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('content_upload_newest').on(t.holdingId, t.createdAt)],
);
