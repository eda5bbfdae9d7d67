import type { StorePage } from '@showroom/api-contract/store';
import { absoluteUrl } from '@showroom/domain/brand';
import { sharePicture } from '@showroom/domain/share-picture';
import { type ShopCode, storePath } from '@showroom/domain/shop/store-path';
import { emptyStoreQuery, isStoreIndexable, type StoreQuery } from '@showroom/domain/shop/store-query';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import type { ShopSite } from '../shop-site.ts';
import { shelfAddress, shelfRoot } from './shelf.ts';
import { goodsForms, shelfHeading } from './shelf-words.ts';

export type ShelfFacts = {
  site: ShopSite;
  shop: ShopCode;
  /** Codes of the categories, from the first level down. */
  categories: readonly string[];
  query: StoreQuery;
  page: StorePage;
};

/** The address that search engines are told (PD-14): the shelf, or one maker or mark of it; pages after the first stand for themselves, whole. */
export function canonicalShelf({ shop, categories, query }: Pick<ShelfFacts, 'shop' | 'categories' | 'query'>): string {
  const root = shelfRoot(shop, categories, '');
  if (query.page > 1) return shelfAddress(root, query);
  const bare: StoreQuery = { ...query, sort: 'popular' };
  return shelfAddress(root, isStoreIndexable(bare) ? bare : emptyStoreQuery);
}

/** Title, description, canonical address, robots and Open Graph of a shelf. */
export function shelfMetadata(facts: ShelfFacts): Metadata {
  const { site, shop, categories, query, page } = facts;
  const heading = shelfHeading(shop, query, page, site.city);
  const total = page.meta.page.totalResults;
  const least = page.facets.price?.min;
  const from = least === undefined ? '' : `, цены от\u00a0${formatRoubles(least * 100)}`;
  const title = `${heading}${from}${query.page > 1 ? ` — страница ${query.page}` : ''}`;
  const stock = total > 0 ? `${countOf(total, goodsForms)} в\u00a0наличии${from}` : 'Сейчас нет в\u00a0наличии';
  const description = `${heading}: ${stock}. Самовывоз из\u00a0дилерских центров ${site.name}, подбор по\u00a0автомобилю, установка.`;
  const url = absoluteUrl(site, canonicalShelf(facts));
  const isIndexed = site.base === '' && isStoreIndexable(query) && total > 0;
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: { index: isIndexed, follow: site.base === '' },
    openGraph: {
      ...{ type: 'website', locale: 'ru_RU', siteName: site.name, title, description, url },
      images: [sharePicture(site, storePath(shop, ...categories), heading)],
    },
  };
}
