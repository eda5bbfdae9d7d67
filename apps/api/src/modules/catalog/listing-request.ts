import type { CatalogQuery } from '@showroom/api-contract/catalog';
import type { CityCode } from '@showroom/domain/city';
import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import { type FacetKey, type FlagKey, facetKeys, flagKeys, pageSize, type SortOrder } from '@showroom/domain/listing';
import { type FilterName, type RangeName, rangeNames } from './listing-result.ts';

/** A catalogue query in the units of the database: prices in kopecks, the page as an offset. */
export type ListingRequest = {
  holdingId: number;
  type: TransportType;
  condition: Condition | undefined;
  facets: Partial<Record<FacetKey, readonly string[]>>;
  ranges: Partial<Record<RangeName, { from: number; to: number }>>;
  /** Switches that are on. */
  flags: readonly FlagKey[];
  /** What is on its way and not priced yet, instead of what is in stock. */
  soon: boolean;
  /** Ids that a search has found, best first: the listing holds no others, and recommends them in this order. */
  among?: readonly number[];
  sort: SortOrder;
  /** Whose visitors are recommended to: what stands there leads. */
  city?: CityCode;
  page: number;
  size: number;
};

const unbounded = Number.MAX_SAFE_INTEGER;
const kopecks = 100;

function readRange(query: CatalogQuery, name: RangeName): { from: number; to: number } | undefined {
  const from = query[`${name}From`];
  const to = query[`${name}To`];
  if (from === undefined && to === undefined) return undefined;
  const unit = name === 'price' ? kopecks : 1;
  return { from: (from ?? 0) * unit, to: to === undefined ? unbounded : to * unit };
}

/** Turns the parsed query of the contract into what the index and the SQL understand. */
export function toListingRequest(query: CatalogQuery, among?: readonly number[]): ListingRequest {
  const facets: ListingRequest['facets'] = {};
  for (const key of facetKeys) {
    const values = query[key];
    if (values && values.length > 0) facets[key] = values;
  }
  const ranges: ListingRequest['ranges'] = {};
  const soon = query.soon === '1';
  for (const name of rangeNames) {
    // What has no price yet cannot be chosen by it.
    if (soon && name === 'price') continue;
    const range = readRange(query, name);
    if (range) ranges[name] = range;
  }
  return {
    holdingId: query.holdingId,
    type: query.type,
    condition: query.condition,
    facets,
    ranges,
    flags: flagKeys.filter((key) => query[key] === '1'),
    soon,
    ...(among ? { among } : {}),
    sort: query.sort ?? 'recommended',
    ...(query.city ? { city: query.city } : {}),
    page: query.page ?? 1,
    size: query.size ?? pageSize,
  };
}

/** The filters of a request that are on. */
export function activeFilters(request: ListingRequest): FilterName[] {
  return [
    ...facetKeys.filter((key) => request.facets[key]),
    ...rangeNames.filter((name) => request.ranges[name]),
    ...request.flags,
  ];
}
