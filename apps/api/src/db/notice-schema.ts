import { type NoticeChannel, type NoticeKind, noticeKinds } from '@showroom/domain/account/notice';
import { codesOf } from '@showroom/domain/dictionaries';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customerSession, ownerId } from './account-schema.ts';
import { moment, oneOf } from './columns.ts';

const kinds = oneOf(codesOf(noticeKinds));

/** What a customer was told, as the account shows it. */
export const notice = pgTable(
  'notice',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    kind: text().$type<NoticeKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Path of the site. */
    href: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('notice_customer').on(t.customerId, t.createdAt),
    index('notice_unread').on(t.customerId).where(sql`${t.readAt} is null`),
    check('notice_kind', sql`${t.kind} in (${kinds})`),
  ],
);

/** Channels that a customer chose for a kind, beside the account itself; without a row: the kind's own. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    customerId: ownerId(),
    kind: text().$type<NoticeKind>().notNull(),
    channels: text().array().$type<NoticeChannel[]>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.kind] }), check('notice_setting_kind', sql`${t.kind} in (${kinds})`)],
);

/** What stops the letters of a kind without a sign-in: the hash of the secret that stands in the letter. */
export const noticeStop = pgTable(
  'notice_stop',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: ownerId(),
    kind: text().$type<NoticeKind>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('notice_stop_customer').on(t.customerId), index('notice_stop_created').on(t.createdAt)],
);

/** A browser that takes web push, for as long as the session lives that asked for it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => customerSession.id, { onDelete: 'cascade' }),
    /** Address at the push service: whoever knows it and the keys writes to this browser. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** `Chrome, Windows`. */
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('push_subscription_endpoint').on(t.endpoint),
    index('push_subscription_customer').on(t.customerId),
    index('push_subscription_session').on(t.sessionId),
  ],
);

/** Events of the group's systems that were taken: each happens once. */
export const groupEvent = pgTable(
  'group_event',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('group_event_created').on(t.createdAt)],
);

/** When a task of the account's clock was last claimed. */
export const accountClock = pgTable('account_clock', {
  task: text().primaryKey(),
  claimedAt: moment('claimed_at').notNull(),
});
