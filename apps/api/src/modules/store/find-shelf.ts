import type { StoreAsk, StoreFacets, StorePage } from '@showroom/api-contract/store';
import { cities, cityCodes } from '@showroom/domain/city';
import { storeLimits } from '@showroom/domain/shop/store-query';
import type { GoodsItem } from '../search/goods.ts';
import type { GoodsStock } from '../search/goods-stock.ts';
import { treeOf } from './category-tree.ts';
import { perGoods } from './per-goods.ts';
import { type AskedVehicle, conditionsOf, fitsVehicle, vehicleOf } from './shelf-conditions.ts';
import type { ShopFacts } from './shop-facts.ts';
import { createVehicleTally } from './vehicle-tally.ts';

const kopecks = 100;
const conditionKeys = ['brand', 'price', 'sale', 'dealerCity', 'vehicle'] as const;
type ConditionKey = (typeof conditionKeys)[number];

type Found = {
  /** What meets every condition, in the order that was asked for. */
  items: GoodsItem[];
  facets: StoreFacets;
  /** How many would be found without one condition. */
  without: Record<ConditionKey, number>;
};

export type ShelfScope = {
  /** Category that the shelf stands for; undefined on the root of a shop. */
  categoryId: number | undefined;
  /** Places that a search found, best first. */
  among: readonly number[] | undefined;
};

type Compare = (a: GoodsItem, b: GoodsItem) => number;
const share = ({ price, disprice }: GoodsItem) => (price === 0 ? 0 : (price - disprice) / price);
const orders: Record<Exclude<StoreAsk['sort'], undefined | 'popular'>, Compare> = {
  'price-asc': (a, b) => a.disprice - b.disprice || a.id - b.id,
  'price-desc': (a, b) => b.disprice - a.disprice || a.id - b.id,
  discount: (a, b) => share(b) - share(a) || a.id - b.id,
  newest: (a, b) => b.id - a.id,
};

const mostFirst = (a: { count: number; label: string }, b: { count: number; label: string }) =>
  b.count - a.count || (a.label < b.label ? -1 : 1);

const shelves = perGoods<string, readonly GoodsItem[]>();

function pickStocked(
  goods: GoodsStock,
  { shop, holdingId, sort = 'popular' }: StoreAsk,
  categoryId: number | undefined,
) {
  const { chains } = treeOf(goods, holdingId);
  const inside = new Set(
    [...chains].flatMap(([id, chain]) => {
      const isInside = categoryId === undefined ? chain[0]?.shop === shop : chain.some((one) => one.id === categoryId);
      return isInside ? [id] : [];
    }),
  );
  const items = goods.items.filter((item) => inside.has(item.categoryId) && item.holdings.includes(holdingId));
  if (sort !== 'popular') items.sort(orders[sort]);
  return items;
}

/** What a holding has in stock of a category or a whole shop, in order; picked once for each copy of the goods. */
function stockedIn(goods: GoodsStock, ask: StoreAsk, categoryId: number | undefined): readonly GoodsItem[] {
  const { shop, holdingId, sort = 'popular' } = ask;
  return shelves(goods, `${holdingId}/${categoryId ?? shop}/${sort}`, () => pickStocked(goods, ask, categoryId));
}

function itemsIn(goods: GoodsStock, ask: StoreAsk, { categoryId, among }: ShelfScope): readonly GoodsItem[] {
  const stocked = stockedIn(goods, ask, categoryId);
  if (!among) return stocked;
  const inside = new Set(stocked);
  return among.flatMap((place) => {
    const item = goods.items[place];
    return item && inside.has(item) ? [item] : [];
  });
}

/** Counts the cities of a holding where an item lies, each once. */
function createCityTally({ centres }: ShopFacts, holdingId: number) {
  const bits = new Map(
    [...centres.values()].flatMap(({ id, city, holdingId: owner }) =>
      owner === holdingId ? [[id, 1 << cityCodes.indexOf(city)] as const] : [],
    ),
  );
  const counts = cityCodes.map(() => 0);
  return {
    counts,
    add({ stock }: GoodsItem): void {
      let mask = 0;
      for (const { dealerId } of stock) mask |= bits.get(dealerId) ?? 0;
      for (let at = 0; mask !== 0; at += 1, mask >>>= 1) if (mask & 1) counts[at] = (counts[at] ?? 0) + 1;
    },
  };
}

/**
 * What stands on a shelf, and its facets, in one pass: an item that breaks no condition is found and counted everywhere,
 * one that breaks a single condition is counted in that condition's own facet.
 */
export function findShelf(goods: GoodsStock, facts: ShopFacts, ask: StoreAsk, scope: ShelfScope): Found {
  const conditions = conditionsOf(goods, facts, ask);
  const vehicle: AskedVehicle | undefined = vehicleOf(facts, ask);
  const items: GoodsItem[] = [];
  const without: Record<ConditionKey, number> = { brand: 0, price: 0, sale: 0, dealerCity: 0, vehicle: 0 };
  const brands = new Map<number, number>();
  const inCities = createCityTally(facts, ask.holdingId);
  const vehicles = createVehicleTally(facts, vehicle);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let sale = 0;
  for (const item of itemsIn(goods, ask, scope)) {
    let broken: ConditionKey | undefined;
    let count = 0;
    const check = (key: ConditionKey, isMet: boolean) => {
      if (isMet) return;
      broken = key;
      count += 1;
    };
    check('brand', conditions.brand(item));
    check('price', conditions.price(item));
    check('sale', conditions.sale(item));
    check('dealerCity', conditions.dealerCity(item));
    check('vehicle', vehicle === undefined || fitsVehicle(item, facts, vehicle));
    if (count > 1) continue;
    const counts = (key: ConditionKey) => count === 0 || broken === key;
    if (count === 0) items.push(item);
    for (const key of conditionKeys) if (counts(key)) without[key] += 1;
    if (counts('brand')) brands.set(item.brandId, (brands.get(item.brandId) ?? 0) + 1);
    if (counts('price')) {
      least = Math.min(least, item.disprice);
      most = Math.max(most, item.disprice);
    }
    if (counts('sale') && item.disprice < item.price) sale += 1;
    if (counts('dealerCity')) inCities.add(item);
    if (counts('vehicle')) vehicles.add(item);
  }
  if (scope.among && ask.sort && ask.sort !== 'popular') items.sort(orders[ask.sort]);
  const facets: StoreFacets = {
    brand: [...goods.brands.values()]
      .flatMap(({ id, code, nameEn }) => {
        const count = brands.get(id) ?? 0;
        return count > 0 || ask.brand?.includes(code) ? [{ value: code, label: nameEn, count }] : [];
      })
      .sort(mostFirst),
    dealerCity: cityCodes.flatMap((code, at) => {
      const count = inCities.counts[at] ?? 0;
      return count > 0 || ask.dealerCity === code ? [{ value: code, label: cities[code].i, count }] : [];
    }),
    price: most === 0 ? null : { min: Math.ceil(least / kopecks), max: Math.ceil(most / kopecks) },
    sale,
    ...vehicles.facets(ask),
  };
  return { items, facets, without };
}

/** Which single choice to drop where nothing is found; best first. */
export function recoveryOf(ask: StoreAsk, { without, items, facets }: Found): StorePage['recovery'] {
  if (items.length > 0) return [];
  const label = (list: readonly { value: string; label: string }[], value: string | undefined) =>
    list.find((one) => one.value === value)?.label ?? value ?? '';
  const rows: { key: ConditionKey; isAsked: boolean; value: string | null; label: string }[] = [
    {
      key: 'brand',
      isAsked: (ask.brand?.length ?? 0) > 0,
      value: ask.brand?.length === 1 ? (ask.brand[0] ?? null) : null,
      label: ask.brand?.length === 1 ? label(facets.brand, ask.brand[0]) : 'Производитель',
    },
    { key: 'price', isAsked: ask.priceFrom !== undefined || ask.priceTo !== undefined, value: null, label: 'Цена' },
    { key: 'sale', isAsked: ask.sale === '1', value: null, label: 'Со\u00a0скидкой' },
    {
      key: 'dealerCity',
      isAsked: ask.dealerCity !== undefined,
      value: ask.dealerCity ?? null,
      label: ask.dealerCity ? cities[ask.dealerCity].i : '',
    },
    {
      key: 'vehicle',
      isAsked: ask.mark !== undefined,
      value: null,
      label: [label(facets.mark, ask.mark), ask.model && label(facets.model, ask.model), ask.year]
        .filter(Boolean)
        .join(' '),
    },
  ];
  return rows
    .filter(({ key, isAsked }) => isAsked && without[key] > 0)
    .map(({ isAsked: _, ...row }) => ({ ...row, count: without[row.key] }))
    .sort((a, b) => b.count - a.count);
}

/** Last page that is shown of so many. */
export const pagesOf = (total: number, size: number) =>
  size === 0 ? 1 : Math.min(storeLimits.page, Math.max(1, Math.ceil(total / size)));
