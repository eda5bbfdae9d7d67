import { codesOf } from '@showroom/domain/dictionaries';
import { maxFacetValues, maxPage, maxSearchText } from '@showroom/domain/listing';
import { shops } from '@showroom/domain/shop/store-path';
import { maxStorePrice, storeSorts } from '@showroom/domain/shop/store-query';
import { cityCode, codeSchema, minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId, integerText } from './catalog.ts';
import { missingFailure } from './failures.ts';
import { get } from './get.ts';
import { pageMeta } from './page-meta.ts';

const tag = 'Магазин';
const shop = v.picklist(codesOf(shops));
const named = v.object({ code: v.string(), nameRu: v.string() });
const countedCategory = v.object({
  ...named.entries,
  /** Base of the picture, without size. */
  image: v.string(),
  /** Items that are sold. */
  count: v.number(),
});
export type StoreCategory = v.InferOutput<typeof countedCategory>;

/** The tree of a shop, as the menu and its root show it. */
export const storeCategories = v.object({
  data: v.array(
    v.object({
      ...countedCategory.entries,
      categories: v.array(v.object({ ...countedCategory.entries, categories: v.array(countedCategory) })),
    }),
  ),
});
export type StoreCategories = v.InferOutput<typeof storeCategories>;

/** An item on a shelf. Kopecks; pieces are free ones: what orders hold is left out. */
export const storeCard = v.object({
  id: v.number(),
  name: v.string(),
  partCode: v.string(),
  brand: v.object({ code: v.string(), nameEn: v.string() }),
  /** Before the discount. */
  price: minorUnits,
  /** What is paid. */
  disprice: minorUnits,
  picture: v.string(),
  /** Fewest pieces that are sold at once. */
  minCount: v.number(),
  /** Pieces in the city that was asked about, and in all. */
  inCity: v.number(),
  inStock: v.number(),
});
export type StoreCard = v.InferOutput<typeof storeCard>;

const facetCount = v.object({ value: v.string(), label: v.string(), count: v.number() });
const facetList = v.array(facetCount);

/** Counts are disjunctive: a facet is counted as if its own choice were not made. */
export const storeFacets = v.object({
  brand: facetList,
  mark: facetList,
  /** Of the chosen mark; empty without one. */
  model: facetList,
  /** Of the chosen model; empty without one, and where nothing depends on the year. */
  year: facetList,
  /** Roubles; null where nothing is found. */
  price: v.nullable(v.object({ min: v.number(), max: v.number() })),
  /** How many would be found with the switch on. */
  discount: v.number(),
  available: v.number(),
});
export type StoreFacets = v.InferOutput<typeof storeFacets>;

/** A page of a shelf. */
export const storePage = v.object({
  /** Names of the shelf's categories, from the first level down. */
  path: v.array(named),
  /** The next level. */
  children: v.array(countedCategory),
  items: v.array(storeCard),
  meta: pageMeta,
  facets: storeFacets,
  /**
   * When nothing is found: which single choice to drop, and how many that would bring. Best first. `key`: `brand`, `price`,
   * `car`, `discount`, `available`, `text`.
   */
  recovery: v.array(v.object({ key: v.string(), value: v.nullable(v.string()), label: v.string(), count: v.number() })),
});
export type StorePage = v.InferOutput<typeof storePage>;

const flag = v.optional(v.picklist(['0', '1']));
const brands = v.pipe(
  v.string(),
  v.maxLength(1_500),
  v.transform((text) => text.split(',')),
  v.array(codeSchema),
  v.maxLength(maxFacetValues),
);

/** Query of a shelf; unknown keys are refused. */
export const storeFilter = v.strictObject({
  holdingId,
  city: v.optional(cityCode),
  shop,
  a: v.optional(codeSchema),
  b: v.optional(codeSchema),
  c: v.optional(codeSchema),
  brand: v.optional(brands),
  priceFrom: v.optional(integerText(0, maxStorePrice)),
  priceTo: v.optional(integerText(0, maxStorePrice)),
  mark: v.optional(codeSchema),
  model: v.optional(codeSchema),
  year: v.optional(integerText(1950, 2100)),
  discount: flag,
  available: flag,
  text: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => [...text].length <= maxSearchText),
    ),
  ),
  sort: v.optional(v.picklist(storeSorts)),
  page: v.optional(integerText(1, maxPage)),
  /** 0 asks for facets and total alone: the live count. */
  size: v.optional(integerText(0, 50)),
});
export type StoreFilter = v.InferOutput<typeof storeFilter>;

const { shop: _shop, a: _a, b: _b, c: _c, ...chosen } = storeFilter.entries;

const dealerStock = v.object({
  dealerCode: v.string(),
  dealer: v.string(),
  city: cityCode,
  address: v.string(),
  /** Free pieces. */
  qty: v.number(),
});

const fit = v.object({
  mark: v.object({ code: v.string(), name: v.string() }),
  /** Null: every model of the mark. */
  model: v.nullable(v.object({ code: v.string(), name: v.string() })),
  /** Null: every year, or nobody said. */
  years: v.nullable(v.object({ from: v.number(), to: v.nullable(v.number()) })),
});

export const storeItem = v.object({
  ...storeCard.entries,
  shop,
  categories: v.array(named),
  pictures: v.array(v.object({ base: v.string(), alt: v.string() })),
  description: v.string(),
  /** Those of the asked city first, then by stock. */
  stock: v.array(dealerStock),
  /** When the stock was told last. */
  stockAt: v.string(),
  /** What it is made for; empty: fits every car. */
  fits: v.array(fit),
  /** Others that do the same. */
  analogues: v.array(storeCard),
  /** What is bought with it. */
  sets: v.array(v.object({ name: v.string(), items: v.array(storeCard), price: minorUnits, disprice: minorUnits })),
  /** Fitting at a centre of the group; null where it is not offered. Kopecks, from. */
  fitting: v.nullable(v.object({ name: v.string(), price: minorUnits })),
  reviews: v.array(v.object({ author: v.string(), rating: v.number(), text: v.string(), publishedAt: v.string() })),
});
export type StoreItem = v.InferOutput<typeof storeItem>;

/** A basket line's and a favourite's facts. */
export const storeShort = v.object({
  ...storeCard.entries,
  categories: v.array(named),
  shop,
  /** Free pieces by centre, the asked city first, then by stock. */
  stock: v.array(v.object({ dealerCode: v.string(), qty: v.number() })),
  /** Of the first of them; null where there is none. */
  dealerCode: v.nullable(v.string()),
});
export type StoreShort = v.InferOutput<typeof storeShort>;

const idList = v.pipe(
  v.string(),
  v.maxLength(1_200),
  v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, 'номера через запятую'),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(100),
);

export const storeContract = {
  categories: get('/store/categories', tag, 'Дерево категорий магазина')
    .input(v.strictObject({ holdingId, shop }))
    .output(storeCategories),
  filter: get('/store/filter', tag, 'Полка: товары, счётчики фильтра, категории; 404 — такой категории нет')
    .errors(missingFailure)
    .input(storeFilter)
    .output(storePage),
  section: get('/store/{a}/{b}', tag, 'Полка аксессуаров второго уровня')
    .errors(missingFailure)
    .input(v.strictObject({ ...chosen, a: codeSchema, b: codeSchema }))
    .output(storePage),
  item: get('/store/get/item/{id}', tag, 'Один товар')
    .errors(missingFailure)
    .input(v.strictObject({ id: integerText(1, 2_147_483_647), holdingId, city: v.optional(cityCode) }))
    .output(storeItem),
  short: get('/store/short', tag, 'Товары по номерам, в их порядке; проданных в других магазинах нет в ответе')
    .input(v.strictObject({ holdingId, city: v.optional(cityCode), ids: idList }))
    .output(v.object({ items: v.array(storeShort) })),
};
