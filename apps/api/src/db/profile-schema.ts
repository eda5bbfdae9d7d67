import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { customer } from './account-schema.ts';
import { moment } from './columns.ts';

/** An address that waits for its link to be opened; the newest of a customer alone. */
export const emailConfirmation = pgTable(
  'email_confirmation',
  {
    /** SHA-256 of the secret in the link. */
    hash: text().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .unique()
      .references(() => customer.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('email_confirmation_expires').on(t.expiresAt)],
);

/** A customer who asked to be deleted, until the day comes or he changes his mind. */
export const customerDeletion = pgTable(
  'customer_deletion',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
  },
  (t) => [index('customer_deletion_due').on(t.dueAt)],
);

/**
 * That an account was destroyed, when and how much of what: the operator has to prove it for three years (Roskomnadzor's order
 * 179 of 2022). Nothing of the person: the id was random and stands nowhere else.
 */
export const destructionRecord = pgTable('destruction_record', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  holdingId: smallint('holding_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  askedAt: moment('asked_at').notNull(),
  doneAt: moment('done_at').notNull().defaultNow(),
  /** Rows by table. */
  counts: jsonb().$type<Record<string, number>>().notNull(),
});
