import type { StoreAsk } from '@showroom/api-contract/store';
import { cityCodes } from '@showroom/domain/city';
import type { GoodsItem } from '../search/goods/goods.ts';
import type { GoodsStock } from '../search/goods/goods-stock.ts';
import { columnsOf, type GoodsColumns } from './goods-columns.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Stands for a code that nobody knows: it fits nothing. */
const nobody = 0;

/** The vehicle that goods must fit, by the ids of the dictionary. */
export type AskedVehicle = { markId: number; modelId: number | undefined; year: number | undefined };

/** Whether the item at a place breaks a condition; undefined where nothing is asked. */
type IsBroken = ((place: number) => boolean) | undefined;
/** What a shelf is narrowed by, each condition by itself. */
export type Conditions = Record<'brand' | 'price' | 'sale' | 'dealerCity' | 'vehicle', IsBroken>;

export function conditionsOf(
  goods: GoodsStock,
  facts: ShopFacts,
  ask: StoreAsk,
  vehicle: AskedVehicle | undefined,
): Conditions {
  const { brand = [], priceFrom, priceTo, sale, dealerCity, holdingId } = ask;
  const columns = columnsOf(goods, facts);
  const brands = new Set([...goods.brands.values()].flatMap(({ id, code }) => (brand.includes(code) ? [id] : [])));
  const bit = dealerCity ? 1 << cityCodes.indexOf(dealerCity) : 0;
  const inCities = columns.cities.get(holdingId);
  const fitting = vehicle && fittingPlaces(goods, facts, columns, vehicle);
  const isPriced = priceFrom !== undefined || priceTo !== undefined;
  const outOfRange = (roubles: number) => roubles < (priceFrom ?? 0) || roubles > (priceTo ?? Number.POSITIVE_INFINITY);
  return {
    brand: brand.length === 0 ? undefined : (place) => !brands.has(goods.items[place]?.brandId ?? 0),
    price: isPriced ? (place) => outOfRange(columns.roubles[place] ?? 0) : undefined,
    sale: sale === '1' ? (place) => columns.isOnSale[place] === 0 : undefined,
    dealerCity: dealerCity ? (place) => ((inCities?.[place] ?? 0) & bit) === 0 : undefined,
    vehicle: fitting && ((place) => fitting[place] === 0),
  };
}

/** 1 at the places of what fits a vehicle. */
function fittingPlaces(goods: GoodsStock, facts: ShopFacts, columns: GoodsColumns, vehicle: AskedVehicle): Uint8Array {
  const { markId, modelId } = vehicle;
  const fitting = columns.isUniversal.slice();
  const models = [...facts.models.values()].filter((model) => model.markId === markId).map(({ id }) => id);
  for (const fit of [-markId, ...(modelId === undefined ? models : [modelId])])
    for (const place of goods.fitting.get(fit) ?? []) {
      const item = goods.items[place];
      if (fitting[place] === 0 && item && fitsVehicle(item, facts, vehicle)) fitting[place] = 1;
    }
  return fitting;
}

/** The vehicle of a query; undefined where none is asked for. */
export function vehicleOf({ marks, models }: ShopFacts, { mark, model, year }: StoreAsk): AskedVehicle | undefined {
  if (mark === undefined) return undefined;
  const markId = [...marks.values()].find(({ code }) => code === mark)?.id ?? nobody;
  const found = [...models.values()].find((one) => one.code === model && one.markId === markId);
  return { markId, modelId: model === undefined ? undefined : (found?.id ?? nobody), year };
}

/** Whether an item fits a vehicle by what is told of it. */
function fitsVehicle(
  { fits, years }: GoodsItem,
  { models }: ShopFacts,
  { markId, modelId, year }: AskedVehicle,
): boolean {
  return fits.some((fit, at) => {
    const markOfFit = fit < 0 ? -fit : models.get(fit)?.markId;
    if (markOfFit !== markId || (modelId !== undefined && fit > 0 && fit !== modelId)) return false;
    if (year === undefined) return true;
    const [from, to] = years[at] ?? [null, null];
    return (from === null || from <= year) && (to === null || year <= to);
  });
}
