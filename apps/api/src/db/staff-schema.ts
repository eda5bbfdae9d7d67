import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** An account of the staff of one holding. Never deleted: the trail names it. */
export const staffMember = pgTable(
  'staff_member',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Lower case. */
    login: text().notNull(),
    /** How the trail and the desk call this person. */
    name: text().notNull(),
    roles: text().array().notNull(),
    /** Codes of the centres whose data they see; null: all. */
    dealers: text().array(),
    /** `scrypt$…` of the password. */
    passwordHash: text('password_hash').notNull(),
    /** Until then the password that was handed out opens the first sign-in; null: one of their own. */
    handedUntil: moment('handed_until'),
    /** Secret of the codes, AES-GCM; null before the first sign-in. */
    totpSecret: text('totp_secret'),
    /** Whether a code of it was given once. */
    isEnrolled: boolean('is_enrolled').notNull().default(false),
    /** Step of the last code that was taken: none is taken twice. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    isDisabled: boolean('is_disabled').notNull().default(false),
    signedInAt: moment('signed_in_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('staff_member_login').on(t.holdingId, t.login),
    check('staff_member_enrolled', sql`not ${t.isEnrolled} or ${t.totpSecret} is not null`),
  ],
);

/** A sign-in of the staff. Its row is what opens the desk: without it a token is nothing. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => staffMember.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_session_member').on(t.memberId), index('staff_session_ended').on(t.expiresAt)],
);
