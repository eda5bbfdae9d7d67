import {
  allFilterKinds,
  fillTail,
  filterKinds,
  isFilterSlot,
  type PathParts,
  type PathSlot,
  type PathWays,
  pathTails,
} from './listing-patterns.ts';
import { facetKeys, flagKeys, type ListingQuery, printListingQuery, rangeKeys } from './listing-query.ts';

/** What no filter changes: where a listing stands, and what it is about. Plain data: it travels to the browser. */
export type ListingRoot = {
  /** Path with its final slash: `/cars/new/`. */
  path: string;
  /** What the API is asked beside every choice: `{ type: 'cars', condition: 'new' }`. */
  base: Readonly<Record<string, string>>;
  /** What of a choice moves into the path. */
  ways: PathWays;
  /** The fixed page that this listing is: the one address of that very choice. */
  landing?: { path: string; state: string };
};

/** The filter that stands alone in a state beside marks and models and has a segment of its own, or nothing. */
function onlyFilter({ facets, ranges, search, ...state }: ListingQuery): PathParts['filter'] {
  const chosen = facetKeys.filter((key) => key !== 'mark' && key !== 'model' && facets[key]?.length);
  const limits = rangeKeys.filter((key) => ranges[key] !== undefined);
  if (search || flagKeys.some((key) => state[key])) return undefined;
  const [key] = chosen;
  const [value, ...others] = (key && facets[key]) ?? [];
  const kind = allFilterKinds.find((one) => filterKinds[one] === key);
  if (kind && value && chosen.length === 1 && others.length === 0 && limits.length === 0) return { kind, value };
  const oneYear = limits.length === 2 && ranges.yearFrom !== undefined && ranges.yearFrom === ranges.yearTo;
  return chosen.length === 0 && oneYear ? { kind: 'year', value: String(ranges.yearFrom) } : undefined;
}

/** The only value of a facet, or nothing. */
const single = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);

/** The longest tail that a state fills; a filter moves along only when every mark and model does. */
function tailOf(ways: PathWays, state: ListingQuery): { tail: readonly PathSlot[]; segments: string[] } | undefined {
  const { mark: marks = [], model: models = [] } = state.facets;
  const parts = { mark: single(marks), model: single(models), filter: onlyFilter(state) };
  for (const tail of pathTails[ways] as readonly (readonly PathSlot[])[]) {
    const segments = fillTail(tail, parts);
    const named = tail.filter((slot) => !isFilterSlot(slot)).length;
    if (segments && (named === tail.length || named === marks.length + models.length)) return { tail, segments };
  }
  return undefined;
}

const nothing = { facets: {}, ranges: {}, vat: false, sale: false, promo: false };

/**
 * The one address of a state. What has a page of its own moves into the path: a single mark, its single model, then a
 * filter that stands alone; everything else stays in the query. Models mean nothing without a mark and are left out.
 */
export function listingAddress(root: ListingRoot, state: ListingQuery): string {
  let rest: ListingQuery = { ...state, facets: { ...state.facets } };
  if (!rest.facets.mark?.length) delete rest.facets.model;
  let { path } = root;
  const { landing } = root;
  if (landing && printListingQuery({ ...rest, sort: 'recommended', page: 1 }) === landing.state) {
    path = landing.path;
    rest = { ...rest, ...nothing };
  } else {
    const { tail = [], segments = [] } = tailOf(root.ways, rest) ?? {};
    for (const segment of segments) path += `${segment}/`;
    if (tail.some(isFilterSlot)) rest = { ...rest, ...nothing };
    else {
      if (tail.includes('mark')) delete rest.facets.mark;
      if (tail.includes('model')) delete rest.facets.model;
    }
  }
  const query = printListingQuery(rest);
  return query ? `${path}?${query}` : path;
}
