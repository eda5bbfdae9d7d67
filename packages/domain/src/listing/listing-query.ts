/*
 * The query of a listing: its keys, its limits, one reader, one printer. Browsers load this file, so it imports no
 * vocabulary: which values are known is for the caller of `readListingQuery` to say (`listing-values.ts` on a server).
 */

/** Multi-value facets, in the order in which a query prints them. */
export const facetKeys = [
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
] as const;
export type FacetKey = (typeof facetKeys)[number];

export const rangeKeys = [
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
] as const;
export type RangeKey = (typeof rangeKeys)[number];

/** Switches: the price includes deductible VAT, was lowered, has benefits on it. */
export const flagKeys = ['vat', 'sale', 'promo'] as const;
export type FlagKey = (typeof flagKeys)[number];

/** The first is the default and is left out of the query. */
export const sortOrders = ['recommended', 'price-asc', 'price-desc', 'year-desc', 'mileage-asc', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const pageSize = 24;
/** Nobody reads further, and a crawler must not walk further. */
export const maxPage = 500;
/** Values of one facet. */
export const maxFacetValues = 20;
/** Highest limit of a range, in its unit. */
export const maxRangeValue = 999_999_999;
/** Longest search text, in characters: an address holds six bytes for each Russian letter. */
export const maxSearchText = 60;

export type ListingQuery = {
  facets: Partial<Record<FacetKey, readonly string[]>>;
  /** Roubles, years, kilometres, л.с., cm³. */
  ranges: Partial<Record<RangeKey, number>>;
  /** Only vehicles whose price includes deductible VAT. */
  vat: boolean;
  /** Only vehicles whose price was lowered. */
  sale: boolean;
  /** Only vehicles with benefits beside the price. */
  promo: boolean;
  /** Text that the search understands: the listing holds only what it finds (PD-22). '' for none. */
  search: string;
  sort: SortOrder;
  page: number;
};

export const emptyListingQuery: ListingQuery = {
  facets: {},
  ranges: {},
  vat: false,
  sale: false,
  promo: false,
  search: '',
  sort: 'recommended',
  page: 1,
};

function readInteger(text: string | null, max: number): number | undefined {
  // A form without scripts sends figures as they stand in its fields: «1 500 000».
  const digits = text?.replace(/\s/g, '') ?? '';
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  return Math.min(Number(digits), max);
}

/** One spelling of a search text: no control characters, single spaces, cut to length. */
export function searchText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...clean].slice(0, maxSearchText).join('').trim();
}

/**
 * Reads the state of a listing from a query or from the fields of its form. Never fails: what is unknown or malformed is left out, a number
 * beyond its limit is the limit: an old or mangled link opens the nearest listing, a page past the end none. The API refuses both instead.
 * @param isValue whether a value may stand in a facet
 */
export function readListingQuery(
  params: URLSearchParams,
  isValue: (key: FacetKey, value: string) => boolean,
): ListingQuery {
  const facets: Partial<Record<FacetKey, readonly string[]>> = {};
  for (const key of facetKeys) {
    const given = params.getAll(key).flatMap((text) => text.split(','));
    const values = [...new Set(given)].filter((value) => value !== '' && isValue(key, value));
    if (values.length > 0) facets[key] = values.sort().slice(0, maxFacetValues);
  }
  const ranges: Partial<Record<RangeKey, number>> = {};
  for (const key of rangeKeys) {
    const value = readInteger(params.get(key), maxRangeValue);
    if (value !== undefined) ranges[key] = value;
  }
  const [vat = false, sale = false, promo = false] = flagKeys.map((key) => params.get(key) === '1');
  return {
    facets,
    ranges,
    vat,
    sale,
    promo,
    search: searchText(params.get('search') ?? ''),
    sort: sortOrders.find((order) => order === params.get('sort')) ?? 'recommended',
    page: readInteger(params.get('page'), maxPage) || 1,
  };
}

/** The one spelling of a listing's state: fixed key order, sorted values, defaults left out. `''` for the bare listing. */
export function printListingQuery(query: ListingQuery): string {
  const parts: string[] = [];
  for (const key of facetKeys) {
    const values = query.facets[key];
    if (values && values.length > 0) parts.push(`${key}=${[...values].sort().join(',')}`);
  }
  for (const key of rangeKeys) if (query.ranges[key] !== undefined) parts.push(`${key}=${query.ranges[key]}`);
  for (const key of flagKeys) if (query[key]) parts.push(`${key}=1`);
  if (query.search) parts.push(`search=${encodeURIComponent(query.search)}`);
  if (query.sort !== 'recommended') parts.push(`sort=${query.sort}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.join('&');
}

/** How many filters are switched on (a range counts once, a search text too, sort and page do not). */
export function countFilters(query: ListingQuery): number {
  const facetCount = Object.values(query.facets).reduce((sum, values) => sum + (values?.length ?? 0), 0);
  const rangeCount = new Set(Object.keys(query.ranges).map((key) => key.replace(/From|To$/, ''))).size;
  return facetCount + rangeCount + flagKeys.filter((key) => query[key]).length + (query.search ? 1 : 0);
}

/**
 * Switches one facet value on or off and returns to the first page. A mark that goes takes the models along; one that
 * comes leaves them: models narrow their own mark alone.
 */
export function toggleFacet(query: ListingQuery, key: FacetKey, value: string): ListingQuery {
  const now = query.facets[key] ?? [];
  const next = now.includes(value) ? now.filter((item) => item !== value) : [...now, value];
  const facets = { ...query.facets, [key]: next };
  if (next.length === 0) delete facets[key];
  if (key === 'mark' && now.includes(value)) delete facets.model;
  return { ...query, facets, page: 1 };
}

/**
 * Whether a search engine should index this state: at most one filter in the query, default sort, first page (PD-14);
 * never what somebody searched for.
 */
export function isIndexable(query: ListingQuery): boolean {
  return countFilters(query) <= 1 && query.search === '' && query.sort === 'recommended' && query.page === 1;
}
