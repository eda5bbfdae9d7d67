import { shopCodes } from '@showroom/domain/shop/store-path';
import { storeLimits, storeSorts } from '@showroom/domain/shop/store-query';
import { cityCode, codeSchema, minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId, integerText } from './catalog.ts';
import { commaCodes, commaIds } from './comma-lists.ts';
import { missingFailure } from './failures.ts';
import { get } from './get.ts';
import { pageMeta } from './page-meta.ts';

const tag = 'Магазин';
const shop = v.picklist(shopCodes);
/** What a request may ask short facts of. */
const maxIds = 100;

/** A category where one stands or goes down; `count` counts items of all its levels. */
const categoryLink = v.object({ code: v.string(), name: v.string() });
export type CategoryLink = v.InferOutput<typeof categoryLink>;
const categoryTile = v.object({ ...categoryLink.entries, picture: v.string(), count: v.number() });
export type CategoryTile = v.InferOutput<typeof categoryTile>;

/** The whole tree of a shop: three levels. */
const category = v.object({
  ...categoryTile.entries,
  categories: v.array(v.object({ ...categoryTile.entries, categories: v.array(categoryTile) })),
});
export type StoreCategory = v.InferOutput<typeof category>;

const stockOf = v.object({
  dealer: v.string(),
  /** Free pieces: what live orders hold is not counted. */
  qty: v.number(),
});

/** An item as a card, a line of the basket and a favourite show it. */
export const storeCard = v.object({
  id: v.number(),
  name: v.string(),
  partCode: v.string(),
  /** English name of who makes it. */
  brand: v.string(),
  shop,
  /** From the first level down. */
  categories: v.array(categoryLink),
  /** Kopecks of one piece. */
  price: minorUnits,
  disprice: minorUnits,
  /** Base of the picture, without size. */
  picture: v.string(),
  /** Pieces at centres of the holding; those of the asked city first, then the fullest (PD-28). */
  stock: v.array(stockOf),
  /** The first of them, or none. */
  dealerCode: v.nullable(v.string()),
  /** Fewest pieces that are sold at once. */
  minCount: v.number(),
  /** Fits whatever vehicle: said so, or of a category where the vehicle's model does not matter. */
  isUniversal: v.boolean(),
});
export type StoreCard = v.InferOutput<typeof storeCard>;

const facetValue = v.object({ value: v.string(), label: v.string(), count: v.number() });
const bounds = v.nullable(v.object({ min: v.number(), max: v.number() }));

/** Counts of a facet leave its own choice out. Models come with a mark, years with a model. */
const storeFacets = v.object({
  brand: v.array(facetValue),
  mark: v.array(facetValue),
  model: v.array(facetValue),
  year: v.array(facetValue),
  dealerCity: v.array(facetValue),
  /** Roubles. */
  price: bounds,
  sale: v.number(),
});
export type StoreFacets = v.InferOutput<typeof storeFacets>;

export const storeQuerySchema = v.strictObject({
  holdingId,
  shop,
  /** Codes from the first level down, `shiny,zimnie`. */
  categories: v.optional(commaCodes(3)),
  /** City whose centres come first; narrows nothing. */
  city: v.optional(cityCode),
  brand: v.optional(commaCodes(storeLimits.values)),
  priceFrom: v.optional(integerText(1, storeLimits.price)),
  priceTo: v.optional(integerText(1, storeLimits.price)),
  mark: v.optional(codeSchema),
  model: v.optional(codeSchema),
  year: v.optional(integerText(storeLimits.year.min, storeLimits.year.max)),
  sale: v.optional(v.picklist(['0', '1'])),
  dealerCity: v.optional(cityCode),
  search: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
  sort: v.optional(v.picklist(storeSorts)),
  page: v.optional(integerText(1, storeLimits.page)),
  /** 0 asks for facets and total alone: the live count. */
  size: v.optional(integerText(0, 50)),
});
export type StoreAsk = v.InferOutput<typeof storeQuerySchema>;

const shelf = v.object({
  /** Where one stands; empty on the root. */
  path: v.array(categoryLink),
  /** The level below. */
  children: v.array(categoryTile),
});

export const storePage = v.object({
  ...shelf.entries,
  items: v.array(storeCard),
  meta: pageMeta,
  facets: storeFacets,
  /** What a search asked for that all it finds lacks something of. */
  missing: v.optional(v.string()),
  /** When nothing is found: which single choice to drop, and how many that would bring. Best first. `key` is one of the query, `price`, or `vehicle`. */
  recovery: v.array(v.object({ key: v.string(), value: v.nullable(v.string()), label: v.string(), count: v.number() })),
});
export type StorePage = v.InferOutput<typeof storePage>;

const fitment = v.object({
  mark: v.object({ code: v.string(), name: v.string() }),
  /** Null: every model of the mark. */
  model: v.nullable(v.object({ code: v.string(), name: v.string() })),
  /** First and last model year; null where it has no limit. */
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
});
export type Fitment = v.InferOutput<typeof fitment>;

export const storeItem = v.object({
  ...storeCard.entries,
  description: v.string(),
  /** Bases of pictures, the first is that of the card. */
  gallery: v.array(v.string()),
  /** Where it can be taken from, and since which day (`2026-11-24`, Moscow). Also centres where it has to be brought to. */
  centres: v.array(
    v.object({
      dealer: v.string(),
      name: v.string(),
      city: cityCode,
      address: v.string(),
      qty: v.number(),
      readyOn: v.string(),
    }),
  ),
  /** Empty where `isUniversal`, and where nobody has told what it fits. */
  fits: v.array(fitment),
  analogues: v.array(storeCard),
  /** What is bought with it, with its count in the set. */
  sets: v.array(v.object({ title: v.string(), items: v.array(v.object({ card: storeCard, count: v.number() })) })),
  /** Fitting at a centre, kopecks; null where nothing has to be fitted. */
  fitting: v.nullable(v.object({ price: minorUnits, minutes: v.number() })),
  /** Stars of its published reviews; `average` to a tenth, 0 where there is none. Their list is `GET /reviews?item=`. */
  rating: v.object({ count: v.number(), average: v.number() }),
});
export type StoreItem = v.InferOutput<typeof storeItem>;

/** Store and parts (PRD-7). */
export const storeContract = {
  categories: get('/store/categories', tag, 'Дерево разделов магазина с числом товаров в продаже')
    .input(v.strictObject({ holdingId, shop: v.optional(shop) }))
    .output(v.object({ items: v.array(v.object({ shop, categories: v.array(category) })) })),
  filter: get('/store/filter', tag, 'Полка: товары, фасеты, итог и подсказки, если ничего не нашлось')
    .errors(missingFailure)
    .input(storeQuerySchema)
    .output(storePage),
  short: get('/store/short', tag, 'Отложенные товары по номерам; чего больше нет, того нет и в ответе')
    .input(v.strictObject({ holdingId, ids: commaIds(maxIds), city: v.optional(cityCode) }))
    .output(v.object({ items: v.array(storeCard) })),
  item: get('/store/get/item/{id}', tag, 'Один товар; 404 — такого нет')
    .errors(missingFailure)
    .input(v.strictObject({ id: integerText(1, 2_147_483_647), holdingId, city: v.optional(cityCode) }))
    .output(storeItem),
  category: get('/store/{a}/{b}', tag, 'Раздел магазина по коду: путь к нему и разделы ниже; 404 — такого нет')
    .errors(missingFailure)
    .input(v.strictObject({ a: shop, b: codeSchema, holdingId }))
    .output(shelf),
};
