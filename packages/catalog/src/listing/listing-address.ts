import type { FacetKey, FlagKey, ListingQuery, RangeKey } from '@showroom/domain/listing';

/*
 * The one address of a listing state, shared by the server's links and the browser's form. It takes types alone from the
 * domain: its dictionaries would weigh more than the whole form. Tests hold these lists and the printer against the domain's.
 */

/** What no filter changes: where a listing stands, and what it is about. Plain data: it travels to the browser. */
export type ListingRoot = {
  /** Path with its final slash: `/cars/new/`. */
  path: string;
  /** What the API is asked beside every choice: `{ type: 'cars', condition: 'new' }`. */
  base: Readonly<Record<string, string>>;
  /**
   * What of a choice moves into the path: nothing; marks, models and then a filter; the same and a colour or year under
   * a mark; a colour or year alone, under marks and models too (`/cars/toyota/black/`).
   */
  ways: 'none' | 'marks' | 'marks-and-colors' | 'colors';
  /** The fixed page that this listing is: the one address of that very choice. */
  landing?: { path: string; state: string };
};

export const facetOrder = [
  'mark',
  'model',
  'bodyType',
  'engine',
  'gear',
  'drive',
  'color',
  'seats',
  'country',
  'dealerCity',
  'dealer',
] as const satisfies readonly FacetKey[];
export const rangeOrder = [
  'priceFrom',
  'priceTo',
  'yearFrom',
  'yearTo',
  'mileageFrom',
  'mileageTo',
  'powerFrom',
  'powerTo',
  'volumeFrom',
  'volumeTo',
] as const satisfies readonly RangeKey[];
export const flagOrder = ['vat', 'sale', 'promo'] as const satisfies readonly FlagKey[];

/** Facet → prefix of its segment in a path; `year` is the range that a single year makes. */
export const pathPrefixes: Partial<Record<FacetKey | 'year', string>> = {
  bodyType: 'bodytype',
  color: 'colorgroup',
  country: 'country',
  drive: 'drivetype',
  engine: 'enginetype',
  gear: 'geartype',
  seats: 'numberofseats',
  year: 'year',
};

/** Prints a state as the domain's `printListingQuery` does. */
export function printState(state: ListingQuery): string {
  const parts: string[] = [];
  for (const key of facetOrder) {
    const values = state.facets[key];
    if (values && values.length > 0) parts.push(`${key}=${[...values].sort().join(',')}`);
  }
  for (const key of rangeOrder) if (state.ranges[key] !== undefined) parts.push(`${key}=${state.ranges[key]}`);
  for (const key of flagOrder) if (state[key]) parts.push(`${key}=1`);
  if (state.search) parts.push(`search=${encodeURIComponent(state.search)}`);
  if (state.sort !== 'recommended') parts.push(`sort=${state.sort}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.join('&');
}

type Filter = { key: FacetKey | 'year'; value: string };

/** The filter that stands alone in a state beside marks and models and has a segment of its own, or nothing. */
function onlyFilter(state: ListingQuery): Filter | undefined {
  const { facets, ranges } = state;
  const chosen = facetOrder.filter((key) => key !== 'mark' && key !== 'model' && facets[key]?.length);
  const limits = rangeOrder.filter((key) => ranges[key] !== undefined);
  if (state.search || flagOrder.some((key) => state[key])) return undefined;
  const [key] = chosen;
  const [value, ...others] = (key && facets[key]) ?? [];
  if (key && value && pathPrefixes[key] && chosen.length === 1 && others.length === 0 && limits.length === 0)
    return { key, value };
  const oneYear = limits.length === 2 && ranges.yearFrom !== undefined && ranges.yearFrom === ranges.yearTo;
  return chosen.length === 0 && oneYear ? { key: 'year', value: String(ranges.yearFrom) } : undefined;
}

/** The only value of a facet, or nothing. */
const single = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined);

/** How much of a state stands in the path of its root: segments, and the names of what they say. */
function segmentsOf(ways: ListingRoot['ways'], state: ListingQuery): { path: string; filter: boolean; marks: number } {
  const mark = single(state.facets.mark);
  const model = mark && single(state.facets.model);
  const filter = onlyFilter(state);
  const marks = mark ? (model ? 2 : 1) : 0;
  const exact = (state.facets.mark?.length ?? 0) + (state.facets.model?.length ?? 0) === marks;
  const named = [mark, model].filter(Boolean).map((code) => `${code}/`);
  const tinted = filter?.key === 'color' || filter?.key === 'year';
  const prefixed = filter ? `${pathPrefixes[filter.key]}-${filter.value}/` : '';
  if (ways === 'colors') {
    const fits = exact && tinted && (filter?.key === 'color' || marks === 0);
    if (!fits) return { path: '', filter: false, marks: 0 };
    return { path: named.join('') + (filter?.key === 'color' ? `${filter.value}/` : prefixed), filter: true, marks };
  }
  if (ways === 'none') return { path: '', filter: false, marks: 0 };
  const deep = exact && (marks === 2 || (marks === 1 && ways === 'marks-and-colors' && tinted));
  return deep && filter
    ? { path: named.join('') + prefixed, filter: true, marks }
    : { path: named.join(''), filter: false, marks };
}

const nothing = { facets: {}, ranges: {}, vat: false, sale: false, promo: false };

/**
 * The one address of a state. What has a page of its own moves into the path: a single mark, its single model, then a
 * filter that stands alone; everything else stays in the query. Models mean nothing without a mark and are left out.
 */
export function listingAddress(root: ListingRoot, state: ListingQuery): string {
  let rest: ListingQuery = { ...state, facets: { ...state.facets } };
  if (!rest.facets.mark?.length) delete rest.facets.model;
  let path = root.path;
  const { landing } = root;
  if (landing && printState({ ...rest, sort: 'recommended', page: 1 }) === landing.state) {
    path = landing.path;
    rest = { ...rest, ...nothing };
  } else {
    const { path: segments, filter, marks } = segmentsOf(root.ways, rest);
    path += segments;
    if (marks > 0) delete rest.facets.mark;
    if (marks > 1) delete rest.facets.model;
    if (filter) rest = { ...rest, ...nothing };
  }
  const query = printState(rest);
  return query ? `${path}?${query}` : path;
}
