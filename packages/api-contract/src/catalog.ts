import { cityCodes } from '@showroom/domain/city';
import {
  type FacetKey,
  facetKeys,
  flagKeys,
  maxFacetValues,
  maxPage,
  maxRangeValue,
  maxSearchText,
  pageSize,
  rangeKeys,
  sortOrders,
} from '@showroom/domain/listing';
import { isFacetValue } from '@showroom/domain/listing-values';
import { colorGroup, condition, transportType, vehicleCardSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';

/** An integer that arrives as text in a query. */
export const integerText = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'целое число'), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** `1` brand-one, `2` asc. Appended to every call (PRD-7). */
export const holdingId = integerText(1, 99);

const facetValues = (key: FacetKey) =>
  v.pipe(
    v.string(),
    v.maxLength(1500),
    v.transform((text) => text.split(',')),
    v.array(
      v.pipe(
        v.string(),
        v.check((value) => isFacetValue(key, value), `недопустимое значение «${key}»`),
      ),
    ),
    v.maxLength(maxFacetValues),
  );

const facetEntries = Object.fromEntries(facetKeys.map((key) => [key, v.optional(facetValues(key))])) as Record<
  FacetKey,
  v.OptionalSchema<ReturnType<typeof facetValues>, undefined>
>;
const rangeEntries = Object.fromEntries(
  rangeKeys.map((key) => [key, v.optional(integerText(0, maxRangeValue))]),
) as Record<(typeof rangeKeys)[number], v.OptionalSchema<ReturnType<typeof integerText>, undefined>>;

/** In characters, as the shells cut it: a sign outside the basic plane is one. */
const isSearchText = (text: string) => [...text].length <= maxSearchText;

const flag = v.optional(v.picklist(['0', '1']));
const flagEntries = Object.fromEntries(flagKeys.map((key) => [key, flag])) as Record<
  (typeof flagKeys)[number],
  typeof flag
>;

/** Query of the catalogue list. Facets are comma lists; prices are roubles; unknown keys are refused. */
export const catalogQuery = v.strictObject({
  holdingId,
  type: transportType,
  condition: v.optional(condition),
  ...facetEntries,
  ...rangeEntries,
  ...flagEntries,
  /** `1`: what is on its way and has no price yet, instead of what is in stock. */
  soon: flag,
  /** Only what the search finds by this text; it decides the order, too, unless `sort` does. */
  search: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.check(isSearchText, `не длиннее ${maxSearchText}`)),
  ),
  sort: v.optional(v.picklist(sortOrders)),
  /** Whose visitors are recommended to: three of four vehicles of a page stand there and lead it, the others follow. */
  city: v.optional(v.picklist(cityCodes)),
  page: v.optional(integerText(1, maxPage)),
  /** 0 asks for facets and total alone: the live count. */
  size: v.optional(integerText(0, 50)),
});
export type CatalogQuery = v.InferOutput<typeof catalogQuery>;

const facetCount = v.object({ value: v.string(), label: v.string(), count: v.number() });
export type FacetCount = v.InferOutput<typeof facetCount>;

const bounds = v.nullable(v.object({ min: v.number(), max: v.number() }));

/**
 * Counts are disjunctive: a facet is counted as if its own choice were not made (marks: nor that of models, which
 * another mark gives up). Values without stock are left out unless chosen; models come once a mark or model is chosen.
 */
export const facetsSchema = v.object({
  values: v.object(
    Object.fromEntries(facetKeys.map((key) => [key, v.array(facetCount)])) as Record<
      FacetKey,
      v.ArraySchema<typeof facetCount, undefined>
    >,
  ),
  /** Bounds of what is in stock under the other filters; roubles, years, km, л.с., cm³. Null when nothing is. */
  ranges: v.object({ price: bounds, year: bounds, mileage: bounds, power: bounds, volume: bounds }),
  /** How many would be found with a switch on. */
  vat: v.number(),
  sale: v.number(),
  promo: v.number(),
});
export type Facets = v.InferOutput<typeof facetsSchema>;

export const catalogPage = v.object({
  items: v.array(vehicleCardSchema),
  meta: v.object({
    page: v.object({ current: v.number(), size: v.number(), totalPages: v.number(), totalResults: v.number() }),
  }),
  facets: facetsSchema,
  /**
   * When nothing is found: which single choice to drop, and how many that would bring. Best first. `key` is a facet,
   * a range without From/To (`price`), or a switch (`vat`); `value` is set where the facet has just one.
   */
  recovery: v.array(v.object({ key: v.string(), value: v.nullable(v.string()), label: v.string(), count: v.number() })),
  /** Chosen marks and models that the dictionaries do not know for this kind of vehicle: a page of theirs is none. */
  unknown: v.array(v.object({ key: v.picklist(['mark', 'model']), value: v.string() })),
  /** Model or mark that `search` asks for and that is not in stock; the items are its neighbours. Absent otherwise. */
  missing: v.optional(v.string()),
});
export type CatalogPage = v.InferOutput<typeof catalogPage>;

/** Vehicles in stock of one colour: of all marks, of one, or of one model of it. */
export const colorCount = v.object({
  color: colorGroup,
  count: v.number(),
  mark: v.nullable(v.object({ code: v.string(), name: v.string() })),
  model: v.nullable(v.object({ code: v.string(), name: v.string() })),
});
export type ColorCount = v.InferOutput<typeof colorCount>;

export { pageSize };
