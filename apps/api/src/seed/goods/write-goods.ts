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
}
