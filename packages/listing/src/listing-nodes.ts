import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { JsonLdNode } from '@showroom/ui/json-ld';

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

type Place = { current: number; size: number; totalResults: number };

/** The things of a page of a listing, numbered through all pages. Names stand on their own pages: a list needs addresses alone. */
export function itemListNode(
  brand: Pick<Brand, 'host'>,
  name: string,
  hrefs: readonly string[],
  { current, size, totalResults }: Place,
): JsonLdNode {
  const before = (current - 1) * size;
  const itemListElement = hrefs.map((href, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: absoluteUrl(brand, href),
  }));
  return { '@type': 'ItemList', name, numberOfItems: totalResults, itemListElement };
}
