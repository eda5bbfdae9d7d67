import { getListing, getSeo } from '@showroom/api-client/server';
import type { ListingFacts } from '@showroom/catalog/listing-metadata';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { listingPath } from '@showroom/domain/listing-path';
import { type ListingScope, sectionOf } from '@showroom/domain/listing-scope';
import { type ListingParams, readListingParams } from './listing-params.ts';

/** A scope as this brand has it: with the dealer centre of its place; undefined where the brand has no such section. */
function ownScope({ listings, places }: Brand, scope: ListingScope): ListingScope | undefined {
  const sections = listings[scope.kind];
  if (!sections || (scope.section && !sections.includes(scope.section))) return undefined;
  const place = sectionOf(scope)?.place;
  if (!place) return scope;
  const dealer = places?.[place];
  return dealer ? { ...scope, dealer } : undefined;
}

/** What a listing's internal path asks for, read; undefined where this brand has no such listing. */
export async function loadListing(
  brand: Brand,
  city: CityCode,
  params: ListingParams,
): Promise<ListingFacts | undefined> {
  const { scope: asked, query } = readListingParams(params) ?? {};
  const scope = asked && ownScope(brand, asked);
  if (!scope || !query) return undefined;
  const [page, seo] = await Promise.all([
    getListing(brand.holdingId, scope, query),
    getSeo(brand.holdingId, listingPath(scope)),
  ]);
  return page ? { brand, city, scope, query, page, seo } : undefined;
}
