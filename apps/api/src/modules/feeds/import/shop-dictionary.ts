import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { Executor } from '../../../db/database.ts';
import { type KnownDealer, loadStockDictionary } from '../dictionary/stock-dictionary.ts';
import { createNameMatcher, type NameMatcher } from './match-names.ts';

export type KnownItem = { id: number; price: number; disprice: number };
type KnownCategory = { id: number; picture: string };

/** Reference data of the shop for the records of a holding. */
export type ShopDictionary = {
  dealers: readonly KnownDealer[];
  names: NameMatcher;
  /** By `nameKey` of a name, a code or a Russian name. */
  brands: ReadonlyMap<string, number>;
  /** Categories of the third level, by `nameKey` of a name, a code or a word that people use. */
  categories: ReadonlyMap<string, KnownCategory>;
  /** By brand and article: `itemKey`. */
  items: ReadonlyMap<string, KnownItem>;
};

export const nameKey = (text: string): string => searchAtoms(text).join('');
export const articleKey = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
export const itemKey = (brandId: number, article: string): string => `${brandId}/${article}`;

/** Reads the reference data; names that stand for two things stand for none. */
export async function loadShopDictionary(db: Executor, holdingId: number): Promise<ShopDictionary> {
  const stock = await loadStockDictionary(db, holdingId);
  const brands = new Map<string, number>();
  for (const [id, ...names] of await db.rows('select id, code, name_en, name_ru from accessory_brand order by id'))
    for (const name of names) brands.set(nameKey(String(name)), Number(id));
  const categories = new Map<string, KnownCategory>();
  const ambiguous = new Set<string>();
  for (const [id, picture, code, name] of await db.rows(
    `select c.id, c.picture, c.code, c.name_ru from accessory_category c
     where not exists (select 1 from accessory_category below where below.parent_id = c.id) order by c.id`,
  ))
    for (const key of new Set([nameKey(String(code)), nameKey(String(name))])) {
      if (categories.has(key)) ambiguous.add(key);
      categories.set(key, { id: Number(id), picture: String(picture) });
    }
  for (const key of ambiguous) categories.delete(key);
  const items = new Map<string, KnownItem>();
  for (const [id, brand, article, price, disprice] of await db.rows(
    'select id, brand_id, part_code_key, price, disprice from accessory order by id desc',
  ))
    items.set(itemKey(Number(brand), String(article)), {
      id: Number(id),
      price: Number(price),
      disprice: Number(disprice),
    });
  return { dealers: stock.dealers, names: createNameMatcher(stock), brands, categories, items };
}
