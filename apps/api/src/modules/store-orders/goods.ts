import type { CityCode } from '@showroom/domain/city';
import type { Executor } from '../../db/database.ts';

/** What is free of an item at a centre. */
export type FreeStock = { itemId: number; dealerId: number; dealerCode: string; city: CityCode; free: number };

export type OrderedItem = {
  id: number;
  name: string;
  partCode: string;
  brand: string;
  picture: string;
  /** Of one piece, kopecks. */
  price: number;
  disprice: number;
  /** Fewest pieces that are sold at once. */
  minCount: number;
};

/** Items of these ids that are sold, in the order of their ids. */
export const readItems = (db: Executor, ids: readonly number[]): Promise<OrderedItem[]> =>
  db.query<OrderedItem>(
    `select a.id, a.name, a.part_code as "partCode", b.name_en as brand, a.picture, a.price, a.disprice, a.min_count as "minCount"
     from accessory a join accessory_brand b on b.id = a.brand_id where a.id = any($1::int[]) order by a.id`,
    [ids],
  );

/** The items of asked lines with their counts; lines of what is not sold are left out. */
export function orderedOf(
  items: readonly OrderedItem[],
  lines: readonly { id: number; qty: number }[],
): { item: OrderedItem; qty: number }[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return lines.flatMap(({ id, qty }) => {
    const item = byId.get(id);
    return item ? [{ item, qty }] : [];
  });
}

/**
 * What is free of items at the centres of a holding, by item and centre. With `isLocked` nobody else changes it until the
 * transaction ends; rows are locked in that order everywhere, so that two orders never wait for each other.
 */
export const readFree = (
  db: Executor,
  holdingId: number,
  ids: readonly number[],
  isLocked = false,
): Promise<FreeStock[]> =>
  db.query<FreeStock>(
    `select s.accessory_id as "itemId", s.dealer_id as "dealerId", d.code as "dealerCode", d.city, s.qty - s.reserved as free
     from accessory_stock s join dealer d on d.id = s.dealer_id
     where d.holding_id = $1 and s.accessory_id = any($2::int[])
     order by s.accessory_id, s.dealer_id ${isLocked ? 'for update of s' : ''}`,
    [holdingId, ids],
  );

/** Pieces of each item that are free at all centres together. */
export function freeByItem(stock: readonly FreeStock[]): Map<number, number> {
  const left = new Map<number, number>();
  for (const { itemId, free } of stock) left.set(itemId, (left.get(itemId) ?? 0) + Math.max(0, free));
  return left;
}
