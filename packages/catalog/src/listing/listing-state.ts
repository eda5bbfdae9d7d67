import {
  effectiveQuery,
  type FacetKey,
  type ListingQuery,
  type ListingScope,
  parseListingQuery,
  type RangeKey,
  toggleFacet,
} from '@showroom/domain/listing';
import { type ListingRoot, listingAddress } from './listing-address.ts';

/** A listing as its screen sees it: what never changes, what is chosen by path and query together, and its one address. */
export type Listing = { scope: ListingScope; root: ListingRoot; state: ListingQuery };

/** Path and canonical query of a listing → what is chosen. */
export function readListing(scope: ListingScope, query: string): Listing {
  const root: ListingRoot = scope.condition ? { type: scope.type, condition: scope.condition } : { type: scope.type };
  return { scope, root, state: effectiveQuery(scope, parseListingQuery(new URLSearchParams(query))) };
}

/** Address of the listing with one value of a facet switched on or off; the first page. */
export function facetHref(scope: ListingScope, query: string, key: FacetKey, value: string): string {
  const { root, state } = readListing(scope, query);
  return listingAddress(root, toggleFacet(state, key, value));
}

/** Address of the same choice under another condition. Mileage has no meaning for new vehicles and is dropped. */
export function conditionHref({ root, state }: Listing, condition: ListingScope['condition']): string {
  const ranges = { ...state.ranges };
  if (condition === 'new') {
    delete ranges.mileageFrom;
    delete ranges.mileageTo;
  }
  const next: ListingQuery = { ...state, ranges, page: 1 };
  return listingAddress(condition ? { type: root.type, condition } : { type: root.type }, next);
}

/** Address of a page of the listing. */
export function pageHref({ root, state }: Listing, page: number): string {
  return listingAddress(root, { ...state, page });
}

/** State without the named ranges. */
export function withoutRanges(state: ListingQuery, keys: readonly RangeKey[]): ListingQuery {
  const ranges = { ...state.ranges };
  for (const key of keys) delete ranges[key];
  return { ...state, ranges, page: 1 };
}

/**
 * Path that search engines should keep for a listing (decision 14): mark, model and one filter, no query.
 * Pages after the first stand for themselves, whole.
 */
export function canonicalPath(scope: ListingScope, query: string): string {
  const { root, state } = readListing(scope, query);
  const address = listingAddress(root, state);
  if (state.page > 1) return address;
  const [path = address] = listingAddress(root, { ...state, sort: 'recommended' }).split('?');
  return path;
}
