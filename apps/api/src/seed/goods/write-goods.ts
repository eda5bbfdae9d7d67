import {
  accessory,
  accessoryBrand,
  accessoryCategory,
  accessoryFitment,
  accessoryStock,
} from '../../db/accessory-schema.ts';
import type { Executor } from '../../db/database.ts';
import type { Facts } from '../facts.ts';
import type { Workshop } from '../make-vehicle.ts';
import { writeRows } from '../write-rows.ts';
import { goodsBrandRows, goodsCategories } from './goods-categories.ts';
import { goodsRows } from './goods-rows.ts';

/** Writes the shop's categories, brands and `count` items with what they fit and where they lie. */
export async function writeGoods(executor: Executor, facts: Facts, ids: Workshop['ids'], count: number): Promise<void> {
  const goods = goodsRows(facts, ids, count);
  await writeRows(executor, accessoryCategory, goodsCategories().rows);
  await writeRows(executor, accessoryBrand, goodsBrandRows().rows);
  await writeRows(executor, accessory, goods.items);
  await writeRows(executor, accessoryFitment, goods.fitments);
  await writeRows(executor, accessoryStock, goods.stock);
  await holdAgain(executor);
  await writePromoCodes(executor);
}

/** What live orders hold is held in the new stock too. */
async function holdAgain(executor: Executor): Promise<void> {
  await executor.query(
    `insert into accessory_stock (accessory_id, dealer_id, qty, reserved)
     select h.item_id, h.dealer_id, sum(h.qty), sum(h.qty) from store_order_hold h
     join accessory a on a.id = h.item_id join dealer d on d.id = h.dealer_id group by 1, 2
     on conflict (accessory_id, dealer_id) do update
       set reserved = excluded.reserved, qty = greatest(accessory_stock.qty, excluded.reserved)`,
  );
}

/** Codes of the demonstration; those that orders name stay. */
async function writePromoCodes(executor: Executor): Promise<void> {
  await executor.query(
    `insert into promo_code (holding_id, code, kind, value, goods_from, uses_limit)
     select holding_id, code, kind, value, goods_from, uses_limit
     from generate_series(1, 2) as holding_id, (values
       ('ZIMA10', 'percent', 10, 300000, null::int), ('PERVYI500', 'sum', 50000, 250000, 1000))
       as given (code, kind, value, goods_from, uses_limit)
     on conflict (holding_id, code) do nothing`,
  );
}
