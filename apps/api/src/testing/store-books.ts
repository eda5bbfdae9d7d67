import type { Executor } from '../db/database.ts';

/** What has to be true of the shop's books whenever nobody is at work: each count is of what is wrong. */
const rules = {
  'stock that orders do not hold': `select 1 from accessory_stock s full join (
      select item_id, dealer_id, sum(qty) as qty from store_order_hold group by 1, 2) h
    on h.item_id = s.accessory_id and h.dealer_id = s.dealer_id
    where coalesce(s.reserved, 0) <> coalesce(h.qty, 0) or s.qty < 0 or s.reserved > s.qty`,
  'live orders that hold other than their lines': `select 1 from store_order o join store_order_line l on l.order_id = o.id
    where coalesce((select sum(h.qty) from store_order_hold h where h.order_id = o.id and h.item_id = l.item_id), 0)
      <> case when o.status in ('created', 'awaiting_payment', 'paid', 'assembling', 'ready') then l.qty - l.refunded else 0 end`,
  'orders whose lines are not their total': `select 1 from store_order o
    where o.total <> o.delivery + (select sum(l.sum) from store_order_line l where l.order_id = o.id)`,
  'paid orders without the bank\u2019s money': `select 1 from store_order o where o.pay = 'online' and o.paid_at is not null
    and not exists (select 1 from payment p where p.id = o.payment_id and p.captured = o.total and p.state in ('paid', 'refunded'))`,
  'unpaid orders that the bank was paid for': `select 1 from store_order o join payment p on p.subject_id = o.id::text
    where o.paid_at is null and p.state in ('paid', 'refunded') and p.alarm is distinct from 'unwanted'`,
  'orders that were paid twice': `select 1 from payment p where p.state in ('paid', 'refunded') and p.alarm is distinct from 'unwanted'
    group by p.subject_kind, p.subject_id having count(*) > 1`,
  'refunds that are not the order\u2019s': `select 1 from store_order o join payment p on p.id = o.payment_id
    where o.pay = 'online' and o.paid_at is not null
      and o.refunded <> (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id)`,
  'acts that do not balance': `select 1 from ledger_entry group by payment_id, act having sum(amount) <> 0`,
  'receipts whose lines are not their sum': `select 1 from receipt r
    where r.amount <> (select coalesce(sum((l ->> 'sum')::bigint), 0) from jsonb_array_elements(r.lines) l)`,
  'paid orders without one receipt': `select 1 from payment p where p.state in ('paid', 'refunded')
    and (select count(*) from receipt r where r.payment_id = p.id and r.key = 'sell') <> 1`,
  'goods that receipts give back for more than they were sold for': `select 1 from (
      select r.payment_id, regexp_replace(l ->> 'name', ', \\d+.шт\\.$', '') as name,
        sum((l ->> 'sum')::bigint) filter (where r.key = 'sell') as sold,
        sum((l ->> 'sum')::bigint) filter (where r.kind = 'refund') as returned
      from receipt r, jsonb_array_elements(r.lines) l group by 1, 2) goods
    where returned > coalesce(sold, 0)`,
  'points that were given back twice': `select 1 from bonus_entry e where e.status <> 'pending'
    group by e.customer_id having sum(e.points) < 0`,
} as const;

/** What is wrong with the books, by rule. */
export async function brokenBooks(db: Executor): Promise<Record<string, number>> {
  const columns = Object.values(rules).map((rule, n) => `(select count(*)::int from (${rule}) broken) as r${n}`);
  const [row] = await db.query<Record<string, number>>(`select ${columns.join(', ')}`);
  const found = Object.keys(rules).map((name, n) => [name, row?.[`r${n}`] ?? -1] as const);
  return Object.fromEntries(found.filter(([, count]) => count !== 0));
}

/** What the ledger says that the bank holds for us, and what the development bank says; kopecks. */
export async function bankBooks(db: Executor): Promise<{ ledger: number; bank: number }> {
  const [row] = await db.query<{ ledger: number; bank: number }>(
    `select (select coalesce(sum(amount), 0) from ledger_entry where account = 'bank')::int8 as ledger,
       (select coalesce(sum(taken - refunded), 0) from development_bank_order)::int8 as bank`,
  );
  return row ?? { ledger: 0, bank: -1 };
}
