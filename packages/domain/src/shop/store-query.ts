/*
 * The query of a shelf of the shop: its keys, its limits, one reader, one printer. Browsers load this file, so it imports
 * no vocabulary: a code that nothing answers to finds nothing, and the API says so.
 */
import { maxFacetValues, maxPage, searchText } from '../listing/listing-query.ts';

/** The first is the default and is left out of the query. */
export const storeSorts = ['popular', 'price-asc', 'price-desc', 'saving', 'name'] as const;
export type StoreSort = (typeof storeSorts)[number];

/** Switches: with a discount; lies in the visitor's city now. The city itself is the page's (`?city=`). */
export const storeFlags = ['discount', 'available'] as const;
export type StoreFlag = (typeof storeFlags)[number];

/** What names one car: a model means nothing without its mark, a year nothing without its model. */
export const carKeys = ['mark', 'model', 'year'] as const;
export type CarKey = (typeof carKeys)[number];

export const storePageSize = 24;
/** Highest limit of a price, roubles. */
export const maxStorePrice = 99_999_999;

export type StoreQuery = {
  /** Codes of makers, sorted. */
  brands: readonly string[];
  /** Roubles. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Codes; '' for none. What fits the car is found, and what fits every car. */
  mark: string;
  model: string;
  year: number | null;
  discount: boolean;
  available: boolean;
  /** Words that the name holds. '' for none. */
  text: string;
  sort: StoreSort;
  page: number;
};

export const emptyStoreQuery: StoreQuery = {
  brands: [],
  priceFrom: null,
  priceTo: null,
  mark: '',
  model: '',
  year: null,
  discount: false,
  available: false,
  text: '',
  sort: 'popular',
  page: 1,
};

/** Names of the parameters that a shelf reads. */
export const storeParams: readonly string[] = [
  'brand',
  'priceFrom',
  'priceTo',
  ...carKeys,
  ...storeFlags,
  'text',
  'sort',
  'page',
];

const codePattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

function readInteger(text: string | null, min: number, max: number): number | null {
  // A form without scripts sends figures as they stand in its fields: «1 500».
  const digits = text?.replace(/\s/g, '') ?? '';
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= min && value <= max ? value : null;
}

const readCode = (text: string | null): string => (text && codePattern.test(text) ? text : '');

/**
 * Reads the state of a shelf from a query or from the fields of its form. Never fails: what is unknown, malformed or beyond
 * a limit is left out. The API refuses it instead.
 */
export function readStoreQuery(params: URLSearchParams): StoreQuery {
  const brands = new Set(params.getAll('brand').flatMap((text) => text.split(',')));
  const mark = readCode(params.get('mark'));
  const model = mark && readCode(params.get('model'));
  return {
    brands: [...brands]
      .filter((code) => codePattern.test(code))
      .sort()
      .slice(0, maxFacetValues),
    priceFrom: readInteger(params.get('priceFrom'), 0, maxStorePrice),
    priceTo: readInteger(params.get('priceTo'), 0, maxStorePrice),
    mark,
    model,
    year: model ? readInteger(params.get('year'), 1950, 2100) : null,
    discount: params.get('discount') === '1',
    available: params.get('available') === '1',
    text: searchText(params.get('text') ?? ''),
    sort: storeSorts.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: readInteger(params.get('page'), 1, maxPage) ?? 1,
  };
}

/** The one spelling of a state; '' for the bare shelf. */
export function printStoreQuery(query: StoreQuery): string {
  const { brands, priceFrom, priceTo, mark, model, year, text, sort, page } = query;
  const parts: string[] = [];
  if (brands.length > 0) parts.push(`brand=${brands.join(',')}`);
  if (priceFrom !== null) parts.push(`priceFrom=${priceFrom}`);
  if (priceTo !== null) parts.push(`priceTo=${priceTo}`);
  if (mark) parts.push(`mark=${mark}`);
  if (mark && model) parts.push(`model=${model}`);
  if (mark && model && year !== null) parts.push(`year=${year}`);
  for (const flag of storeFlags) if (query[flag]) parts.push(`${flag}=1`);
  if (text) parts.push(`text=${encodeURIComponent(text)}`);
  if (sort !== 'popular') parts.push(`sort=${sort}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.join('&');
}

export const canonicalStoreQuery = (params: URLSearchParams): string => printStoreQuery(readStoreQuery(params));

/** How many filters are on: a range counts once, so does a car, a text too, sort and page do not. */
export function countStoreFilters({ brands, priceFrom, priceTo, mark, text, ...query }: StoreQuery): number {
  const range = priceFrom === null && priceTo === null ? 0 : 1;
  const flags = storeFlags.filter((flag) => query[flag]).length;
  return brands.length + range + (mark ? 1 : 0) + flags + (text ? 1 : 0);
}

/** Whether a search engine should index this state: at most one filter, default sort, first page, never what was searched for (PD-14). */
export const isStoreIndexable = (query: StoreQuery): boolean =>
  countStoreFilters(query) <= 1 && query.text === '' && query.sort === 'popular' && query.page === 1;
