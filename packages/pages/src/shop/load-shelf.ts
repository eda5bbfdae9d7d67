import { getDealers, getMarks, getModels, getStorePage } from '@showroom/api-client/server';
import type { StorePage } from '@showroom/api-contract/store';
import type { HoldingId } from '@showroom/domain/brand';
import { isShopCode } from '@showroom/domain/shop/store-path';
import { emptyStoreQuery, readStoreQuery, type StoreQuery } from '@showroom/domain/shop/store-query';
import type { ShopBase } from '@showroom/shop/shop-site';
import type { CentreCities } from '@showroom/shop/stock-words';
import type { ShelfFacts } from '@showroom/shop/store-metadata';
import { hiddenQuery } from '../hidden-query.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

/** Parameters of a shelf's internal path; `-` stands for "none". */
export type ShelfParams = { query: string; shop: string; a: string; b: string; c: string };

/** The hidden query of an internal path. */
const readQuery = (query: string): StoreQuery => (query === '-' ? emptyStoreQuery : readStoreQuery(hiddenQuery(query)));

/** City of each centre of a holding. */
export async function loadCentres(holdingId: HoldingId): Promise<CentreCities> {
  return Object.fromEntries((await getDealers(holdingId)).map(({ code, city }) => [code, city]));
}

type Choices = StorePage['facets']['mark'];

/** Choices of a facet, with the chosen one's name where nothing of it is counted any more. */
async function withChosen(
  values: Choices,
  chosen: string | undefined,
  known: () => Promise<readonly { code: string; name: string }[]>,
): Promise<Choices> {
  if (!chosen || values.some(({ value }) => value === chosen)) return values;
  const label = (await known()).find(({ code }) => code === chosen)?.name;
  return label ? [...values, { value: chosen, label, count: 0 }] : values;
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
  if (!page) return undefined;
  const { facets } = page;
  const { mark = '', model } = query;
  const [marks, models] = await Promise.all([
    withChosen(facets.mark, mark, () => getMarks(site.holdingId)),
    withChosen(facets.model, model, () => getModels(site.holdingId, mark)),
  ]);
  return { site, shop, categories, query, page: { ...page, facets: { ...facets, mark: marks, model: models } } };
}
