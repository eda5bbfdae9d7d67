import { type DealStatus, dealStatuses } from '@showroom/domain/account/sales-deal';
import { codesOf } from '@showroom/domain/dictionaries';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema.ts';
import { moment, oneOf } from './columns.ts';

const dealId = () =>
  uuid('deal_id')
    .notNull()
    .references(() => salesDeal.id, { onDelete: 'cascade' });

/** Purchase of a vehicle. Vehicle and centre are codes and names, not references: a deal outlives both. */
export const salesDeal = pgTable(
  'sales_deal',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    customerId: ownerId(),
    /** As the group's system or the desk numbers it; unique in the holding. */
    number: text().notNull(),
    status: text().$type<DealStatus>().notNull().default('reserved'),
    vehicleId: integer('vehicle_id'),
    vehicleName: text('vehicle_name').notNull(),
    dealerCode: text('dealer_code').notNull(),
    /** Code of an adviser of the centre; null: the centre's own phone. */
    adviser: text(),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    /** What happens next, in the words of the staff; null: the stage's own. */
    nextStep: text('next_step'),
    nextBy: date('next_by', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('sales_deal_number').on(t.holdingId, t.number),
    index('sales_deal_customer').on(t.customerId, t.createdAt),
    index('sales_deal_desk').on(t.holdingId, t.status, t.createdAt),
    check('sales_deal_status', sql`${t.status} in (${oneOf(codesOf(dealStatuses))})`),
  ],
);

/** Stages that a deal has passed. */
export const dealStage = pgTable(
  'deal_stage',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dealId: dealId(),
    status: text().$type<DealStatus>().notNull(),
    /** Id of the staff, or `group`. */
    actor: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('deal_stage_deal').on(t.dealId, t.id)],
);

/** A document of a deal; its bytes lie in the file store under its id. */
export const dealDocument = pgTable(
  'deal_document',
  {
    id: uuid().primaryKey(),
    /** Null after the deal is deleted: then the file goes too. */
    dealId: uuid('deal_id').references(() => salesDeal.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** By its bytes. */
    mime: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, hex. */
    sha256: text().notNull(),
    /** Whether the customer is asked to sign it off. */
    isForSigning: boolean('is_for_signing').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    signedAt: moment('signed_at'),
    /** Name of who signed it off, as the account knew it. */
    signedBy: text('signed_by'),
    /** Hash of the file that was signed off. */
    signedSha256: text('signed_sha256'),
  },
  (t) => [
    index('deal_document_deal').on(t.dealId),
    check('deal_document_signed', sql`(${t.signedAt} is null) = (${t.signedSha256} is null)`),
  ],
);

/** A payment of a deal: the plan and what came of it, kopecks. */
export const dealPayment = pgTable(
  'deal_payment',
  {
    id: uuid().primaryKey(),
    dealId: dealId(),
    name: text().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    paidAmount: bigint('paid_amount', { mode: 'number' }).notNull().default(0),
    paidAt: moment('paid_at'),
  },
  (t) => [
    index('deal_payment_deal').on(t.dealId, t.dueOn),
    check('deal_payment_amount', sql`${t.amount} > 0 and ${t.paidAmount} >= 0`),
  ],
);
