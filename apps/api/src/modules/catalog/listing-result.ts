import { type FacetKey, type FlagKey, facetKeys, flagKeys } from '@showroom/domain/listing';

export const rangeNames = ['price', 'year', 'mileage', 'power', 'volume'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Ranges in which 0 says that a vehicle has none: an electric motorcycle has no displacement, a trailer no power. */
export const zeroMeansNone: ReadonlySet<RangeName> = new Set(['power', 'volume']);

/** Everything in a listing that can be switched on, and so dropped again. */
export type FilterName = FacetKey | RangeName | FlagKey;
export const filterNames: readonly FilterName[] = [...facetKeys, ...rangeNames, ...flagKeys];

export type Bounds = { min: number; max: number };

/** What is counted of a listing, whatever its page and sort. Prices in kopecks. */
export type ListingSummary = {
  total: number;
  /** Facet → value → vehicles, each facet as if its own choice were not made. */
  counts: Record<FacetKey, Map<string, number>>;
  bounds: Record<RangeName, Bounds | null>;
  /** Vehicles if a switch were on. */
  flags: Record<FlagKey, number>;
  /** For each filter that is on: vehicles if it alone were dropped. Only when nothing is found. */
  drops: Map<FilterName, number>;
};

/** What the facet index and the SQL both answer; words and rows are added afterwards. */
export type ListingResult = ListingSummary & {
  /** The vehicles of the page, in order. */
  ids: number[];
};

export function emptyCounts(): Record<FacetKey, Map<string, number>> {
  return Object.fromEntries(facetKeys.map((key) => [key, new Map<string, number>()])) as Record<
    FacetKey,
    Map<string, number>
  >;
}

export const noBounds = (): Record<RangeName, Bounds | null> => ({
  price: null,
  year: null,
  mileage: null,
  power: null,
  volume: null,
});
