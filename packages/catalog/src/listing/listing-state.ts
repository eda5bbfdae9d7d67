import type { ListingQuery, RangeKey } from '@showroom/domain/listing';
import { type ListingRoot, listingAddress } from '@showroom/domain/listing-address';
import type { SectionCode } from '@showroom/domain/listing-kinds';
import { rootOf } from '@showroom/domain/listing-root';
import { conditionOf, type ListingScope, listingState, sectionOf, withinScope } from '@showroom/domain/listing-scope';

/** A listing as its screen sees it: what never changes, what is chosen by path and query together, and its one address. */
export type Listing = { scope: ListingScope; root: ListingRoot; state: ListingQuery };

/** What path and query choose together. */
export const toListing = (scope: ListingScope, query: ListingQuery): Listing => ({
  scope,
  root: rootOf(scope),
  state: listingState(scope, query),
});

/**
 * Address of the same choice in another section of the kind. What the old section says goes along as a choice where it
 * can; mileage has no meaning for new vehicles and is dropped.
 */
export function sectionHref({ scope, state }: Listing, section: SectionCode | undefined): string {
  const { kind, dealer } = scope;
  const target: ListingScope = { kind, ...(section ? { section } : {}) };
  const facets = { ...state.facets, ...(dealer ? { dealer: [dealer] } : {}) };
  const ranges = { ...state.ranges };
  if (conditionOf(target) === 'new') {
    delete ranges.mileageFrom;
    delete ranges.mileageTo;
  }
  const flag = sectionOf(scope)?.flag;
  const next: ListingQuery = { ...state, facets, ranges, ...(flag ? { [flag]: true } : {}), page: 1 };
  return listingAddress(rootOf(target), withinScope(target, next));
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
