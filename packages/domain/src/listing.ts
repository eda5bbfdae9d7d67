import { cityCodes } from './city.ts';
import { bodyTypes, codesOf, colorGroups, countries, driveTypes, engineTypes, gearTypes } from './dictionaries.ts';

/** The eight filter segments of the specification: prefix in the path → facet and its words. */
export const filterKinds = {
  bodytype: 'bodyType',
  colorgroup: 'color',
  country: 'country',
  drivetype: 'drive',
  enginetype: 'engine',
  geartype: 'gear',
  numberofseats: 'seats',
  year: 'year',
} as const;
export type FilterKind = keyof typeof filterKinds;

/** Multi-value facets: query key → allowed values, or undefined where the data decides (marks, dealers). */
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

const closedValues: Partial<Record<FacetKey, readonly string[]>> = {
  bodyType: codesOf(bodyTypes),
  engine: codesOf(engineTypes),
  gear: codesOf(gearTypes),
  drive: codesOf(driveTypes),
  color: codesOf(colorGroups),
  seats: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  country: codesOf(countries),
  dealerCity: cityCodes,
};

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

/** Sort orders: the first is the default and is left out of the URL. */
export const sortOrders = {
  recommended: 'Рекомендуем',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  'year-desc': 'Сначала новее',
  'mileage-asc': 'С меньшим пробегом',
  newest: 'Недавно добавленные',
} as const;
export type SortOrder = keyof typeof sortOrders;

export const pageSize = 24;
/** Pages beyond this are refused: nobody reads them, and a crawler must not walk them. */
export const maxPage = 500;
const maxValues = 20;
const openValue = /^[a-z0-9][a-z0-9-]{0,63}$/;

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
  /** Text that the search understands: the listing holds only what it finds (decision 22). '' for none. */
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

/** Whether a value may stand in a facet: closed vocabularies by list, marks, models and dealers by shape. */
export function isFacetValue(key: FacetKey, value: string): boolean {
  const closed = closedValues[key];
  return closed ? closed.includes(value) : openValue.test(value);
}

function readInteger(text: string | null, max: number): number | undefined {
  // A form without scripts sends figures as they stand in its fields: «1 500 000».
  const digits = text?.replace(/\s/g, '') ?? '';
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value <= max ? value : undefined;
}

/** Longest text of a search that a listing keeps, characters: an address holds six for each Russian letter. */
export const maxSearchText = 60;

/** One spelling of a search text: no control characters, single spaces, cut to length. */
export function searchText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...clean].slice(0, maxSearchText).join('').trim();
}

/**
 * Reads the state of a listing from a query. Never fails: what is unknown or malformed is left out,
 * so that an old or mangled link still opens the nearest listing. The API, in contrast, refuses it.
 */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  const facets: Partial<Record<FacetKey, readonly string[]>> = {};
  for (const key of facetKeys) {
    const values = new Set<string>();
    for (const part of params.getAll(key))
      for (const value of part.split(',')) if (isFacetValue(key, value)) values.add(value);
    if (values.size > 0) facets[key] = [...values].sort().slice(0, maxValues);
  }
  const ranges: Partial<Record<RangeKey, number>> = {};
  for (const key of rangeKeys) {
    const value = readInteger(params.get(key), 999_999_999);
    if (value !== undefined) ranges[key] = value;
  }
  const sort = params.get('sort');
  const page = readInteger(params.get('page'), maxPage) ?? 1;
  return {
    facets,
    ranges,
    vat: params.get('vat') === '1',
    sale: params.get('sale') === '1',
    promo: params.get('promo') === '1',
    search: searchText(params.get('search') ?? ''),
    sort: sort !== null && Object.hasOwn(sortOrders, sort) ? (sort as SortOrder) : 'recommended',
    page: Math.max(1, page),
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

/** Canonical spelling of any query string of a listing: what the pipeline caches pages by. */
export function canonicalListingQuery(params: URLSearchParams): string {
  return printListingQuery(parseListingQuery(params));
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
 * Whether a search engine should index this state: at most one filter in the query, default sort, first page (decision 14);
 * never what somebody searched for.
 */
export function isIndexable(query: ListingQuery): boolean {
  return countFilters(query) <= 1 && query.search === '' && query.sort === 'recommended' && query.page === 1;
}
