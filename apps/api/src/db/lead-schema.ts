import { codesOf } from '@showroom/domain/dictionaries';
import type { LeadData } from '@showroom/domain/lead/lead-schema';
import { type LeadStatus, leadStatuses } from '@showroom/domain/lead/lead-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from './account-schema.ts';
import { moment, oneOf } from './columns.ts';

/**
 * A lead. Vehicle and dealer are ids and names, not references: a lead outlives both.
 */
export const lead = pgTable(
  'lead',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Counts up per holding; the number that people read is made of both. */
    number: bigint({ mode: 'number' }).notNull(),
    formId: text('form_id').notNull(),
    /** Path of the page, without its query. */
    formUrl: text('form_url').notNull(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    /** Eleven digits, 7XXXXXXXXXX; null where the sender may stay unknown and wants to. */
    phone: text(),
    dealerCode: text('dealer_code'),
    vehicleId: integer('vehicle_id'),
    /** Name of the vehicle at that moment. */
    vehicleName: text('vehicle_name'),
    data: jsonb().$type<LeadData>().notNull(),
    /** Hash of who asked for what: the same request from a second tab has the same one. */
    fingerprint: text().notNull(),
    /** Who sent it while signed in. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** SHA-256 of the token of the customer's status page; null where no link was given out. */
    tokenHash: text('token_hash'),
    /** Until when an answer was promised; null where nobody answers (the hot line). */
    promisedAt: moment('promised_at'),
    /** When staff first answered or got through. */
    answeredAt: moment('answered_at'),
    /** Code of the adviser who answers. */
    assignee: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('lead_number').on(t.holdingId, t.number),
    index('lead_fingerprint').on(t.fingerprint, t.createdAt),
    index('lead_phone').on(t.phone),
    index('lead_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    index('lead_created').on(t.createdAt),
    uniqueIndex('lead_token').on(t.tokenHash).where(sql`${t.tokenHash} is not null`),
    // The desk lists by number, and finds by the last digits of a phone: a prefix of the reversed one.
    index('lead_desk_dealer').on(t.holdingId, t.dealerCode, t.number),
    index('lead_desk_status').on(t.holdingId, t.status, t.number),
    index('lead_phone_tail').using('btree', sql`reverse(${t.phone}) text_pattern_ops`),
    check('lead_status', sql`${t.status} in (${oneOf(codesOf(leadStatuses))})`),
  ],
);

/** What happened to a lead after it came: the thread of notes and the acts of the staff. Goes with the lead. */
export const leadEvent = pgTable(
  'lead_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    kind: text().$type<'note' | 'answer' | 'status' | 'assignee' | 'withdrawn'>().notNull(),
    author: text().$type<'customer' | 'staff'>().notNull(),
    /** Id of the staff token; null for the customer. */
    actor: text(),
    /** Words of a note or an answer, the new status, the adviser's code. */
    body: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('lead_event_lead').on(t.leadId, t.id),
    check('lead_event_kind', sql`${t.kind} in ('note', 'answer', 'status', 'assignee', 'withdrawn')`),
    check('lead_event_author', sql`${t.author} in ('customer', 'staff')`),
  ],
);

/** Last number given out per holding. */
export const leadCounter = pgTable('lead_counter', {
  holdingId: smallint('holding_id').primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
});

/** Proof of consent, one per lead (B-27). */
export const consent = pgTable(
  'consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    formId: text('form_id').notNull(),
    /** `spec`: one box; `separate`: three. */
    mode: text().$type<'spec' | 'separate'>().notNull(),
    /** Version of the texts that stood beside the boxes. */
    textVersion: text('text_version').notNull(),
    marketing: boolean().notNull(),
    /** Address of the visitor; null where there was no connection to read it from. */
    ip: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('consent_lead').on(t.leadId)],
);

/** Answers of calls that a client may repeat, kept for a day (B-13). */
export const idempotency = pgTable(
  'idempotency',
  {
    holdingId: smallint('holding_id').notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.holdingId, t.route, t.key] }), index('idempotency_created').on(t.createdAt)],
);

/** Counts of one window of one limit. `subject` is a hash: no phone and no address stands here. */
export const rateCount = pgTable(
  'rate_count',
  {
    subject: text().notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.windowStart] }), index('rate_count_expires').on(t.expiresAt)],
);

/** Outbox: messages to send, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    channel: text().$type<'sms' | 'mail' | 'webhook' | 'push'>().notNull(),
    /** `lead-confirmation`, `lead-notice`, `lead-event`, `lead-answer`, `report-code`, `compliance-letter`. */
    kind: text().notNull(),
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    /** Whom a notice of the account is for. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Phone, address, name of a webhook, id of a push subscription. */
    recipient: text().notNull(),
    subject: text(),
    /** Page that stops such letters; `List-Unsubscribe` of a letter. */
    stopUrl: text('stop_url'),
    body: text().notNull(),
    html: text(),
    /** The text is wiped once a real gateway has it. */
    secret: boolean().notNull().default(false),
    status: text().$type<'pending' | 'delivered' | 'dead'>().notNull().default('pending'),
    attempts: smallint().notNull().default(0),
    /** Time of the next attempt; during an attempt, end of its lease. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Useless later: a code that ran out is not sent. */
    expiresAt: moment('expires_at'),
    /** Error code of the last attempt; never the gateway's text, which may quote the message. */
    failure: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.status} = 'pending'`),
    index('outbox_created').on(t.createdAt),
    index('outbox_lead').on(t.leadId),
    index('outbox_recipient').on(t.recipient),
    index('outbox_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    check('outbox_status', sql`${t.status} in ('pending', 'delivered', 'dead')`),
    index('outbox_dead').on(t.createdAt).where(sql`${t.status} = 'dead'`),
    check('outbox_channel', sql`${t.channel} in ('sms', 'mail', 'webhook', 'push')`),
  ],
);

/** Codes sent to open a vehicle's report; the code itself is not here, only what proves it (B-08). */
export const reportCode = pgTable(
  'report_code',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    /** What it opens, `report` or `sign-in:1`: a code is worth nothing for anything else. */
    purpose: text().notNull().default('report'),
    /** HMAC-SHA-256 of id and code. */
    proof: text().notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('report_code_phone').on(t.phone, t.createdAt)],
);
