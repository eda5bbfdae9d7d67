import { cityCodes } from '@showroom/domain/city';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import type { ShopFacts } from './shop-facts.ts';

const kopecks = 100;

/** What a shelf counts of each item, by its place: numbers side by side, so that one pass over all goods makes nothing new. */
export type GoodsColumns = {
  /** What is paid, rounded up to roubles as it is shown (PD-25). */
  roubles: Int32Array;
  isOnSale: Uint8Array;
  /** Cities of a holding where an item lies, a bit each by `cityCodes`. */
  cities: ReadonlyMap<number, Uint8Array>;
  /** 1 for what is made for no vehicle and fits all. */
  isUniversal: Uint8Array;
  /** Marks of an item, each once: those from `markStarts[place]` up to the next start. */
  markStarts: Int32Array;
  marks: Int32Array;
};

const known = new WeakMap<GoodsStock, { facts: ShopFacts; columns: GoodsColumns }>();

function citiesOf({ items }: GoodsStock, { centres }: ShopFacts): Map<number, Uint8Array> {
  const columns = new Map<number, Uint8Array>();
  for (const { holdingId } of centres.values())
    if (!columns.has(holdingId)) columns.set(holdingId, new Uint8Array(items.length));
  for (const [place, { stock }] of items.entries())
    for (const { dealerId } of stock) {
      const centre = centres.get(dealerId);
      const column = centre && columns.get(centre.holdingId);
      if (column) column[place] = (column[place] ?? 0) | (1 << cityCodes.indexOf(centre.city));
    }
  return columns;
}

function makeColumns(goods: GoodsStock, facts: ShopFacts): GoodsColumns {
  const { items } = goods;
  const markOf = (fit: number) => (fit < 0 ? -fit : (facts.models.get(fit)?.markId ?? 0));
  const marksOf = items.map(({ fits }) => [...new Set(fits.map(markOf))]);
  const markStarts = new Int32Array(items.length + 1);
  for (const [place, marks] of marksOf.entries()) markStarts[place + 1] = (markStarts[place] ?? 0) + marks.length;
  return {
    roubles: Int32Array.from(items, ({ disprice }) => Math.ceil(disprice / kopecks)),
    isOnSale: Uint8Array.from(items, ({ price, disprice }) => Number(disprice < price)),
    cities: citiesOf(goods, facts),
    isUniversal: Uint8Array.from(items, (item) => Number(item.isUniversal)),
    markStarts,
    marks: Int32Array.from(marksOf.flat()),
  };
}

/** The columns of a copy of the goods; made once, and again when centres or models have changed. */
export function columnsOf(goods: GoodsStock, facts: ShopFacts): GoodsColumns {
  const last = known.get(goods);
  if (last?.facts === facts) return last.columns;
  const columns = makeColumns(goods, facts);
  known.set(goods, { facts, columns });
  return columns;
}
