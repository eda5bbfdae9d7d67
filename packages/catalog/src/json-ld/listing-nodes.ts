import type { CatalogPage } from '@showroom/api-contract/catalog';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { vehicleHref } from '../text/vehicle-words.ts';

/** Breadcrumbs. The last stop is the page itself. */
export function breadcrumbNode(
  brand: Pick<Brand, 'host'>,
  stops: readonly { name: string; href?: string }[],
): JsonLdNode {
  const itemListElement = stops.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href ? { item: absoluteUrl(brand, href) } : {}),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The vehicles of a page of a listing, numbered through all pages. Names stand on their own pages: a list needs addresses alone. */
export function itemListNode(brand: Pick<Brand, 'host'>, name: string, { items, meta }: CatalogPage): JsonLdNode {
  const before = (meta.page.current - 1) * meta.page.size;
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: absoluteUrl(brand, vehicleHref(item.id)),
  }));
  return { '@type': 'ItemList', name, numberOfItems: meta.page.totalResults, itemListElement };
}
