import type { OrderWorkStatus, ServiceOrderStatus } from '@showroom/domain/account/service-order';
import type { Executor } from '../../db/database.ts';
import type { OrderPart } from '../../db/order-schema.ts';

export type OrderRow = {
  id: string;
  holdingId: number;
  number: number;
  customerId: string;
  carId: string | null;
  bookingId: string | null;
  leadId: string | null;
  dealerCode: string;
  status: ServiceOrderStatus;
  visitAt: Date | string | null;
  vehicle: string | null;
  createdAt: Date | string;
  dealer: string | null;
  address: string | null;
  phone: string | null;
  price: number;
  waiting: number;
};

const columns = `o.id, o.holding_id as "holdingId", o.number::float8 as number, o.customer_id as "customerId", o.car_id as "carId",
  o.booking_id as "bookingId", o.lead_id as "leadId", o.dealer_code as "dealerCode", o.status, o.visit_at as "visitAt", o.vehicle,
  o.created_at as "createdAt", d.name as dealer, d.address, d.phone, w.price, w.waiting`;
/** Names of centres are those of now; an order outlives a centre. */
const tables = `service_order o left join dealer d on d.holding_id = o.holding_id and d.code = o.dealer_code
  left join lateral (
    select coalesce(sum(price) filter (where status <> 'declined'), 0)::float8 as price,
      (count(*) filter (where status = 'planned'))::int as waiting
    from order_work where order_id = o.id) w on true`;
const closed = `('issued', 'cancelled', 'no_show')`;

export type Window = { limit: number; offset: number };
export type OwnFilter = { state: 'open' | 'closed' | undefined; car: string | undefined };

/** A page of a customer's orders, the newest first. */
export async function listOwnOrders(
  db: Executor,
  customerId: string,
  { state, car }: OwnFilter,
  { limit, offset }: Window,
): Promise<{ items: OrderRow[]; total: number }> {
  const condition = `o.customer_id = $1 and ($2::uuid is null or o.car_id = $2)
    and ($3::text is null or (o.status in ${closed}) = ($3 = 'closed'))`;
  const values = [customerId, car ?? null, state ?? null];
  const items = await db.query<OrderRow>(
    `select ${columns} from ${tables} where ${condition} order by o.number desc limit $4 offset $5`,
    [...values, limit, offset],
  );
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from service_order o where ${condition}`,
    values,
  );
  return { items, total: row?.total ?? 0 };
}

export async function findOwnOrder(
  db: Executor,
  customerId: string,
  id: string,
  isLocked = false,
): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(
    `select ${columns} from ${tables} where o.customer_id = $1 and o.id = $2 ${isLocked ? 'for update of o' : ''}`,
    [customerId, id],
  );
  return row;
}

export type DeskRow = OrderRow & { customer: string; customerPhone: string };
/** Null: every centre. */
export type DeskScope = { holdingId: number; dealers: readonly string[] | null };
export type DeskFilter = {
  status: ServiceOrderStatus | undefined;
  dealer: string | undefined;
  number: number | undefined;
  /** Last digits of a phone. */
  tail: string | undefined;
};

const deskColumns = `${columns}, concat_ws(' ', c.first_name, c.last_name) as customer, c.phone as "customerPhone"`;
const deskTables = `${tables} join customer c on c.id = o.customer_id`;
const inScope = 'o.holding_id = $1 and ($2::text[] is null or o.dealer_code = any($2::text[]))';

/** A page of a holding's orders, the newest first. */
export async function listDeskOrders(
  db: Executor,
  { holdingId, dealers }: DeskScope,
  { status, dealer, number, tail }: DeskFilter,
  { limit, offset }: Window,
): Promise<{ items: DeskRow[]; total: number }> {
  const condition = `${inScope} and ($3::text is null or o.status = $3) and ($4::text is null or o.dealer_code = $4)
    and (($5::float8 is null and $6::text is null) or o.number = $5 or right(c.phone, length($6)) = $6)`;
  const values = [holdingId, dealers, status ?? null, dealer ?? null, number ?? null, tail ?? null];
  const items = await db.query<DeskRow>(
    `select ${deskColumns} from ${deskTables} where ${condition} order by o.number desc limit $7 offset $8`,
    [...values, limit, offset],
  );
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from service_order o join customer c on c.id = o.customer_id where ${condition}`,
    values,
  );
  return { items, total: row?.total ?? 0 };
}

export async function findDeskOrder(
  db: Executor,
  { holdingId, dealers }: DeskScope,
  id: string,
  isLocked = false,
): Promise<DeskRow | undefined> {
  const [row] = await db.query<DeskRow>(
    `select ${deskColumns} from ${deskTables} where ${inScope} and o.id = $3 ${isLocked ? 'for update of o' : ''}`,
    [holdingId, dealers, id],
  );
  return row;
}

export type WorkRow = {
  id: string;
  name: string;
  reason: string | null;
  price: number;
  parts: OrderPart[];
  status: OrderWorkStatus;
  externalId: string | null;
};

/** Works of an order in the order in which they came. */
export const worksOf = (db: Executor, orderId: string): Promise<WorkRow[]> =>
  db.query<WorkRow>(
    `select id, name, reason, price::float8 as price, parts, status, external_id as "externalId"
     from order_work where order_id = $1 order by created_at, id`,
    [orderId],
  );

export type EventRow = {
  kind: 'note' | 'answer' | 'status' | 'work';
  author: 'customer' | 'staff' | 'system';
  body: string;
  work: string | null;
  at: Date | string;
};

export const eventsOf = (db: Executor, orderId: string): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select e.kind, e.author, e.body, w.name as work, e.created_at as at
     from order_event e left join order_work w on w.id = e.work_id where e.order_id = $1 order by e.id`,
    [orderId],
  );

export type NewEvent = Pick<EventRow, 'kind' | 'author' | 'body'> & { actor?: string; workId?: string };

export async function addOrderEvent(executor: Executor, orderId: string, event: NewEvent): Promise<void> {
  const { kind, author, body, actor = null, workId = null } = event;
  await executor.query(
    'insert into order_event (order_id, work_id, kind, author, actor, body) values ($1, $2, $3, $4, $5, $6)',
    [orderId, workId, kind, author, actor, body],
  );
}
