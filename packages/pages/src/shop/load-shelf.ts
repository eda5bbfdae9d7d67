import { getDealers, getStorePage } from '@showroom/api-client/server';
import type { HoldingId } from '@showroom/domain/brand';
import { isShopCode } from '@showroom/domain/shop/store-path';
import { emptyStoreQuery, readStoreQuery, type StoreQuery } from '@showroom/domain/shop/store-query';
import type { ShopBase } from '@showroom/shop/shop-site';
import type { CentreCities } from '@showroom/shop/stock-words';
import type { ShelfFacts } from '@showroom/shop/store-metadata';
import type { ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

/** Parameters of a shelf's internal path; `-` stands for "none". */
export type ShelfParams = { query: string; shop: string; a: string; b: string; c: string };

/** The hidden query of an internal path. */
const readQuery = (query: string): StoreQuery =>
  query === '-' ? emptyStoreQuery : readStoreQuery(new URLSearchParams(decodeURIComponent(query)));

/** City of each centre of a holding. */
export async function loadCentres(holdingId: HoldingId): Promise<CentreCities> {
  return Object.fromEntries((await getDealers(holdingId)).map(({ code, city }) => [code, city]));
}

/** What a shelf's internal path asks for, read; undefined where there is no such shelf. */
export async function loadShelf(
  facts: ShellFacts,
  { query: hidden, shop, a, b, c }: ShelfParams,
  base: ShopBase = '',
): Promise<ShelfFacts | undefined> {
  if (!isShopCode(shop)) return undefined;
  const categories = [a, b, c].filter((code) => code !== '-');
  const site = await shopSite(facts, base);
  const query = readQuery(hidden);
  const page = await getStorePage(site.holdingId, { shop, categories, city: site.city }, query);
  return page ? { site, shop, categories, query, page } : undefined;
}
