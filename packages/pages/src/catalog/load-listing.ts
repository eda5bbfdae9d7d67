import { getListing, getSeo } from '@showroom/api-client/server';
import type { ListingFacts } from '@showroom/catalog/listing-metadata';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { listingPath } from '@showroom/domain/listing-path';
import { type ListingParams, readListingParams } from './listing-params.ts';
import { ownScope } from './own-scope.ts';

/** What a listing's internal path asks for, read; undefined where this brand has no such listing, or it has no such page. */
export async function loadListing(
  brand: Brand,
  city: CityCode,
  params: ListingParams,
): Promise<ListingFacts | undefined> {
  const { scope: asked, query } = readListingParams(params) ?? {};
  const scope = asked && ownScope(brand, asked);
  if (!scope || !query) return undefined;
  const [page, seo] = await Promise.all([
    getListing(brand.holdingId, scope, query, city),
    getSeo(brand.holdingId, listingPath(scope)),
  ]);
  // A page past the end is no page.
  if (!page || query.page > Math.max(1, page.meta.page.totalPages)) return undefined;
  return { brand, city, scope, query, page, seo };
}
