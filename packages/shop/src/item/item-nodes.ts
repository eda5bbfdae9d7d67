import type { StoreItem } from '@showroom/api-contract/store';
import { absoluteUrl } from '@showroom/domain/brand';
import { pictureUrl } from '@showroom/domain/picture';
import { itemPath } from '@showroom/domain/shop/store-path';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { freePieces } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';

/** An item with its offer. */
export function itemNode(site: Pick<ShopSite, 'host' | 'name'>, item: StoreItem): JsonLdNode {
  const { id, name, brand, partCode, description, gallery, disprice, stock, categories, rating } = item;
  const url = absoluteUrl(site, itemPath(id));
  return {
    '@type': 'Product',
    name,
    url,
    sku: String(id),
    mpn: partCode,
    brand: { '@type': 'Brand', name: brand },
    ...(description && { description }),
    category: categories.map((category) => category.name).join(' / '),
    image: gallery.map((base) => absoluteUrl(site, pictureUrl(base, 'hero', 2))),
    // Real reviews of the goods alone: what is said of the group itself is never marked up (ADR-040).
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: Math.ceil(disprice / 100),
      priceCurrency: 'RUB',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${freePieces(stock) > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: site.name },
    },
  };
}
