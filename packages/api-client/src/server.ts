import { brandOverview } from '@showroom/api-contract/brands';
import { type CatalogPage, catalogPage, colorCount } from '@showroom/api-contract/catalog';
import {
  type ArticleSection,
  article,
  articlePage,
  banner,
  type ContentLanguage,
  seoSchema,
  serviceEntry,
  staticPage,
  vacancy,
} from '@showroom/api-contract/content';
import { type ReviewPage, reviewPage } from '@showroom/api-contract/reviews';
import { sitemapOutline } from '@showroom/api-contract/sitemap';
import { storeItem, storePage } from '@showroom/api-contract/store';
import { tradeInEstimate } from '@showroom/api-contract/trade-in';
import type { HoldingId } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import type { TransportType } from '@showroom/domain/dictionaries';
import type { ListingQuery } from '@showroom/domain/listing';
import { type ListingScope, listingAsk } from '@showroom/domain/listing-scope';
import type { ReviewsQuery } from '@showroom/domain/review/reviews-query';
import type { ServiceSection } from '@showroom/domain/service-path';
import type { ShopCode } from '@showroom/domain/shop/store-path';
import type { StoreQuery } from '@showroom/domain/shop/store-query';
import {
  dealerSchema,
  markSchema,
  modelSchema,
  vehicleCardSchema,
  vehicleDetailSchema,
} from '@showroom/domain/vehicle';
import { cacheLife, cacheTag } from 'next/cache';
import * as v from 'valibot';
import { createAdaptiveTimeout } from './adaptive-timeout.ts';
import { cacheTable, itemTag, vehicleTag } from './cache-table.ts';
import { apiBase, apiTimeoutFactor } from './env.ts';
import { ApiFailure, ApiSilent, callApi, type Query } from './transport.ts';

/** On timeout the last good page stays; without one the visitor gets the outage page. */
const timeout = createAdaptiveTimeout();

const data = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema });
const { stock, vehicles, marks, goods, items, dealers, content, banners } = cacheTable;

/** What pages read: the shape of the answer, and the rows of the cache table that it depends on, the first one's life. */
const reads = {
  listing: { schema: catalogPage, topics: [stock] },
  colors: { schema: data(v.array(colorCount)), topics: [stock] },
  vehicle: { schema: vehicleDetailSchema, topics: [vehicles] },
  similar: { schema: v.object({ items: v.array(vehicleCardSchema) }), topics: [stock] },
  marks: { schema: data(v.array(markSchema)), topics: [marks] },
  models: { schema: data(v.array(modelSchema)), topics: [marks] },
  brand: { schema: brandOverview, topics: [marks, stock] },
  dealers: { schema: data(v.array(dealerSchema)), topics: [dealers] },
  seo: { schema: data(v.nullable(seoSchema)), topics: [content] },
  staticPage: { schema: staticPage, topics: [content] },
  services: { schema: data(v.array(serviceEntry)), topics: [content] },
  articles: { schema: articlePage, topics: [content] },
  article: { schema: article, topics: [content] },
  reviews: { schema: reviewPage, topics: [content] },
  banner: { schema: data(v.nullable(banner)), topics: [banners] },
  vacancies: { schema: data(v.array(vacancy)), topics: [content] },
  sitemap: { schema: sitemapOutline, topics: [stock, content] },
  storePage: { schema: storePage, topics: [goods] },
  storeItem: { schema: storeItem, topics: [items] },
  tradeIn: { schema: tradeInEstimate, topics: [stock] },
} as const;
type Read = keyof typeof reads;
type Answer<Name extends Read> = v.InferOutput<(typeof reads)[Name]['schema']>;

/** gRPC's codes for "there is no such thing" and "this cannot be the name of one". */
const missing: readonly number[] = [5, 3];

/**
 * The one thing that is cached: a checked answer as text, `null` where there is none. Next keeps what a cached function
 * returns element by element, in the format of its pages; for a listing that takes several times as long as JSON does.
 */
async function readText(name: Read, path: string, query: Query, tags: readonly string[]): Promise<string> {
  'use cache';
  const { schema, topics } = reads[name];
  cacheLife(topics[0].life);
  cacheTag(...topics.map(({ tag }) => tag), ...tags);
  try {
    const options = { base: apiBase(), timeoutMs: timeout.ms() * apiTimeoutFactor() };
    const answer = await callApi<v.GenericSchema>(path, query, schema, options);
    timeout.report(true);
    return JSON.stringify(answer);
  } catch (failure) {
    timeout.report(!(failure instanceof ApiSilent));
    if (failure instanceof ApiFailure && missing.includes(failure.code)) return 'null';
    throw failure;
  }
}

/** A cached read; null where the API knows no such thing. */
async function find<Name extends Read>(
  name: Name,
  path: string,
  query: Query,
  ...tags: string[]
): Promise<Answer<Name> | null> {
  return JSON.parse(await readText(name, path, query, tags)) as Answer<Name> | null;
}

/** A cached read of what is always there. @throws when it is not. */
async function get<Name extends Read>(name: Name, path: string, query: Query): Promise<Answer<Name>> {
  const answer = await find(name, path, query);
  if (answer === null) throw new Error(`the API knows no ${path}`);
  return answer;
}

/**
 * A page of a listing: scope from the path, the rest from the query, for visitors of a city where one is named. Null when the path names a mark or model that the
 * dictionaries do not know: there is no such page.
 */
export async function getListing(
  holdingId: HoldingId,
  scope: ListingScope,
  query?: ListingQuery,
  city?: CityCode,
): Promise<CatalogPage | null> {
  const page = await get('listing', '/catalog', { holdingId, ...listingAsk(scope, query), ...(city && { city }) });
  return page.unknown.some(({ key, value }) => scope[key] === value) ? null : page;
}

/** How many vehicles of each colour are in stock: of all marks, by mark, or by model. */
export const getColors = async (holdingId: HoldingId, type: TransportType, depth: 'color' | 'mark' | 'model') =>
  (await get('colors', '/catalog/colors', { holdingId, type, depth })).data;

/** One vehicle, or null when there is none (or no more) under this id. */
export const getVehicle = (holdingId: HoldingId, id: number) =>
  find('vehicle', `/catalog/${id}`, { holdingId }, vehicleTag(id));

/** The most alike vehicles in stock, also for one that is sold. */
export const getSimilar = async (holdingId: HoldingId, id: number, size = 4) =>
  (await get('similar', `/catalog/${id}/similar`, { holdingId, size })).items;

/** Marks with stock counts. */
export const getMarks = async (holdingId: HoldingId, type?: TransportType) =>
  (await get('marks', '/brands', { holdingId, type })).data;

/** Models of a mark. */
export const getModels = async (holdingId: HoldingId, markCode: string, type?: TransportType) =>
  (await get('models', '/models', { holdingId, markCode, type })).data;

/** The overview of a mark, of its model or of a series of that, or null when there is none. */
export function getBrandOverview(holdingId: HoldingId, mark: string, model?: string, series?: string) {
  const path = [mark, model, series].filter((part) => part !== undefined).map(encodeURIComponent);
  return find('brand', `/brands/${path.join('/')}`, { holdingId });
}

/** Dealer centres, those of the city first. */
export const getDealers = async (holdingId: HoldingId, city?: CityCode) =>
  (await get('dealers', '/dealers', { holdingId, city })).data;

/** SEO texts of a path, or null where none are written. */
export async function getSeo(holdingId: HoldingId, path: string) {
  const url = Buffer.from(path, 'utf8').toString('base64url');
  return (await get('seo', '/seo', { holdingId, url })).data;
}

/** A static page as blocks, or null when there is none under this slug. */
export const getStaticPage = (holdingId: HoldingId, slug: string, lang?: ContentLanguage) =>
  find('staticPage', `/static/page/${encodeURIComponent(slug)}`, { holdingId, lang });

/** Texts of a section of services, without their blocks. */
export const getServices = async (holdingId: HoldingId, section: ServiceSection) =>
  (await get('services', `/static/section/${section}`, { holdingId })).data;

type ArticlesAsk = { city?: CityCode; lang?: ContentLanguage; tag?: string; page?: number; size?: number };

/** A page of a section's list, newest first. */
export const getArticles = (holdingId: HoldingId, section: ArticleSection, ask: ArticlesAsk = {}) =>
  get('articles', `/${section}`, { holdingId, ...ask });

/** An article, or null when there is none (or no more) of this name. */
export const getArticle = (holdingId: HoldingId, section: ArticleSection, id: string, lang?: ContentLanguage) =>
  find('article', `/${section}/${encodeURIComponent(id)}`, { holdingId, lang });

/** What stands above the header of a city; null for nothing. */
export const getBanner = async (holdingId: HoldingId, city: CityCode) =>
  (await get('banner', '/banner', { holdingId, city })).data;

/** Open vacancies, those of the city first. */
export const getVacancies = async (holdingId: HoldingId, city?: CityCode) =>
  (await get('vacancies', '/vacancies', { holdingId, city })).data;

type ReviewsAsk = { dealer?: string; employee?: string; item?: number; size?: number } & Partial<ReviewsQuery>;

/** Published reviews of the group, a centre, a person or goods, and their stars. */
export const getReviews = (holdingId: HoldingId, { rating, ...ask }: ReviewsAsk = {}): Promise<ReviewPage> =>
  get('reviews', '/reviews', { holdingId, ...ask, ...(rating ? { rating } : {}) });

/** What the sitemap of a holding is made of. */
export const getSitemapOutline = (holdingId: HoldingId) => get('sitemap', '/sitemap', { holdingId });

type TradeInAsk = { mark: string; model: string; year: number; mileage: number };

/** What a vehicle may be taken for, and the vehicles in stock that say so. */
export const getTradeInEstimate = (holdingId: HoldingId, ask: TradeInAsk) =>
  get('tradeIn', '/trade-in/estimate', { holdingId, ...ask });

/** A shelf of the shop as it is asked for. */
export type ShelfAsk = { shop: ShopCode; categories: readonly string[]; city: CityCode };

/** A page of a shelf, or null when there is no such category. Stock of the city comes first. */
export function getStorePage(holdingId: HoldingId, { shop, categories, city }: ShelfAsk, query: StoreQuery) {
  const { brand, sale, search, ...rest } = query;
  return find('storePage', '/store/filter', {
    ...{ holdingId, shop, city, ...rest },
    ...(categories.length > 0 && { categories: categories.join() }),
    ...(brand.length > 0 && { brand: brand.join() }),
    ...(sale && { sale: 1 }),
    ...(search && { search }),
  });
}

/** An item of the shop, or null when there is none. */
export const getStoreItem = (holdingId: HoldingId, id: number, city: CityCode) =>
  find('storeItem', `/store/get/item/${id}`, { holdingId, city }, itemTag(id));

/** The current year, as pages that were rendered ahead may know it. */
export async function getThisYear(): Promise<number> {
  'use cache';
  cacheLife('hours');
  return new Date().getFullYear();
}
