import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { readListingPath } from '@showroom/domain/listing-path';
import type { Layout, Route } from '@showroom/guards/route-table';
import { isClosed } from '../crawlers/is-closed.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Site = { brand: Brand; routes: readonly Route[] };

/** Printed sheets and files: no pages to be found. */
const isSheet = (layout: Layout) => layout === 'clear' || layout === 'none';

/** The pages without parameters that everybody may find, listings aside. */
function fixedPaths(routes: readonly Route[]): string[] {
  return routes
    .filter(
      (route) =>
        route.isIndexed !== false &&
        !route.path.includes('{') &&
        !route.redirect &&
        !isSheet(route.layout) &&
        !isClosed(route),
    )
    .map(({ path }) => (path.endsWith('/') ? path : `${path}/`))
    .filter((path) => readListingPath(path, new Date()) === undefined);
}

/** Addresses of the shell's own pages; those that are texts of the database with the day of their last change. */
export function sitePages({ brand, routes }: Site, { pages }: SitemapOutline): SitemapEntry[] {
  const changed = new Map(pages.map(({ slug, updatedAt }) => [`/${slug}/`, updatedAt]));
  return fixedPaths(routes).map((path) => ({ url: absoluteUrl(brand, path), updatedAt: changed.get(path) ?? null }));
}

/** Addresses of the listings and of the pages of marks and models, as far as this brand has such pages. */
export function siteListings({ brand, routes }: Site, { listings, brands }: SitemapOutline): SitemapEntry[] {
  const has = (shape: RegExp) => routes.some(({ path }) => shape.test(path));
  const withMarks = has(/^\/brands\/\{\w+\}$/);
  const withModels = has(/^\/brands\/\{\w+\}\/\{\w+\}$/);
  const own = listings.filter(({ kind, section }) => {
    const sections = brand.listings[kind];
    return sections && (section === null || sections.some((known) => known === section));
  });
  const pages = brands.filter(({ model }) => (model === null ? withMarks : withModels));
  return [
    ...own.map(({ path, updatedAt }) => ({ url: absoluteUrl(brand, path), updatedAt })),
    ...pages.map(({ mark, model, updatedAt }) => ({
      url: absoluteUrl(brand, model === null ? `/brands/${mark}/` : `/brands/${mark}/${model}/`),
      updatedAt,
    })),
  ];
}
