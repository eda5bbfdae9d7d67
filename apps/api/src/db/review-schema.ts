import type { reviewStatuses } from '@showroom/domain/review/review';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How the author agreed to the processing of what he wrote. */
export type ReviewConsent = { mode: 'spec' | 'separate'; textVersion: string; ip: string | null };

/**
 * A review of the group (no centre), of a centre, of one of its advisers, or of goods of the shop. Centre and adviser are codes and goods are a
 * number, not references: a review outlives them.
 */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    dealerCode: text('dealer_code'),
    employeeCode: text('employee_code'),
    itemId: integer('item_id'),
    rating: smallint().notNull(),
    /** First name, as visitors read it. */
    author: text().notNull(),
    text: text().notNull(),
    pros: text(),
    cons: text(),
    /** Whether it is tied to a request that is known; which one, `dealKey` says. */
    verified: boolean().notNull().default(false),
    /** Id of the request, or `line:` and that of the order's line: one review each. */
    dealKey: text('deal_key'),
    status: text().$type<(typeof reviewStatuses)[number]>().notNull().default('pending'),
    /** Why it was rejected, for the staff. */
    reason: text(),
    reply: text(),
    repliedAt: moment('replied_at'),
    /** Null for the demonstration's own. */
    consent: jsonb().$type<ReviewConsent>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('review_deal').on(t.holdingId, t.dealKey).where(sql`${t.dealKey} is not null`),
    index('review_shown')
      .on(t.holdingId, t.dealerCode, t.employeeCode, t.createdAt)
      .where(sql`${t.status} = 'published'`),
    index('review_item')
      .on(t.itemId, t.holdingId, t.createdAt)
      .where(sql`${t.status} = 'published' and ${t.itemId} is not null`),
    index('review_desk').on(t.holdingId, t.status, t.createdAt),
    check('review_rating', sql`${t.rating} between 1 and 5`),
    check('review_status', sql`${t.status} in ('pending', 'published', 'rejected')`),
    check('review_subject', sql`${t.employeeCode} is null or ${t.dealerCode} is not null`),
    check('review_of_item', sql`${t.itemId} is null or ${t.dealerCode} is null`),
  ],
);

/** A photo of a review: a square and the whole, cut by us, lie in the file store under ids of their own. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    id: uuid().primaryKey(),
    /** Null while the review is being written, and after it is deleted: then the photo goes too. */
    reviewId: uuid('review_id').references(() => review.id, { onDelete: 'set null' }),
    position: smallint().notNull(),
    /** Of the whole, pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    thumbFile: uuid('thumb_file').notNull(),
    fullFile: uuid('full_file').notNull(),
    /** False: the desk has taken it out. */
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('review_photo_review').on(t.reviewId, t.position), index('review_photo_created').on(t.createdAt)],
);
