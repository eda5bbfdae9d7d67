import type { Brand } from '@showroom/domain/brand';
import { type ListingScope, sectionOf } from '@showroom/domain/listing-scope';

/** A scope as this brand has it: with the dealer centre of its place; undefined where the brand has no such section. */
export function ownScope({ listings, places }: Brand, scope: ListingScope): ListingScope | undefined {
  const sections = listings[scope.kind];
  if (!sections || (scope.section && !sections.includes(scope.section))) return undefined;
  const place = sectionOf(scope)?.place;
  if (!place) return scope;
  const dealer = places?.[place];
  return dealer ? { ...scope, dealer } : undefined;
}
