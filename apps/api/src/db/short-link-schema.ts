import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A short link made by staff, `/sl/{code}/`, and its target. */
export const shortLink = pgTable(
  'short_link',
  {
    code: text().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Path, query and fragment on the holding's own host; never a host. */
    target: text().notNull(),
    /** From then on it is gone; null: it stays. */
    expiresAt: moment('expires_at'),
    clicks: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Hash of the staff token: tells people apart without naming them. */
    createdBy: text('created_by').notNull(),
  },
  (t) => [index('short_link_latest').on(t.holdingId, t.createdAt)],
);
