import { landings } from './landings.data.ts';
import { type ListingRoot, listingAddress } from './listing-address.ts';
import { listingPath, waysOf } from './listing-path.ts';
import { emptyListingQuery, type ListingQuery, printListingQuery } from './listing-query.ts';
import { type ListingScope, landingOf, listingBase, listingState } from './listing-scope.ts';

type Place = Pick<ListingScope, 'kind' | 'section' | 'dealer'>;

const placeOf = ({ kind, section, dealer }: Place): Place => ({
  kind,
  ...(section ? { section } : {}),
  ...(dealer ? { dealer } : {}),
});

function landingRoot(scope: ListingScope): ListingRoot['landing'] {
  const landing = landingOf(scope);
  return landing && { path: `${landing.path}/`, state: printListingQuery(listingState(scope, emptyListingQuery)) };
}

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

/** Address of what a path and a query choose together. */
export const listingHref = (scope: ListingScope, query: Partial<ListingQuery> = {}): string =>
  listingAddress(rootOf(scope), listingState(scope, { ...emptyListingQuery, ...query }));

/** The fixed page that says the very same as a choice, if there is one (PD-13). */
function twinOf(scope: ListingScope, state: ListingQuery): ListingRoot['landing'] {
  const wanted = printListingQuery({ ...state, sort: 'recommended', page: 1 });
  for (const { kind, section, code } of landings) {
    if (kind !== scope.kind || section !== scope.section) continue;
    const root = landingRoot({ ...placeOf(scope), landing: code });
    if (root?.state === wanted) return root;
  }
  return undefined;
}

/**
 * Path that search engines should keep for a listing (PD-14): mark, model and one filter, or a fixed page; no query. Pages
 * after the first stand for themselves, whole.
 */
export function canonicalPath(scope: ListingScope, query: ListingQuery): string {
  const state = listingState(scope, query);
  const landing = twinOf(scope, state);
  const root = { ...rootOf(scope), ...(landing ? { landing } : {}) };
  if (state.page > 1) return listingAddress(root, state);
  const address = listingAddress(root, { ...state, sort: 'recommended' });
  return address.split('?')[0] ?? address;
}
