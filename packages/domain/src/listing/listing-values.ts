import { cityCodes } from '../city.ts';
import { bodyTypes, codesOf, colorGroups, countries, driveTypes, engineTypes, gearTypes } from '../dictionaries.ts';
import {
  type FacetKey,
  facetKeys,
  flagKeys,
  type ListingQuery,
  printListingQuery,
  rangeKeys,
  readListingQuery,
} from './listing-query.ts';

/** Every parameter that the query of a listing may have. */
export const listingParams: readonly string[] = [...facetKeys, ...rangeKeys, ...flagKeys, 'search', 'sort', 'page'];

/** Facets with a closed vocabulary; of marks, models and dealers the data decides. */
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
const code = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text has the shape of a code: of a mark, model, series or dealer. */
export const isCode = (text: string): boolean => code.test(text);

/** Whether a value may stand in a facet: closed vocabularies by list, marks, models and dealers by shape. */
export function isFacetValue(key: FacetKey, value: string): boolean {
  return closedValues[key]?.includes(value) ?? isCode(value);
}

/** Reads the query of a listing on a server. See `readListingQuery`. */
export const parseListingQuery = (params: URLSearchParams): ListingQuery => readListingQuery(params, isFacetValue);

/** Canonical spelling of any query string of a listing: what the pipeline caches pages by. */
export const canonicalListingQuery = (params: URLSearchParams): string => printListingQuery(parseListingQuery(params));
