import { type FacetKey, facetKeys } from '@showroom/domain/listing';

export const rangeNames = ['price', 'year', 'mileage', 'power'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Everything in a listing that can be switched on, and so dropped again. */
export type FilterName = FacetKey | RangeName | 'vat';
export const filterNames: readonly FilterName[] = [...facetKeys, ...rangeNames, 'vat'];

export type Bounds = { min: number; max: number };

/** What the facet index and the SQL both answer; words and rows are added afterwards. Prices in kopecks. */
export type ListingResult = {
  total: number;
  /** The vehicles of the page, in order. */
  ids: number[];
  /** Facet → value → vehicles, each facet as if its own choice were not made. */
  counts: Record<FacetKey, Map<string, number>>;
  bounds: Record<RangeName, Bounds | null>;
  /** Vehicles if VAT were switched on. */
  vat: number;
  /** For each filter that is on: vehicles if it alone were dropped. Only when nothing is found. */
  drops: Map<FilterName, number>;
};

export function emptyCounts(): Record<FacetKey, Map<string, number>> {
  return Object.fromEntries(facetKeys.map((key) => [key, new Map<string, number>()])) as Record<
    FacetKey,
    Map<string, number>
  >;
}
