import { emptyListingQuery, type ListingQuery } from '@showroom/domain/listing';
import { isListingKind } from '@showroom/domain/listing-path';
import { type ListingPlace, readListingPlace } from '@showroom/domain/listing-rows';
import type { ListingScope } from '@showroom/domain/listing-scope';
import { parseListingQuery } from '@showroom/domain/listing-values';
import { hiddenQuery } from '../hidden-query.ts';

/** Parameters of a listing's internal path; `-` stands for "none". */
export type ListingParams = ListingPlace & { kind: string; query: string };

/** What the internal path that the pipeline has made asks for, read here once; undefined for no kind of ours. */
export function readListingParams({
  kind,
  query,
  ...place
}: ListingParams): { scope: ListingScope; query: ListingQuery } | undefined {
  return isListingKind(kind) ? { scope: readListingPlace(kind, place), query: readQueryParam(query) } : undefined;
}

/** The hidden query of an internal path. */
export const readQueryParam = (query: string): ListingQuery =>
  query === '-' ? emptyListingQuery : parseListingQuery(hiddenQuery(query));
