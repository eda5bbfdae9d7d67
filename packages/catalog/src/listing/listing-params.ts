import { emptyListingQuery, type ListingQuery } from '@showroom/domain/listing';
import type { ListingKind } from '@showroom/domain/listing-kinds';
import { type ListingPlace, readListingPlace } from '@showroom/domain/listing-rows';
import type { ListingScope } from '@showroom/domain/listing-scope';
import { parseListingQuery } from '@showroom/domain/listing-values';

/** Parameters of a listing's internal path; `-` stands for "none". */
export type ListingParams = ListingPlace & { query: string };

/** What the internal path that the pipeline has made asks for: read here once, handed on as a value. */
export function readListingParams(
  kind: ListingKind,
  { query, ...place }: ListingParams,
): { scope: ListingScope; query: ListingQuery } {
  return { scope: readListingPlace(kind, place), query: readQueryParam(query) };
}

/** The hidden query of an internal path. */
export const readQueryParam = (query: string): ListingQuery =>
  query === '-' ? emptyListingQuery : parseListingQuery(new URLSearchParams(decodeURIComponent(query)));
