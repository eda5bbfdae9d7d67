import type { StoreItem } from '@showroom/api-contract/store';
import { absoluteUrl } from '@showroom/domain/brand';
import { cities } from '@showroom/domain/city';
import { sharePicture } from '@showroom/domain/share-picture';
import { itemPath } from '@showroom/domain/shop/store-path';
import { formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import { freePieces } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';

/** Title, description, canonical address, robots and Open Graph of an item's page. */
export function itemMetadata(site: ShopSite, item: StoreItem): Metadata {
  const { id, name, partCode, brand, disprice, stock } = item;
  const where = `в\u00a0${cities[site.city].p}`;
  const price = formatRoubles(disprice);
  // Two items may share a name; their articles differ.
  const title = `${name}, ${partCode} — купить за\u00a0${price} ${where}`;
  const there = freePieces(stock) > 0 ? 'В наличии, самовывоз' : 'Под заказ';
  const description = `${name}, ${brand}, артикул ${partCode}: цена ${price}. ${there} из\u00a0дилерских центров ${site.name} ${where}.`;
  const url = absoluteUrl(site, itemPath(id));
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: { index: site.base === '', follow: site.base === '' },
    openGraph: {
      ...{ type: 'website', locale: 'ru_RU', siteName: site.name, title, description, url },
      images: [sharePicture(site, itemPath(id), name)],
    },
  };
}
