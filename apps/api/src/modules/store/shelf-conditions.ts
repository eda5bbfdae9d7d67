import type { StoreAsk } from '@showroom/api-contract/store';
import type { GoodsItem } from '../search/goods.ts';
import type { GoodsStock } from '../search/goods-stock.ts';
import type { ShopFacts } from './shop-facts.ts';

const kopecks = 100;
/** Stands for a code that nobody knows: it fits nothing. */
const nobody = 0;

/** The vehicle that goods must fit, by the ids of the dictionary. */
export type AskedVehicle = { markId: number; modelId: number | undefined; year: number | undefined };

/** What a shelf is narrowed by, each condition by itself. */
export type Conditions = {
  brand: (item: GoodsItem) => boolean;
  price: (item: GoodsItem) => boolean;
  sale: (item: GoodsItem) => boolean;
  dealerCity: (item: GoodsItem) => boolean;
};

const always = () => true;

export function conditionsOf(goods: GoodsStock, facts: ShopFacts, ask: StoreAsk): Conditions {
  const { brand = [], priceFrom = 0, priceTo = Number.POSITIVE_INFINITY, sale, dealerCity, holdingId } = ask;
  const brands = new Set([...goods.brands.values()].flatMap(({ id, code }) => (brand.includes(code) ? [id] : [])));
  const inCity = new Set(
    [...facts.centres.values()].flatMap(({ id, city, holdingId: owner }) =>
      city === dealerCity && owner === holdingId ? [id] : [],
    ),
  );
  return {
    brand: brand.length === 0 ? always : ({ brandId }) => brands.has(brandId),
    // A price is shown rounded up to roubles (PD-25), so it is compared so.
    price: ({ disprice }) => {
      const roubles = Math.ceil(disprice / kopecks);
      return roubles >= priceFrom && roubles <= priceTo;
    },
    sale: sale === '1' ? ({ price, disprice }) => disprice < price : always,
    dealerCity: dealerCity ? ({ stock }) => stock.some(({ dealerId }) => inCity.has(dealerId)) : always,
  };
}

/** The vehicle of a query; undefined where none is asked for. */
export function vehicleOf({ marks, models }: ShopFacts, { mark, model, year }: StoreAsk): AskedVehicle | undefined {
  if (mark === undefined) return undefined;
  const markId = [...marks.values()].find(({ code }) => code === mark)?.id ?? nobody;
  const found = [...models.values()].find((one) => one.code === model && one.markId === markId);
  return { markId, modelId: model === undefined ? undefined : (found?.id ?? nobody), year };
}

/** Whether an item fits a vehicle; what is made for none fits all. */
export function fitsVehicle(
  { fits, years }: GoodsItem,
  { models }: ShopFacts,
  { markId, modelId, year }: AskedVehicle,
): boolean {
  if (fits.length === 0) return true;
  return fits.some((fit, at) => {
    const markOfFit = fit < 0 ? -fit : models.get(fit)?.markId;
    if (markOfFit !== markId || (modelId !== undefined && fit > 0 && fit !== modelId)) return false;
    if (year === undefined) return true;
    const [from, to] = years[at] ?? [null, null];
    return (from === null || from <= year) && (to === null || year <= to);
  });
}
