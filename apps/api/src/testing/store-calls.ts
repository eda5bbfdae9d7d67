import { randomUUID } from 'node:crypto';
import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { storeOfferVersion } from '@showroom/domain/shop/store-order';
import type { Executor } from '../db/database.ts';

type Shop = { database: Pick<Executor, 'query'> };
type Site = { fetch(path: string, init?: RequestInit): Promise<Response> };

export type Shelf = { itemId: number; dealerId: number; dealerCode: string };

/** Puts so many pieces of items, sold singly, onto one centre's shelf and takes them off all others. Returns the shelves, by item. */
export async function stockItems(
  { database }: Shop,
  { count, qty, holdingId = 1, skip = 0 }: { count: number; qty: number; holdingId?: number; skip?: number },
): Promise<Shelf[]> {
  const [dealer] = await database.query<{ id: number; code: string }>(
    `select id, code from dealer where holding_id = $1 and departments @> '[{"code": "parts"}]' order by id limit 1`,
    [holdingId],
  );
  if (!dealer) throw new Error('no centre with parts');
  const items = await database.query<{ id: number }>('select id from accessory order by id limit $1 offset $2', [
    count,
    skip,
  ]);
  const ids = items.map(({ id }) => id);
  await database.query('delete from accessory_stock where accessory_id = any($1::int[])', [ids]);
  await database.query('update accessory set min_count = 1 where id = any($1::int[])', [ids]);
  await database.query(
    'insert into accessory_stock (accessory_id, dealer_id, qty) select id, $2, $3 from unnest($1::int[]) as id',
    [ids, dealer.id, qty],
  );
  return ids.map((itemId) => ({ itemId, dealerId: dealer.id, dealerCode: dealer.code }));
}

export const buyerPhone = (number: number): string => `7917${String(1_000_000 + number)}`;

type Body = Record<string, unknown>;
export type Purchase = {
  lines: readonly { id: number; qty: number }[];
  dealer: string;
  pay?: 'online' | 'receipt';
  phone?: string;
  seenTotal: number;
  more?: Body;
};

/** An order as the page sends it. */
export const purchaseBody = ({
  lines,
  dealer,
  pay = 'receipt',
  phone = buyerPhone(0),
  seenTotal,
  more,
}: Purchase): StoreOrderRequest => ({
  lines: [...lines],
  receiving: { kind: 'pickup', dealer },
  pay,
  recipient: { firstname: 'Анна', phone, policy: true },
  offer: { isAgreed: true, version: storeOfferVersion },
  seenTotal,
  ...more,
});

type Answer = { status: number; body: Record<string, never> };

/** One write of the browser. */
export async function sendJson(
  app: Site,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Kopecks of a purchase, by the quote of the API. */
export async function totalOf(
  app: Site,
  lines: Purchase['lines'],
  more: Body = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const { body } = await sendJson(app, '/api/store/quote?holdingId=1', { lines, ...more }, headers);
  return (body as unknown as { sums: { total: number } }).sums.total;
}

/** Sends an order under a key of its own. */
export const order = (app: Site, purchase: Purchase, headers: Record<string, string> = {}) =>
  sendJson(app, '/api/store/order?holdingId=1', purchaseBody(purchase), {
    'idempotency-key': randomUUID(),
    ...headers,
  });

/** What must hold of the shop's stock whatever happened. Returns what does not. */
export async function brokenStock({ database }: Shop): Promise<unknown[]> {
  return database.query(
    `select * from (
       select coalesce(s.accessory_id, h.item_id) as item, s.qty, coalesce(s.reserved, 0) as reserved, coalesce(h.qty, 0) as held
       from accessory_stock s full join (
         select item_id, dealer_id, sum(qty)::int as qty from store_order_hold group by 1, 2) h
         on h.item_id = s.accessory_id and h.dealer_id = s.dealer_id) as books
     where reserved <> held or qty < 0 or reserved > qty`,
  );
}
