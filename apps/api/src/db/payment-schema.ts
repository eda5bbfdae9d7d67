import { codesOf } from '@showroom/domain/dictionaries';
import {
  type PaymentState,
  type PaymentSubjectKind,
  paymentStates,
  paymentSubjects,
} from '@showroom/domain/shop/payment';
import type { ReceiptLine, Returned } from '@showroom/domain/shop/receipt';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer } from './account-schema.ts';
import { moment, oneOf } from './columns.ts';

const kopecks = (name: string) => bigint(name, { mode: 'number' });
const paymentId = () =>
  uuid('payment_id')
    .notNull()
    .references(() => payment.id);

/**
 * One attempt to pay for one thing. Kept as the books are: who paid stands in `payment_payer` alone. A thing has at most one
 * attempt that is open or was paid: the database itself refuses a second charge.
 */
export const payment = pgTable(
  'payment',
  {
    /** Secret of the payer's link. */
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    subjectKind: text('subject_kind').$type<PaymentSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Our own reference, the bank's key of idempotency and what its answers are compared by. */
    reference: text().notNull().unique(),
    /** Which adapter registered it; null before. */
    bank: text(),
    /** The bank's number of the order and what else it asks for to be asked again. */
    bankOrder: text('bank_order'),
    bankSession: text('bank_session'),
    /** Where the payer pays, on the bank's own host. */
    payUrl: text('pay_url'),
    state: text().$type<PaymentState>().notNull().default('created'),
    amount: kopecks('amount').notNull(),
    currency: text().notNull().default('RUB'),
    description: text().notNull(),
    /** What the bank has taken, as far as our server knows, and given back. */
    captured: kopecks('captured').notNull().default(0),
    refunded: kopecks('refunded').notNull().default(0),
    /** Why the staff should look: `wrong-sum`, `foreign`, `declined-after-paid`, `late`, `refund-failed`, `receipt-failed`, `bank-silent`. */
    alarm: text(),
    alarmAt: moment('alarm_at'),
    expiresAt: moment('expires_at').notNull(),
    /** When the bank is asked next; null: never again. During a check, end of its lease. */
    nextCheckAt: moment('next_check_at'),
    checks: integer().notNull().default(0),
    /** When the bank was asked last. */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    uniqueIndex('payment_subject_live')
      .on(t.subjectKind, t.subjectId)
      .where(sql`${t.state} in ('created', 'pending', 'paid')`),
    index('payment_subject').on(t.subjectKind, t.subjectId),
    index('payment_due').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('payment_desk').on(t.holdingId, t.createdAt),
    check('payment_state', sql`${t.state} in (${oneOf(codesOf(paymentStates))})`),
    check('payment_subject_kind', sql`${t.subjectKind} in (${oneOf(paymentSubjects)})`),
    check('payment_sums', sql`${t.amount} > 0 and ${t.captured} >= 0 and ${t.refunded} between 0 and ${t.captured}`),
    check('payment_paid_whole', sql`${t.state} not in ('paid', 'refunded') or ${t.captured} = ${t.amount}`),
  ],
);

/** Whom a payment's receipt goes to: personal data, apart from the books, which outlive it. */
export const paymentPayer = pgTable(
  'payment_payer',
  {
    /** Of the payment. */
    id: uuid().primaryKey(),
    email: text(),
    phone: text(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
  },
  (t) => [index('payment_payer_email').on(t.email), index('payment_payer_customer').on(t.customerId)],
);

/** What was said to a bank and by it, word for word but numbers of cards and names of people, which are masked. */
export const bankMessage = pgTable(
  'bank_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a message that names no payment of ours. */
    paymentId: uuid('payment_id').references(() => payment.id),
    bank: text().notNull(),
    operation: text().$type<'register' | 'status' | 'refund' | 'callback'>().notNull(),
    direction: text().$type<'out' | 'in'>().notNull(),
    body: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('bank_message_payment').on(t.paymentId, t.id), index('bank_message_created').on(t.createdAt)],
);

/** Double entry, append-only: the entries of one act sum to nothing, those of `bank` are what the bank holds for us. Kopecks. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: paymentId(),
    /** Cause of the act: `paid`, `odd:1`, `refund:<id>`, `returned:<id>`. The same cause writes once. */
    act: text().notNull(),
    /** `bank`: at the bank; `sales`: for what was paid; `suspense`: taken without a right; `payable`: on its way back. */
    account: text().$type<'bank' | 'sales' | 'suspense' | 'payable'>().notNull(),
    amount: kopecks('amount').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('ledger_entry_act').on(t.paymentId, t.act, t.account),
    check('ledger_entry_account', sql`${t.account} in ('bank', 'sales', 'suspense', 'payable')`),
  ],
);

/** Money on its way back. Done by the payment clock, one of a payment at a time. */
export const refund = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    paymentId: paymentId(),
    /** Names what it is for: the same key refunds once. */
    key: text().notNull(),
    amount: kopecks('amount').notNull(),
    why: text().notNull(),
    /** What its receipt names; null: the sale's own lines, shared. */
    returned: jsonb().$type<Returned>(),
    state: text().$type<'pending' | 'done' | 'failed'>().notNull().default('pending'),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    failure: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (t) => [
    uniqueIndex('refund_key').on(t.paymentId, t.key),
    index('refund_due').on(t.nextAttemptAt).where(sql`${t.state} = 'pending'`),
    check('refund_state', sql`${t.state} in ('pending', 'done', 'failed')`),
    check('refund_amount', sql`${t.amount} > 0`),
  ],
);

/** Fiscal receipts (54-ФЗ): one for each change of who has the money or the goods. Printed by the payment clock. */
export const receipt = pgTable(
  'receipt',
  {
    id: uuid().primaryKey(),
    paymentId: paymentId(),
    /** `sell`, `settle` or `refund:<id>`: one receipt each. */
    key: text().notNull(),
    kind: text().$type<'sell' | 'refund'>().notNull(),
    amount: kopecks('amount').notNull(),
    /** Paid by money now, or by the prepayment of an earlier receipt. */
    paidBy: text('paid_by').$type<'electronic' | 'prepaid'>().notNull(),
    lines: jsonb().$type<ReceiptLine[]>().notNull(),
    state: text().$type<'pending' | 'done' | 'failed'>().notNull().default('pending'),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    failure: text(),
    /** Number, sign and address that the fiscal data operator gave. */
    fiscalNumber: text('fiscal_number'),
    fiscalSign: text('fiscal_sign'),
    fiscalUrl: text('fiscal_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (t) => [
    uniqueIndex('receipt_key').on(t.paymentId, t.key),
    index('receipt_due').on(t.nextAttemptAt).where(sql`${t.state} = 'pending'`),
    check('receipt_state', sql`${t.state} in ('pending', 'done', 'failed')`),
    check('receipt_kind', sql`${t.kind} in ('sell', 'refund')`),
  ],
);

/** A bill that was not born on the site. */
export const invoice = pgTable(
  'invoice',
  {
    /** Secret of its page. */
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** As it is printed; upper case. */
    number: text().notNull(),
    phone: text().notNull(),
    purpose: text().notNull(),
    amount: kopecks('amount').notNull(),
    hasVat: boolean('has_vat').notNull().default(true),
    state: text().$type<'open' | 'paid' | 'withdrawn'>().notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    uniqueIndex('invoice_number').on(t.holdingId, t.number),
    index('invoice_phone').on(t.phone),
    check('invoice_state', sql`${t.state} in ('open', 'paid', 'withdrawn')`),
    check('invoice_amount', sql`${t.amount} > 0`),
  ],
);

/** Orders of the development bank, which moves no money. */
export const developmentBankOrder = pgTable('development_bank_order', {
  reference: text().primaryKey(),
  amount: kopecks('amount').notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  returnUrl: text('return_url').notNull(),
  state: text().$type<'open' | 'paid' | 'declined'>().notNull().default('open'),
  /** What was taken: another sum than asked where the tester chose so. */
  taken: kopecks('taken').notNull().default(0),
  refunded: kopecks('refunded').notNull().default(0),
  /** A delayed answer is not given before. */
  answersAt: moment('answers_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
