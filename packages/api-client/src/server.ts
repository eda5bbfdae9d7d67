import { type BrandOverview, brandOverview } from '@showroom/api-contract/brands';
import type { CatalogPage, ColorCount } from '@showroom/api-contract/catalog';
import { catalogPage, colorCount } from '@showroom/api-contract/catalog';
import { type Seo, type StaticPage, seoSchema, staticPage } from '@showroom/api-contract/contract';
import { type SitemapOutline, sitemapOutline } from '@showroom/api-contract/sitemap';
import type { HoldingId } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import type { TransportType } from '@showroom/domain/dictionaries';
import { type ListingScope, listingAsk } from '@showroom/domain/listing-scope';
import {
  type Dealer,
  dealerSchema,
  type Mark,
  type Model,
  markSchema,
  modelSchema,
  type VehicleCard,
  type VehicleDetail,
  vehicleCardSchema,
  vehicleDetailSchema,
} from '@showroom/domain/vehicle';
import { cacheLife, cacheTag } from 'next/cache';
import * as v from 'valibot';
import { type CacheTopic, cacheTable, vehicleTag } from './cache-table.ts';
import { apiBase } from './env.ts';
import { ApiFailure, callApi, type Query } from './transport.ts';

/** A page render waits this long for the API before it gives up and the last good page stays. */
const timeoutMs = 5_000;

function remember(topic: CacheTopic, ...tags: string[]): void {
  const row = cacheTable[topic];
  cacheLife(row.life);
  cacheTag(row.tag, ...tags);
}

function call<S extends v.GenericSchema>(path: string, query: Query, schema: S): Promise<v.InferOutput<S>> {
  return callApi(path, query, schema, { base: apiBase(), timeoutMs });
}

/**
 * A page of a listing: scope from the path, `query` in its canonical spelling. Null when the path names a mark or model
 * that the dictionaries do not know: there is no such page.
 */
export async function getListing(
  holdingId: HoldingId,
  scope: ListingScope,
  query: string,
): Promise<CatalogPage | null> {
  'use cache';
  remember('stock');
  const page = await call('/catalog', { holdingId, ...listingAsk(scope, query) }, catalogPage);
  return page.unknown.some(({ key, value }) => scope[key] === value) ? null : page;
}

/** How many vehicles of each colour are in stock: of all marks, by mark, or by model. */
export async function getColors(
  holdingId: HoldingId,
  type: TransportType,
  depth: 'color' | 'mark' | 'model',
): Promise<ColorCount[]> {
  'use cache';
  remember('stock');
  return (await call('/catalog/colors', { holdingId, type, depth }, v.object({ data: v.array(colorCount) }))).data;
}

/** One vehicle, or null when there is none (or no more) under this id. */
export async function getVehicle(holdingId: HoldingId, id: number): Promise<VehicleDetail | null> {
  'use cache';
  remember('stock', vehicleTag(id));
  try {
    return await call(`/catalog/${id}`, { holdingId }, vehicleDetailSchema);
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.code === 5 || failure.code === 3)) return null;
    throw failure;
  }
}

/** The most alike vehicles in stock, also for one that is sold. */
export async function getSimilar(holdingId: HoldingId, id: number, size = 4): Promise<VehicleCard[]> {
  'use cache';
  remember('stock');
  return (await call(`/catalog/${id}/similar`, { holdingId, size }, v.object({ items: v.array(vehicleCardSchema) })))
    .items;
}

/** Marks with stock counts. */
export async function getMarks(holdingId: HoldingId, type?: TransportType): Promise<Mark[]> {
  'use cache';
  remember('marks');
  return (await call('/brands', { holdingId, type }, v.object({ data: v.array(markSchema) }))).data;
}

/** Models of a mark. */
export async function getModels(holdingId: HoldingId, markCode: string, type?: TransportType): Promise<Model[]> {
  'use cache';
  remember('marks');
  return (await call('/models', { holdingId, markCode, type }, v.object({ data: v.array(modelSchema) }))).data;
}

/** The overview of a mark, of its model or of a series of that, or null when there is none. */
export async function getBrandOverview(
  holdingId: HoldingId,
  mark: string,
  model?: string,
  series?: string,
): Promise<BrandOverview | null> {
  'use cache';
  remember('marks', cacheTable.stock.tag);
  const path = [mark, model, series].filter((part) => part !== undefined).map(encodeURIComponent);
  try {
    return await call(`/brands/${path.join('/')}`, { holdingId }, brandOverview);
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.code === 5 || failure.code === 3)) return null;
    throw failure;
  }
}

/** Dealer centres, those of the city first. */
export async function getDealers(holdingId: HoldingId, city?: CityCode): Promise<Dealer[]> {
  'use cache';
  remember('dealers');
  return (await call('/dealers', { holdingId, city }, v.object({ data: v.array(dealerSchema) }))).data;
}

/** SEO texts of a path, or null where none are written. */
export async function getSeo(holdingId: HoldingId, path: string): Promise<Seo | null> {
  'use cache';
  remember('content');
  const url = Buffer.from(path, 'utf8').toString('base64url');
  return (await call('/seo', { holdingId, url }, v.object({ data: v.nullable(seoSchema) }))).data;
}

/** A static page as blocks, or null when there is none under this slug. */
export async function getStaticPage(holdingId: HoldingId, slug: string): Promise<StaticPage | null> {
  'use cache';
  remember('content');
  try {
    return await call(`/static/page/${slug}`, { holdingId }, staticPage);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 5) return null;
    throw failure;
  }
}

/** What the sitemap of a holding is made of. */
export async function getSitemapOutline(holdingId: HoldingId): Promise<SitemapOutline> {
  'use cache';
  remember('stock', cacheTable.content.tag);
  return call('/sitemap', { holdingId }, sitemapOutline);
}
