/*
 * The query of a shelf: its keys, its limits, one reader, one printer, spelled as that of vehicles is (ADR-028). Browsers
 * load this file, so it imports no vocabulary of vehicles.
 */
import { type CityCode, isCityCode } from '../city.ts';
import { searchText } from '../listing/listing-query.ts';

/** The first is the default and is left out of the query. */
export const storeSorts = ['popular', 'price-asc', 'price-desc', 'discount', 'newest'] as const;
export type StoreSort = (typeof storeSorts)[number];

export const storePageSize = 24;
export const storeLimits = {
  /** Values of one facet. */
  values: 20,
  /** Roubles. */
  price: 99_999_999,
  page: 500,
  year: { min: 1950, max: 2100 },
} as const;

export type StoreQuery = {
  /** Codes of those who make it. */
  brand: readonly string[];
  /** Roubles. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** The vehicle that it must fit; a model is one of its mark, a year one of its model. */
  mark?: string | undefined;
  model?: string | undefined;
  year?: number | undefined;
  /** Only what is sold below its price. */
  sale: boolean;
  /** Only what lies in a centre of this city. */
  dealerCity?: CityCode | undefined;
  /** Only what the search finds by this text. '' for none. */
  search: string;
  sort: StoreSort;
  page: number;
};

/** Every parameter that the query of a shelf may have, in the order of its spelling. */
export const storeParams = [
  'brand',
  'priceFrom',
  'priceTo',
  'mark',
  'model',
  'year',
  'sale',
  'dealerCity',
  'search',
  'sort',
  'page',
] as const;

export const emptyStoreQuery: StoreQuery = { brand: [], sale: false, search: '', sort: 'popular', page: 1 };

const code = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Greatest number that is read. */
const maxNumber = 999_999_999;

function readNumber(text: string | null, min: number, max: number): number | undefined {
  // A form without scripts sends figures as they stand in its fields: «1 500».
  const digits = text?.replace(/\s/g, '') ?? '';
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** Reads the state of a shelf. Never fails: what is unknown, malformed or beyond a limit is left out, a page beyond it is the last. */
export function readStoreQuery(params: URLSearchParams): StoreQuery {
  const readCode = (key: string) => {
    const text = params.get(key) ?? '';
    return code.test(text) ? text : undefined;
  };
  const brands = params.getAll('brand').flatMap((text) => text.split(','));
  const mark = readCode('mark');
  const model = mark && readCode('model');
  const city = params.get('dealerCity') ?? '';
  return {
    brand: [...new Set(brands)]
      .filter((text) => code.test(text))
      .sort()
      .slice(0, storeLimits.values),
    priceFrom: readNumber(params.get('priceFrom'), 1, storeLimits.price),
    priceTo: readNumber(params.get('priceTo'), 1, storeLimits.price),
    mark,
    model,
    year: model ? readNumber(params.get('year'), storeLimits.year.min, storeLimits.year.max) : undefined,
    sale: params.get('sale') === '1',
    dealerCity: isCityCode(city) ? city : undefined,
    search: searchText(params.get('search') ?? ''),
    sort: storeSorts.find((sort) => sort === params.get('sort')) ?? 'popular',
    page: Math.min(readNumber(params.get('page'), 1, maxNumber) ?? 1, storeLimits.page),
  };
}

/** The one spelling of a shelf's state: fixed key order, sorted values, defaults left out. `''` for the bare shelf. */
export function printStoreQuery(query: StoreQuery): string {
  const { brand, priceFrom, priceTo, mark, model, year, sale, dealerCity, search, sort, page } = query;
  const values: Record<(typeof storeParams)[number], string | number | undefined> = {
    brand: [...brand].sort().join(',') || undefined,
    priceFrom,
    priceTo,
    mark,
    model,
    year,
    sale: sale ? 1 : undefined,
    dealerCity,
    search: search ? encodeURIComponent(search) : undefined,
    sort: sort === 'popular' ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
  return storeParams.flatMap((key) => (values[key] === undefined ? [] : [`${key}=${values[key]}`])).join('&');
}

/** Canonical spelling of any query string of a shelf: what the pipeline caches pages by. */
export const canonicalStoreQuery = (params: URLSearchParams): string => printStoreQuery(readStoreQuery(params));

/** How many filters are switched on: prices count once, the vehicle too, sort and page do not. */
export function countStoreFilters({ brand, priceFrom, priceTo, mark, sale, dealerCity, search }: StoreQuery): number {
  const others = [priceFrom ?? priceTo, mark, sale || undefined, dealerCity, search || undefined];
  return brand.length + others.filter((value) => value !== undefined).length;
}

/** Whether a search engine should index this state: the shelf itself, or one maker of it (PD-14). */
export function isStoreIndexable(query: StoreQuery): boolean {
  const one = query.brand.length === 1 || query.mark !== undefined;
  const count = countStoreFilters(query);
  return query.sort === 'popular' && query.page === 1 && (count === 0 || (count === 1 && one && !query.model));
}
