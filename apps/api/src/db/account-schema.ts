import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A customer of one holding. Known by the phone; the rest comes with the registration or the profile. */
export const customer = pgTable(
  'customer',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Eleven digits, 7XXXXXXXXXX. */
    phone: text().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    middleName: text('middle_name'),
    email: text(),
    /** Null: nobody has opened the link that was sent there. */
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('customer_phone').on(t.holdingId, t.phone)],
);

/** Whose a row is: it goes with the customer. */
export const ownerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** What a customer agreed to, and when it was taken back. */
export const customerConsent = pgTable(
  'customer_consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: ownerId(),
    kind: text().$type<'policy' | 'agreement' | 'data' | 'marketing'>().notNull(),
    /** Version of the text that stood beside the box. */
    textVersion: text('text_version').notNull(),
    /** Address of the visitor; null where there was no connection to read it from. */
    ip: text(),
    givenAt: moment('given_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('customer_consent_customer').on(t.customerId, t.kind),
    check('customer_consent_kind', sql`${t.kind} in ('policy', 'agreement', 'data', 'marketing')`),
  ],
);

/** A sign-in: the family of the refresh tokens that follow each other. Its row is what opens the account. */
export const customerSession = pgTable(
  'customer_session',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    method: text().$type<'code' | 'passkey'>().notNull(),
    /** `Chrome, Windows`: no more of the browser than a person needs to know it again. */
    device: text().notNull(),
    /** City by the address of the sign-in; null where it is unknown. */
    place: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Absolute end. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<'logout' | 'ended' | 'everywhere' | 'reuse' | 'phone-change'>(),
  },
  (t) => [
    index('customer_session_customer').on(t.customerId),
    index('customer_session_expires').on(t.expiresAt),
    check('customer_session_method', sql`${t.method} in ('code', 'passkey')`),
  ],
);

/** Refresh tokens by SHA-256. Spent ones stay with their session: using one again ends it. */
export const customerRefresh = pgTable(
  'customer_refresh',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => customerSession.id, { onDelete: 'cascade' }),
    /** Idle end. */
    expiresAt: moment('expires_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (t) => [index('customer_refresh_session').on(t.sessionId)],
);

/** A passkey (WebAuthn credential). */
export const passkey = pgTable(
  'passkey',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    customerId: ownerId(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [index('passkey_customer').on(t.customerId)],
);

/** What an authenticator has to sign: used once, gone in minutes. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Whose new passkey it is for; null: a sign-in. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenge_expires').on(t.expiresAt)],
);
