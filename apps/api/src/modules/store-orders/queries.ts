import type { CityCode } from '@showroom/domain/city';
import {
  openStoreOrderStatuses,
  type StoreOrderPayment,
  type StoreOrderReceiving,
  type StoreOrderStatus,
} from '@showroom/domain/shop/store-order';
import type { Dealer } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';
import { lockPayments } from '../payments/queries.ts';

export type StoredOrder = {
  id: string;
  holdingId: number;
  number: number;
  status: StoreOrderStatus;
  pay: StoreOrderPayment;
  receiving: StoreOrderReceiving;
  dealerCode: string;
  dealerId: number | null;
  dealerName: string | null;
  dealerAddress: string | null;
  dealerPhone: string | null;
  city: CityCode | null;
  departments: Dealer['departments'] | null;
  readyOn: string;
  price: number;
  disprice: number;
  promo: number;
  points: number;
  delivery: number;
  total: number;
  refunded: number;
  promoCode: string | null;
  ratePercent: number;
  paymentId: string | null;
  paidAt: Date | string | null;
  heldUntil: Date | string | null;
  createdAt: Date | string;
  pieces: number;
  /** Null after the person is gone. */
  customerId: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  comment: string | null;
  address: string | null;
};

const columns = `
  o.id, o.holding_id as "holdingId", o.number, o.status, o.pay, o.receiving, o.dealer_code as "dealerCode", d.id as "dealerId",
  d.name as "dealerName", d.address as "dealerAddress", d.phone as "dealerPhone", d.city, d.departments,
  to_char(o.ready_on, 'YYYY-MM-DD') as "readyOn", o.price, o.disprice, o.promo, o.points, o.delivery, o.total, o.refunded,
  p.code as "promoCode", o.rate_percent as "ratePercent", o.payment_id as "paymentId", o.paid_at as "paidAt",
  o.held_until as "heldUntil", o.created_at as "createdAt",
  (select coalesce(sum(l.qty), 0)::int from store_order_line l where l.order_id = o.id) as pieces,
  r.customer_id as "customerId", r.first_name as "firstName", r.last_name as "lastName", r.phone, r.email, r.comment, r.address`;
const tables = `store_order o left join store_order_recipient r on r.order_id = o.id
  left join promo_code p on p.id = o.promo_id
  left join dealer d on d.holding_id = o.holding_id and d.code = o.dealer_code`;

/** Whether an order waits for money, and its goods for the order: past the hold the clock is about to end it. */
export const waitsForPayment = ({ status, heldUntil }: Pick<StoredOrder, 'status' | 'heldUntil'>): boolean =>
  status === 'awaiting_payment' && heldUntil !== null && new Date(heldUntil).getTime() > Date.now();

/** Whose orders are looked at: whoever has the link, one customer, or the staff of some centres (null: of all). */
export type OrderScope = { holdingId: number; customerId?: string; dealers?: readonly string[] | null };

const inScope =
  'o.holding_id = $1 and ($2::uuid is null or r.customer_id = $2) and ($3::text[] is null or o.dealer_code = any($3))';
const valuesOf = ({ holdingId, customerId, dealers }: OrderScope) => [holdingId, customerId ?? null, dealers ?? null];

/** An order of the scope; undefined for foreign ones. */
export async function findOrder(db: Executor, scope: OrderScope, id: string): Promise<StoredOrder | undefined> {
  const [row] = await db.query<StoredOrder>(`select ${columns} from ${tables} where ${inScope} and o.id = $4`, [
    ...valuesOf(scope),
    id,
  ]);
  return row;
}

/**
 * Keeps everybody else off an order until the end of the transaction. Its payments come first: the transition of a payment locks
 * the two in the same order.
 */
export async function lockOrder(executor: Executor, id: string): Promise<void> {
  await lockPayments(executor, { kind: 'order', id });
  await executor.query('select 1 from store_order where id = $1 for update', [id]);
}

export type OrderFilter = {
  status?: StoreOrderStatus | undefined;
  /** Whether it still holds its goods. */
  state?: 'open' | 'closed' | undefined;
  dealer?: string | undefined;
  number?: number | undefined;
  tail?: string | undefined;
};

/** Orders of a scope, the newest first. `number` or the last digits of a phone. */
export async function listOrders(
  db: Executor,
  scope: OrderScope,
  { status, state, dealer, number, tail }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: StoredOrder[]; total: number }> {
  const where = `${inScope} and ($4::text is null or o.status = $4) and ($5::text is null or o.dealer_code = $5)
    and (($6::bigint is null and $7::text is null) or o.number = $6 or right(r.phone, length($7)) = $7)
    and ($8::boolean is null or (o.status = any($9)) = $8)`;
  const given = [
    ...valuesOf(scope),
    status ?? null,
    dealer ?? null,
    number ?? null,
    tail ?? null,
    state ? state === 'open' : null,
    openStoreOrderStatuses,
  ];
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from store_order o left join store_order_recipient r on r.order_id = o.id where ${where}`,
    given,
  );
  const items = await db.query<StoredOrder>(
    `select ${columns} from ${tables} where ${where} order by o.number desc limit $10 offset $11`,
    [...given, limit, offset],
  );
  return { items, total: count?.total ?? 0 };
}

export type StoredLine = {
  id: number;
  itemId: number;
  name: string;
  partCode: string;
  picture: string;
  qty: number;
  refunded: number;
  price: number;
  disprice: number;
  sum: number;
  points: number;
};

export const linesOf = (db: Executor, orderId: string): Promise<StoredLine[]> =>
  db.query<StoredLine>(
    `select id, item_id as "itemId", name, part_code as "partCode", picture, qty, refunded, price, disprice, sum, points
     from store_order_line where order_id = $1 order by id`,
    [orderId],
  );

export type StoredHold = { itemId: number; dealer: string; qty: number };

/** Where the goods of an order lie. */
export const holdsOf = (db: Executor, orderId: string): Promise<StoredHold[]> =>
  db.query<StoredHold>(
    `select h.item_id as "itemId", coalesce(d.name, '') as dealer, h.qty from store_order_hold h
     left join dealer d on d.id = h.dealer_id where h.order_id = $1 order by h.item_id, h.dealer_id`,
    [orderId],
  );

export type OrderEventKind = 'status' | 'refund' | 'payment' | 'note';
/** Who acts: a customer, a member of the staff, or time and other systems. */
export type Mover = { author: 'customer' | 'staff' | 'system'; actor?: string };
export type StoredEvent = { kind: OrderEventKind; author: Mover['author']; body: string; at: Date | string };

export const eventsOf = (db: Executor, orderId: string): Promise<StoredEvent[]> =>
  db.query<StoredEvent>(
    'select kind, author, body, created_at as at from store_order_event where order_id = $1 order by id limit 200',
    [orderId],
  );

export async function addEvent(
  executor: Executor,
  orderId: string,
  event: { kind: OrderEventKind; body: string } & Mover,
): Promise<void> {
  await executor.query(
    'insert into store_order_event (order_id, kind, author, actor, body) values ($1, $2, $3, $4, $5)',
    [orderId, event.kind, event.author, event.actor ?? null, event.body],
  );
}
