import { type BonusStatus, bonusStatuses } from '@showroom/domain/account/loyalty';
import { codesOf } from '@showroom/domain/dictionaries';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customer, ownerId } from './account-schema.ts';
import { moment, oneOf } from './columns.ts';

/** Membership in the club. Its row is locked by whatever writes to the ledger. */
export const loyaltyMember = pgTable('loyalty_member', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  /** Kopecks paid in money over 24 months, as the group's system counts them. */
  spentSum: bigint('spent_sum', { mode: 'number' }).notNull().default(0),
  /** Of points that expire until this day the customer has been warned. */
  warnedUntil: date('warned_until', { mode: 'string' }),
  joinedAt: moment('joined_at').notNull().defaultNow(),
});

/**
 * The ledger of bonus points, append-only. The balance is the sum of all rows that are not `pending`; what is pending is the
 * sum of those that are. Every row but the first of a lot names its lot.
 */
export const bonusEntry = pgTable(
  'bonus_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: ownerId(),
    status: text().$type<BonusStatus>().notNull(),
    /** Whole points; negative: taken out. */
    points: integer().notNull(),
    /** The lot that points are taken out of; null: this row is a lot. */
    lotId: bigint('lot_id', { mode: 'number' }),
    reason: text().notNull(),
    /** Of a pending lot: the day on which it becomes available. */
    availableOn: date('available_on', { mode: 'string' }),
    /** Of a lot: its last day. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Key of what caused it: the same cause writes once. */
    cause: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('bonus_entry_customer').on(t.customerId, t.id),
    index('bonus_entry_lot').on(t.lotId),
    index('bonus_entry_expires').on(t.expiresOn).where(sql`${t.lotId} is null`),
    uniqueIndex('bonus_entry_cause').on(t.customerId, t.cause),
    check('bonus_entry_status', sql`${t.status} in (${oneOf(codesOf(bonusStatuses))})`),
    check('bonus_entry_sign', sql`case when ${t.lotId} is null then ${t.points} > 0 else ${t.points} < 0 end`),
  ],
);
