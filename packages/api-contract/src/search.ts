import { shopCodes } from '@showroom/domain/shop/store-path';
import { condition, transportType } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { contentPicture } from './blocks.ts';
import { holdingId, integerText } from './catalog.ts';

/** Results on a page of either block. */
export const searchPageSize = 12;
const maxQuery = 200;
const maxSearchPage = 500;
const maxChosen = 20;

const flag = v.optional(v.picklist(['true', 'false']));

const chosenFacets = v.strictObject({
  model: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(maxChosen))),
  accCategoryNameRu: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(maxChosen))),
  section: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(maxChosen))),
});

/** What is ticked in the facet lists; values are those that the facets of an answer name. */
export type SearchFilter = v.InferOutput<typeof chosenFacets>;

/**
 * Query of the search. `trli` accepts words that sound the same in the other alphabet, `trla` the wrong keyboard
 * layout, `trlali` both at once; all are on unless `false`. `filter` is JSON: the ticked values by facet,
 * `{"model":["Camry"],"accCategoryNameRu":["Моторные масла"]}`; it narrows results and pages, never the facets.
 */
export const searchQuery = v.strictObject({
  holdingId,
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxQuery)),
  pageVehicles: v.optional(integerText(1, maxSearchPage)),
  pageAccessories: v.optional(integerText(1, maxSearchPage)),
  pagePages: v.optional(integerText(1, maxSearchPage)),
  trli: flag,
  trla: flag,
  trlali: flag,
  filter: v.optional(v.pipe(v.string(), v.maxLength(4_000), v.parseJson(), chosenFacets)),
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;

const raw = <T extends v.GenericSchema>(schema: T) => v.object({ raw: schema });
const facetValues = v.array(v.object({ value: v.string(), count: v.number() }));
const block = <T extends v.GenericSchema, F extends v.ObjectEntries>(result: T, facets: F) =>
  v.object({
    results: v.array(result),
    meta: v.object({ page: v.object({ totalPages: v.number() }) }),
    /** Values with how many results each would leave, most first; the ticked ones do not change them. */
    facets: v.object(facets),
    /** How many the query finds in all, whatever is ticked: the count beside the tab. */
    totalFacetCount: v.number(),
  });

/** `{"car_type_code":"cars","mark_code":"toyota","model_code":"camry"}`; results are grouped by the first. */
export const searchVehicleFilters = v.object({
  car_type_code: transportType,
  mark_code: v.string(),
  model_code: v.string(),
});
/** `{"source":{"url":"/media/…/card.webp"}}` */
export const searchPreview = v.object({ source: v.object({ url: v.string() }) });

/** A found vehicle in the wire shape of PRD-3; `filters` and `preview` are JSON texts, prices kopecks. */
export const searchVehicle = v.object({
  id: raw(v.number()),
  mark: raw(v.string()),
  model: raw(v.string()),
  modification: raw(v.string()),
  disprice: raw(v.number()),
  year: raw(v.number()),
  /** Kilometres, of a jet ski engine hours; 0 of a new one. */
  mileage_km: raw(v.number()),
  condition: raw(condition),
  Meta: v.object({ id: v.string() }),
  filters: raw(v.string()),
  preview: raw(v.string()),
});
export type SearchVehicle = v.InferOutput<typeof searchVehicle>;

/** A found accessory or part. Categories go from the first level to the third; the first one is the group, and one of `shop`. */
export const searchAccessory = v.object({
  name: raw(v.string()),
  brand: v.object({ name_en: raw(v.string()) }),
  current_disprice: raw(v.number()),
  acc_item_id: raw(v.number()),
  shop: raw(v.picklist(shopCodes)),
  accCategory: raw(v.array(v.object({ code: v.string(), nameRu: v.string() }))),
  accItemId: v.number(),
  currentDisprice: v.number(),
  preview: raw(v.string()),
});
export type SearchAccessory = v.InferOutput<typeof searchAccessory>;

/** Names of the sections that found pages stand in, as the facet says them. */
export const searchSections = {
  catalog: 'Каталог и\u00a0магазин',
  services: 'Услуги',
  dealers: 'Дилерские центры',
  pages: 'О\u00a0компании',
  actions: 'Акции',
  articles: 'Новости и\u00a0статьи',
} as const;
export type SearchSection = keyof typeof searchSections;

/** A found page of the site: a service, an article, a text, a dealer centre. */
export const searchPage = v.object({
  section: v.picklist(Object.keys(searchSections) as [SearchSection, ...SearchSection[]]),
  title: v.string(),
  text: v.string(),
  path: v.string(),
  /** As editors name it: `scene:service`. */
  picture: v.nullable(contentPicture),
});
export type SearchPage = v.InferOutput<typeof searchPage>;

export const searchAnswer = v.object({
  vehicles: v.object({
    ...block(searchVehicle, { model: facetValues }).entries,
    /** Model or mark that was asked for and is not in stock; the results are its neighbours. Absent otherwise. */
    missing: v.optional(v.string()),
  }),
  accessories: v.object({
    ...block(searchAccessory, { accCategoryNameRu: facetValues }).entries,
    /** What was asked for, where nothing of the shop has all that was said of it; the results are what comes near. Absent otherwise. */
    missing: v.optional(v.string()),
  }),
  pages: block(searchPage, { section: facetValues }),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
