import type { StoreAsk, StoreFacets, StorePage } from '@showroom/api-contract/store';
import { cities, cityCodes } from '@showroom/domain/city';
import { codesOf } from '@showroom/domain/dictionaries';
import { storeLimits } from '@showroom/domain/shop/store-query';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { columnsOf } from './goods-columns.ts';
import { type Conditions, conditionsOf, vehicleOf } from './shelf-conditions.ts';
import type { ShopFacts } from './shop-facts.ts';
import { sortPlaces, stockedIn } from './stocked-places.ts';
import { createVehicleTally } from './vehicle-tally.ts';

/** Conditions, a bit each. */
const bitOf = { brand: 1, price: 2, sale: 4, dealerCity: 8, vehicle: 16 } as const satisfies Record<
  keyof Conditions,
  number
>;
const conditionKeys = codesOf(bitOf);

type Found = {
  /** What meets every condition, in the order that was asked for. */
  items: GoodsItem[];
  facets: StoreFacets;
  /** How many would be found without one condition. */
  without: (condition: keyof Conditions) => number;
};

export type ShelfScope = {
  /** Category that the shelf stands for; undefined on the root of a shop. */
  categoryId: number | undefined;
  /** Places that a search found, best first. */
  among: readonly number[] | undefined;
};

const mostFirst = (a: { count: number; label: string }, b: { count: number; label: string }) =>
  b.count - a.count || (a.label < b.label ? -1 : 1);

function placesIn(goods: GoodsStock, ask: StoreAsk, { categoryId, among }: ShelfScope): ArrayLike<number> {
  const stocked = stockedIn(goods, ask, categoryId);
  if (!among) return stocked;
  const inside = new Set(stocked);
  const places = among.filter((place) => inside.has(place));
  return ask.sort && ask.sort !== 'popular' ? sortPlaces(goods, places, ask.sort) : places;
}

/**
 * What stands on a shelf, and its facets, in one pass: an item that breaks no condition is found and counted everywhere,
 * one that breaks a single condition is counted in that condition's own facet.
 */
export function findShelf(goods: GoodsStock, facts: ShopFacts, ask: StoreAsk, scope: ShelfScope): Found {
  const vehicle = vehicleOf(facts, ask);
  const conditions = conditionsOf(goods, facts, ask, vehicle);
  const columns = columnsOf(goods, facts);
  const inCities = columns.cities.get(ask.holdingId);
  const asked = conditionKeys.flatMap((key) => {
    const isBroken = conditions[key];
    return isBroken ? [{ bit: bitOf[key], isBroken }] : [];
  });
  const items: GoodsItem[] = [];
  /** How many items break what, by the bits of what they break. */
  const broken = new Int32Array(1 << conditionKeys.length);
  const brands = new Map<number, number>();
  /** How many items lie in which cities together. */
  const masks = new Int32Array(1 << cityCodes.length);
  const vehicles = createVehicleTally(facts, columns, vehicle);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  let sale = 0;
  const places = placesIn(goods, ask, scope);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    let bits = 0;
    for (const { bit, isBroken } of asked) if (isBroken(place)) bits |= bit;
    if ((bits & (bits - 1)) !== 0) continue;
    broken[bits] = (broken[bits] ?? 0) + 1;
    const item = goods.items[place] as GoodsItem;
    if (bits === 0) items.push(item);
    if (bits === 0 || bits === bitOf.brand) brands.set(item.brandId, (brands.get(item.brandId) ?? 0) + 1);
    if (bits === 0 || bits === bitOf.price) {
      const roubles = columns.roubles[place] ?? 0;
      if (roubles < least) least = roubles;
      if (roubles > most) most = roubles;
    }
    if (bits === 0 || bits === bitOf.sale) sale += columns.isOnSale[place] ?? 0;
    if (bits === 0 || bits === bitOf.dealerCity) {
      const mask = inCities?.[place] ?? 0;
      masks[mask] = (masks[mask] ?? 0) + 1;
    }
    if (bits === 0 || bits === bitOf.vehicle) vehicles.add(place, item);
  }
  const inCity = (at: number) => masks.reduce((sum, count, mask) => (mask & (1 << at) ? sum + count : sum), 0);
  const facets: StoreFacets = {
    brand: [...goods.brands.values()]
      .flatMap(({ id, code, nameEn }) => {
        const count = brands.get(id) ?? 0;
        return count > 0 || ask.brand?.includes(code) ? [{ value: code, label: nameEn, count }] : [];
      })
      .sort(mostFirst),
    dealerCity: cityCodes.flatMap((code, at) => {
      const count = inCity(at);
      return count > 0 || ask.dealerCity === code ? [{ value: code, label: cities[code].i, count }] : [];
    }),
    price: most === 0 ? null : { min: least, max: most },
    sale,
    ...vehicles.facets(ask),
  };
  return { items, facets, without: (key) => (broken[0] ?? 0) + (broken[bitOf[key]] ?? 0) };
}

/** Which single choice to drop where nothing is found; best first. */
export function recoveryOf(ask: StoreAsk, { without, items, facets }: Found): StorePage['recovery'] {
  if (items.length > 0) return [];
  const label = (list: readonly { value: string; label: string }[], value: string | undefined) =>
    list.find((one) => one.value === value)?.label ?? value ?? '';
  const rows: { key: keyof Conditions; isAsked: boolean; value: string | null; label: string }[] = [
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
    .filter(({ key, isAsked }) => isAsked && without(key) > 0)
    .map(({ isAsked: _, ...row }) => ({ ...row, count: without(row.key) }))
    .sort((a, b) => b.count - a.count);
}

/** Last page that is shown of so many. */
export const pagesOf = (total: number, size: number) =>
  size === 0 ? 1 : Math.min(storeLimits.page, Math.max(1, Math.ceil(total / size)));
