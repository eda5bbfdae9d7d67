import type { Executor } from '../../db/database.ts';
import type { Desk } from '../tools/desk-for.ts';

type Window = { limit: number; offset: number };
/** So few free pieces of what sells are little. */
const lowFrom = 2;

export type LowStock = {
  itemId: number;
  name: string;
  partCode: string;
  dealer: string;
  qty: number;
  reserved: number;
  free: number;
  sold: number;
};

/** Items of the desk's centres that run low, what sells or is held most first. */
export async function listLowStock(
  db: Executor,
  { holdingId, dealers }: Desk,
  dealer: string | undefined,
  { limit, offset }: Window,
): Promise<{ items: LowStock[]; total: number }> {
  const given = [holdingId, dealers, dealer ?? null, lowFrom];
  const low = `accessory_stock s join dealer d on d.id = s.dealer_id
    where d.holding_id = $1 and ($2::text[] is null or d.code = any($2)) and ($3::text is null or d.code = $3)
      and s.qty - s.reserved <= $4`;
  const [count] = await db.query<{ total: number }>(`select count(*)::int as total from ${low}`, given);
  const items = await db.query<LowStock>(
    `with low as (select s.accessory_id, s.qty, s.reserved, d.code, d.name as dealer from ${low}),
       sold as (
         select o.dealer_code, l.item_id, sum(l.qty - l.refunded)::int as pieces
         from store_order o join store_order_line l on l.order_id = o.id
         where o.holding_id = $1 and o.status = 'completed' and o.updated_at > now() - interval '30 days' group by 1, 2)
     select a.id as "itemId", a.name, a.part_code as "partCode", low.dealer, low.qty, low.reserved,
       low.qty - low.reserved as free, coalesce(sold.pieces, 0) as sold
     from low join accessory a on a.id = low.accessory_id
     left join sold on sold.item_id = a.id and sold.dealer_code = low.code
     order by sold desc, low.reserved desc, free, a.rank desc, a.id, low.code limit $5 offset $6`,
    [...given, limit, offset],
  );
  return { items, total: count?.total ?? 0 };
}

export type StuckPayment = {
  id: string;
  subject: string;
  state: string;
  amount: number;
  why: string;
  createdAt: string;
};

/** The bank is asked about a payment for so long before somebody should look, minutes. */
const longPending = 15;

/** Payments with an alarm, those that the bank is silent about, and those whose refund or receipt failed. Of a desk of some centres: of their orders alone. */
export async function listStuckPayments(
  db: Executor,
  { holdingId, dealers }: Desk,
  { limit, offset }: Window,
): Promise<{ items: StuckPayment[]; total: number }> {
  const given = [holdingId, dealers, longPending];
  const stuck = `payment p left join store_order o on p.subject_kind = 'order' and o.id::text = p.subject_id
    cross join lateral (select coalesce(p.alarm,
      case when exists (select 1 from refund r where r.payment_id = p.id and r.state = 'failed') then 'refund-failed'
        when exists (select 1 from receipt r where r.payment_id = p.id and r.state = 'failed') then 'receipt-failed'
        when p.state = 'pending' and p.created_at < now() - make_interval(mins => $3::int) then 'pending' end) as why) reason
    where p.holding_id = $1 and ($2::text[] is null or o.dealer_code = any($2)) and reason.why is not null`;
  const [count] = await db.query<{ total: number }>(`select count(*)::int as total from ${stuck}`, given);
  const rows = await db.query<Omit<StuckPayment, 'createdAt'> & { createdAt: Date | string }>(
    `select left(p.id::text, 8) as id, p.description as subject, p.state, p.amount, reason.why, p.created_at as "createdAt"
     from ${stuck} order by p.created_at desc, p.id limit $4 offset $5`,
    [...given, limit, offset],
  );
  return {
    items: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    total: count?.total ?? 0,
  };
}
