import type { LeadFileType } from '@showroom/domain/lead/lead-files';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { lead } from './lead-schema.ts';

/** A file that a visitor sent; its bytes lie in the file store under its id. */
export const leadFile = pgTable(
  'lead_file',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Null until a lead names the file, and after its lead is deleted: then the file goes too. */
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** By its bytes. */
    mime: text().$type<LeadFileType>().notNull(),
    size: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('lead_file_lead').on(t.leadId), index('lead_file_created').on(t.createdAt)],
);
