import { codesOf } from '@showroom/domain/dictionaries';
import type { PromoKind } from '@showroom/domain/shop/order-sums';
import {
  type StoreOrderPayment,
  type StoreOrderReceiving,
  type StoreOrderStatus,
  storeOrderPayments,
  storeOrderReceiving,
  storeOrderStatuses,
} from '@showroom/domain/shop/store-order';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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

/** Kopecks. */
const kopecks = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A code that takes something off an order. Its uses are the orders that name it and are not over without a sale. */
export const promoCode = pgTable(
  'promo_code',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    holdingId: smallint('holding_id').notNull(),
    /** In capitals. */
    code: text().notNull(),
    kind: text().$type<PromoKind>().notNull(),
    /** Percent, or kopecks. */
    value: integer().notNull(),
    /** Kopecks of goods from which it works. */
    goodsFrom: kopecks('goods_from').default(0),
    startsAt: moment('starts_at').notNull().defaultNow(),
    /** Null: without an end. */
    endsAt: moment('ends_at'),
    /** Null: as often as one likes; once for each phone in any case. */
    usesLimit: integer('uses_limit'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [
    uniqueIndex('promo_code_code').on(t.holdingId, t.code),
    check('promo_code_kind', sql`${t.kind} in ('percent', 'sum')`),
    check('promo_code_value', sql`${t.value} > 0 and (${t.kind} = 'sum' or ${t.value} <= 100)`),
  ],
);

/** An order of the shop as the books know it: no person stands here (`store_order_recipient`). Its id is the secret of its page. */
export const storeOrder = pgTable(
  'store_order',
  {
    id: uuid().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    /** Counts over all holdings; people read it as `A-000042`. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    status: text().$type<StoreOrderStatus>().notNull(),
    pay: text().$type<StoreOrderPayment>().notNull(),
    receiving: text().$type<StoreOrderReceiving>().notNull(),
    /** The centre that assembles it and, for a pick-up, hands it over. Not a reference: an order outlives it. */
    dealerCode: text('dealer_code').notNull(),
    /** First day on which it can be taken, or comes. */
    readyOn: date('ready_on', { mode: 'string' }).notNull(),
    /** Kopecks of all lines before and after discounts of the shop, whole roubles. */
    price: kopecks('price'),
    disprice: kopecks('disprice'),
    /** What code and points took off, and what delivery costs, kopecks. */
    promo: kopecks('promo'),
    points: kopecks('points'),
    delivery: kopecks('delivery'),
    total: kopecks('total'),
    /** Of the total, what went back. */
    refunded: kopecks('refunded').default(0),
    promoId: integer('promo_id').references(() => promoCode.id),
    /** Of the buyer's level when they ordered: percent of paid goods that come back as points. */
    ratePercent: smallint('rate_percent').notNull().default(0),
    /** Of the last attempt to pay. */
    paymentId: uuid('payment_id'),
    paidAt: moment('paid_at'),
    /** Until when goods are held without payment or pick-up; null: without an end. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('store_order_number').on(t.number),
    index('store_order_desk').on(t.holdingId, t.status, t.number),
    index('store_order_promo').on(t.promoId).where(sql`${t.promoId} is not null`),
    index('store_order_due').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    check('store_order_status', sql`${t.status} in (${oneOf(codesOf(storeOrderStatuses))})`),
    check('store_order_pay', sql`${t.pay} in (${oneOf(codesOf(storeOrderPayments))})`),
    check('store_order_receiving', sql`${t.receiving} in (${oneOf(codesOf(storeOrderReceiving))})`),
    check(
      'store_order_total',
      sql`${t.total} >= 0 and ${t.total} = ${t.disprice} - ${t.promo} - ${t.points} + ${t.delivery} and ${t.refunded} between 0 and ${t.total}`,
    ),
  ],
);

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => storeOrder.id, { onDelete: 'cascade' });

/** Who ordered and who receives, with what was agreed to. Goes when the person goes; the order stays in the books. */
export const storeOrderRecipient = pgTable(
  'store_order_recipient',
  {
    orderId: orderId().primaryKey(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    holdingId: smallint('holding_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    /** Eleven digits, 7XXXXXXXXXX. */
    phone: text().notNull(),
    email: text(),
    comment: text(),
    /** Of a delivery. */
    address: text(),
    consentMode: text('consent_mode').$type<'spec' | 'separate'>().notNull(),
    consentVersion: text('consent_version').notNull(),
    marketing: boolean().notNull(),
    offerVersion: text('offer_version').notNull(),
    /** Address of the buyer; null where there was no connection to read it from. */
    ip: text(),
    agreedAt: moment('agreed_at').notNull().defaultNow(),
  },
  (t) => [index('store_order_recipient_customer').on(t.customerId), index('store_order_recipient_phone').on(t.phone)],
);

/** A line. Item and prices are those of the moment: an order outlives the item. */
export const storeOrderLine = pgTable(
  'store_order_line',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    itemId: integer('item_id').notNull(),
    name: text().notNull(),
    partCode: text('part_code').notNull(),
    picture: text().notNull(),
    qty: smallint().notNull(),
    /** Pieces that were given back, or taken off before hand-over. */
    refunded: smallint().notNull().default(0),
    /** Of one piece, kopecks, whole roubles. */
    price: kopecks('price'),
    disprice: kopecks('disprice'),
    /** Of all pieces after code and points, kopecks: what a receipt shows. */
    sum: kopecks('sum'),
    /** Of all pieces, kopecks that points paid. */
    points: kopecks('points').default(0),
  },
  (t) => [
    uniqueIndex('store_order_line_item').on(t.orderId, t.itemId),
    check('store_order_line_qty', sql`${t.qty} > 0 and ${t.refunded} between 0 and ${t.qty} and ${t.sum} >= 0`),
  ],
);

/** Stock that a live order holds: `accessory_stock.reserved` is the sum of these rows. */
export const storeOrderHold = pgTable(
  'store_order_hold',
  {
    orderId: orderId(),
    itemId: integer('item_id').notNull(),
    dealerId: smallint('dealer_id').notNull(),
    qty: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.itemId, t.dealerId] }),
    index('store_order_hold_item').on(t.itemId, t.dealerId),
    check('store_order_hold_qty', sql`${t.qty} > 0`),
  ],
);

/** What happened to an order. */
export const storeOrderEvent = pgTable(
  'store_order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    /** A note is the staff's alone. */
    kind: text().$type<'status' | 'refund' | 'payment' | 'note'>().notNull(),
    author: text().$type<'customer' | 'staff' | 'system'>().notNull(),
    /** Id of the staff; null for everybody else. */
    actor: text(),
    /** The new status, words of a note, kopecks of a refund. */
    body: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('store_order_event_order').on(t.orderId, t.id),
    check('store_order_event_kind', sql`${t.kind} in ('status', 'refund', 'payment', 'note')`),
    check('store_order_event_author', sql`${t.author} in ('customer', 'staff', 'system')`),
  ],
);

/** Goods that were given back, or money that was: once for each key. */
export const storeOrderRefund = pgTable(
  'store_order_refund',
  {
    orderId: orderId(),
    key: text().notNull(),
    /** Kopecks that went back to the buyer. */
    amount: kopecks('amount'),
    lines: jsonb().$type<{ id: number; qty: number }[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.key] }), check('store_order_refund_amount', sql`${t.amount} >= 0`)],
);
