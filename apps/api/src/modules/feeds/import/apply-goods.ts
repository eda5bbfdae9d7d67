import type { Executor } from '../../../db/database.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import type { Applied } from './apply-feed.ts';
import type { Problem } from './problem.ts';
import type { KnownItem } from './shop-dictionary.ts';
import type { GoodsRecord } from './to-goods.ts';

export type GoodsChanges = {
  records: readonly GoodsRecord[];
  items: ReadonlyMap<string, KnownItem>;
  /** Centres whose whole stock the file tells. */
  dealerIds: readonly number[];
  /** Item and centre of records that could not be read: their stock stays. */
  kept: ReadonlySet<string>;
  allowWithdraw: boolean;
};

type Held = { qty: number; reserved: number };

/** Advisory lock: one import of goods at a time, as new items take the next numbers. */
const advisoryLock = 570_262;
const firstId = 500_001;
/** As for vehicles: a file that lacks more than half of the stock is taken for broken, unless that is little. */
const maxWithdrawnShare = 0.5;
const fewPlaces = 10;

const place = (item: number, dealer: number) => `${item}/${dealer}`;

/** Locks the stock of the centres in the order in which orders lock it. */
async function lockStock(db: Executor, dealerIds: readonly number[]): Promise<Map<string, Held>> {
  const rows = await db.rows(
    `select accessory_id, dealer_id, qty, reserved from accessory_stock
     where dealer_id in (select jsonb_array_elements_text($1::jsonb)::smallint)
     order by accessory_id, dealer_id for update`,
    [JSON.stringify(dealerIds)],
  );
  return new Map(
    rows.map(([item, dealer, qty, reserved]) => [
      place(Number(item), Number(dealer)),
      { qty: Number(qty), reserved: Number(reserved) },
    ]),
  );
}

/** Adds the items that the shop does not have; their ids by key. */
async function addItems(db: Executor, records: readonly GoodsRecord[]): Promise<Map<string, number>> {
  const [row] = await db.rows('select coalesce(max(id) + 1, $1) from accessory', [firstId]);
  let id = Number(row?.[0] ?? firstId);
  const ids = new Map<string, number>();
  const items: object[] = [];
  const fitments: object[] = [];
  for (const { key, brandId, partCode, money, created } of records) {
    if (!created || ids.has(key)) continue;
    const { fitment, ...item } = created;
    ids.set(key, id);
    items.push({ id, brandId, partCode, ...money, ...item });
    if (fitment) fitments.push({ id, ...fitment });
    id += 1;
  }
  if (items.length === 0) return ids;
  await db.query(
    `insert into accessory (id, category_id, brand_id, name, part_code, price, disprice, min_count, is_universal, rank, picture, description)
     select id, "categoryId", "brandId", name, "partCode", price, disprice, "minCount", "isUniversal", 0, picture, description
     from jsonb_to_recordset($1::jsonb) as x(id int, "categoryId" smallint, "brandId" smallint, name text, "partCode" text,
       price bigint, disprice bigint, "minCount" smallint, "isUniversal" boolean, picture text, description text)`,
    [JSON.stringify(items)],
  );
  await db.query(
    `insert into accessory_fitment (accessory_id, mark_id, model_id) select id, "markId", "modelId"
     from jsonb_to_recordset($1::jsonb) as x(id int, "markId" smallint, "modelId" smallint)`,
    [JSON.stringify(fitments)],
  );
  return ids;
}

const held = (line: number, partCode: string, reserved: number): Problem => ({
  line,
  vin: null,
  element: 'article',
  value: partCode,
  message: `orders hold ${reserved}, the stock is not lowered below that`,
  outcome: 'kept',
});

async function writePrices(db: Executor, records: readonly (GoodsRecord & { itemId: number })[]): Promise<Set<number>> {
  const said = new Map(
    records.flatMap(({ itemId, money }) => (money ? [[itemId, { id: itemId, ...money }] as const] : [])),
  );
  const rows = await db.rows(
    `update accessory a set price = x.price, disprice = x.disprice
     from jsonb_to_recordset($1::jsonb) as x(id int, price bigint, disprice bigint)
     where a.id = x.id and (a.price, a.disprice) is distinct from (x.price, x.disprice) returning a.id`,
    [JSON.stringify([...said.values()])],
  );
  return new Set(rows.map(([id]) => Number(id)));
}

async function writeStock(db: Executor, rows: readonly { item: number; dealer: number; qty: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `insert into accessory_stock (accessory_id, dealer_id, qty) select item, dealer, qty
     from jsonb_to_recordset($1::jsonb) as x(item int, dealer smallint, qty smallint) order by item, dealer
     on conflict (accessory_id, dealer_id) do update set qty = excluded.qty`,
    [JSON.stringify(rows)],
  );
}

/** Brings prices and stock to what the file says. Run it in one transaction. */
export async function applyGoods(db: Executor, changes: GoodsChanges): Promise<Applied> {
  await db.query('set local statement_timeout = 0');
  await db.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  const ids = await addItems(db, changes.records);
  const records = changes.records.map((record) => ({
    ...record,
    itemId: ids.get(record.key) ?? changes.items.get(record.key)?.id ?? 0,
  }));
  const stock = await lockStock(db, changes.dealerIds);
  const priced = await writePrices(db, records);
  const conflicts: Problem[] = [];
  const rows: { item: number; dealer: number; qty: number }[] = [];
  const told = new Set<string>();
  let added = 0;
  let changed = 0;
  for (const { itemId, dealer, qty: wanted, line, partCode, created } of records) {
    const at = place(itemId, dealer.id);
    const known = stock.get(at);
    const qty = Math.max(wanted, known?.reserved ?? 0);
    told.add(at);
    if (qty > wanted) conflicts.push(held(line, partCode, qty));
    if (known?.qty !== qty) rows.push({ item: itemId, dealer: dealer.id, qty });
    if (!known || created) added += 1;
    else if (known.qty !== qty || priced.has(itemId)) changed += 1;
  }
  const missing = [...stock].filter(
    ([at, { qty, reserved }]) => qty > reserved && !told.has(at) && !changes.kept.has(at),
  );
  if (!changes.allowWithdraw && missing.length > fewPlaces && missing.length > stock.size * maxWithdrawnShare)
    throw new FeedFailure(
      `The file would empty ${missing.length} of ${stock.size} places. Nothing was changed. If that is meant, repeat with --allow-withdraw.`,
    );
  for (const [at, { reserved }] of missing) {
    const [item, dealer] = at.split('/').map(Number);
    rows.push({ item: item ?? 0, dealer: dealer ?? 0, qty: reserved });
  }
  await writeStock(db, rows);
  return { added, changed, unchanged: records.length - added - changed, withdrawn: missing.length, conflicts };
}
