import { type ListingScope, sectionOf } from '@showroom/domain/listing-scope';
import type { Database } from '../../db/database.ts';
import { selectDealerOfPlace } from './queries.ts';

/** A scope with the dealer centre of its place filled in; undefined when the holding has none there. */
export async function withPlace(
  database: Database,
  holdingId: number,
  scope: ListingScope,
): Promise<ListingScope | undefined> {
  const place = sectionOf(scope)?.place;
  if (!place) return scope;
  const dealer = await selectDealerOfPlace(database, holdingId, place);
  return dealer === undefined ? undefined : { ...scope, dealer };
}
