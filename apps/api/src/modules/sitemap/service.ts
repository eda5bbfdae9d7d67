import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { catalogQuery } from '@showroom/api-contract/catalog';
import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { emptyListingQuery } from '@showroom/domain/listing';
import { isNarrowing } from '@showroom/domain/listing-narrowing';
import { listingPath } from '@showroom/domain/listing-path';
import { type ListingScope, listingAsk, listingState } from '@showroom/domain/listing-scope';
import * as v from 'valibot';
import type { Services } from '../../rpc/context.ts';
import type { StockGroup } from '../catalog/stock-groups.ts';
import { withPlace } from '../dealers/with-place.ts';
import { countedScopes, listingsOf } from './listing-entries.ts';
import { selectArticles, selectCentres, selectPages } from './queries.ts';
import { describeShop } from './shop-entries.ts';

type Sources = Pick<Services, 'database' | 'catalog' | 'search'>;

/** Whether a listing has vehicles, and is not all of another one. */
async function isFilled(sources: Sources, holdingId: number, scope: ListingScope): Promise<boolean> {
  const placed = await withPlace(sources.database, holdingId, scope);
  if (!placed) return false;
  const query = v.parse(catalogQuery, { holdingId, ...listingAsk(placed), size: 0 });
  const { meta, facets } = await sources.catalog.listCatalog(query);
  return meta.page.totalResults > 0 && isNarrowing(listingState(placed, emptyListingQuery), facets);
}

function brandsOf(groups: readonly StockGroup[]): SitemapOutline['brands'] {
  const found = new Map<string, SitemapOutline['brands'][number]>();
  for (const { mark, model, ...group } of groups) {
    const updatedAt = new Date(group.updatedAt).toISOString();
    for (const row of [
      { mark, model: null },
      { mark, model },
    ]) {
      const known = found.get(`${mark}/${row.model ?? ''}`);
      if (!known) found.set(`${mark}/${row.model ?? ''}`, { ...row, updatedAt });
      else if (known.updatedAt !== null && known.updatedAt < updatedAt) known.updatedAt = updatedAt;
    }
  }
  return [...found.values()];
}

type StockOutline = Pick<SitemapOutline, 'vehicles' | 'listings' | 'brands'>;

async function describeStock(sources: Sources, holdingId: number): Promise<StockOutline> {
  const groups = await sources.catalog.stockGroups(holdingId);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const newest = groups.reduce((last, group) => Math.max(last, group.updatedAt), 0);
  const counted: SitemapOutline['listings'] = [];
  for (const scope of countedScopes()) {
    // Each count is a pass over the index: others are answered in between.
    await yieldToEventLoop();
    if (!(await isFilled(sources, holdingId, scope))) continue;
    counted.push({ path: listingPath(scope), kind: scope.kind, section: scope.section ?? null, updatedAt: null });
  }
  return {
    vehicles: { count, updatedAt: count === 0 ? null : new Date(newest).toISOString() },
    listings: [...(await listingsOf(groups)), ...counted],
    brands: brandsOf(groups),
  };
}

async function describeRest({ database, search }: Sources, holdingId: number) {
  return {
    shop: describeShop(await search.goods(), holdingId),
    pages: await selectPages(database, holdingId),
    centres: await selectCentres(database, holdingId),
    articles: await selectArticles(database, holdingId),
  };
}

/** Entries of a holding's sitemap: everything that is not empty now. Its answer is shared, and may be a second behind. */
export async function describeSite(sources: Sources, holdingId: number): Promise<SitemapOutline> {
  const [stock, rest] = await Promise.all([describeStock(sources, holdingId), describeRest(sources, holdingId)]);
  return { ...stock, ...rest };
}
