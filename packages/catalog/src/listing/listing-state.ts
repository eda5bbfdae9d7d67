import { landings } from '@showroom/domain/landings';
import {
  emptyListingQuery,
  type FacetKey,
  type ListingQuery,
  parseListingQuery,
  printListingQuery,
  type RangeKey,
  toggleFacet,
} from '@showroom/domain/listing';
import { listingKinds, type SectionCode } from '@showroom/domain/listing-kinds';
import {
  conditionOf,
  type ListingScope,
  landingOf,
  listingBase,
  listingPath,
  listingState,
  sectionOf,
  withinScope,
} from '@showroom/domain/listing-scope';
import { type ListingRoot, listingAddress } from './listing-address.ts';

/** A listing as its screen sees it: what never changes, what is chosen by path and query together, and its one address. */
export type Listing = { scope: ListingScope; root: ListingRoot; state: ListingQuery };

type Place = Pick<ListingScope, 'kind' | 'section' | 'dealer'>;

const placeOf = ({ kind, section, dealer }: Place): Place => ({
  kind,
  ...(section ? { section } : {}),
  ...(dealer ? { dealer } : {}),
});

function waysOf(place: Place): ListingRoot['ways'] {
  const { colorPages } = listingKinds[place.kind];
  const section = sectionOf(place);
  if (section) return section.deep ? (colorPages ? 'marks-and-colors' : 'marks') : 'none';
  return colorPages ? 'colors' : 'none';
}

const landingRoot = (scope: ListingScope) => {
  const landing = landingOf(scope);
  return landing && { path: `${landing.path}/`, state: printListingQuery(listingState(scope, emptyListingQuery)) };
};

/** Where the listings of a kind or section stand, whatever is chosen. */
export function rootOf(scope: ListingScope): ListingRoot {
  const place = placeOf(scope);
  const landing = landingRoot(scope);
  return {
    path: listingPath(place),
    base: listingBase(place),
    ways: waysOf(place),
    ...(landing ? { landing } : {}),
  };
}

/** Path and canonical query of a listing → what is chosen. */
export function readListing(scope: ListingScope, query: string): Listing {
  return { scope, root: rootOf(scope), state: listingState(scope, parseListingQuery(new URLSearchParams(query))) };
}

/** Address of the listing with one value of a facet switched on or off; the first page. */
export function facetHref(scope: ListingScope, query: string, key: FacetKey, value: string): string {
  const { root, state } = readListing(scope, query);
  return listingAddress(root, toggleFacet(state, key, value));
}

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

/** The fixed page that says the very same as a choice, if there is one (decision 13). */
function twinOf({ scope, state }: Listing): ListingRoot['landing'] {
  const wanted = printListingQuery({ ...state, sort: 'recommended', page: 1 });
  for (const { kind, section, code } of landings) {
    if (kind !== scope.kind || section !== scope.section) continue;
    const root = landingRoot({ ...placeOf(scope), landing: code });
    if (root?.state === wanted) return root;
  }
  return undefined;
}

/**
 * Path that search engines should keep for a listing (decision 14): mark, model and one filter, or a fixed page; no
 * query. Pages after the first stand for themselves, whole.
 */
export function canonicalPath(scope: ListingScope, query: string): string {
  const listing = readListing(scope, query);
  const { root, state } = listing;
  const landing = twinOf(listing);
  const address = listingAddress(landing ? { ...root, landing } : root, { ...state, sort: 'recommended' });
  if (state.page > 1) return listingAddress(landing ? { ...root, landing } : root, state);
  const [path = address] = address.split('?');
  return path;
}
