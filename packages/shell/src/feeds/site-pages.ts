import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { adviserPath, dealerAdvisersPath, dealerPath, reviewsPath } from '@showroom/domain/contact-paths';
import { articlePath, pageSlug } from '@showroom/domain/content-path';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { readListingPath } from '@showroom/domain/listing-path';
import { pictureUrl } from '@showroom/domain/picture';
import { itemPath, shopCodes, storePath } from '@showroom/domain/shop/store-path';
import { translatedPaths } from '@showroom/domain/translations';
import type { Layout, Route } from '@showroom/guards/route-table';
import { isClosed } from '../crawlers/is-closed.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type Site = { brand: Brand; routes: readonly Route[] };

/** Handlers are no pages to be found. */
const isHandler = (layout: Layout) => layout === 'none';

const shops: ReadonlySet<string> = new Set(shopCodes.map((shop) => storePath(shop)));

/** The pages without parameters that everybody may find, listings and shelves aside. */
function fixedPaths(routes: readonly Route[]): string[] {
  return routes
    .filter(
      (route) =>
        route.isIndexed !== false &&
        !route.path.includes('{') &&
        !route.redirect &&
        !isHandler(route.layout) &&
        !isClosed(route),
    )
    .map(({ path }) => (path.endsWith('/') ? path : `${path}/`))
    .filter((path) => readListingPath(path, new Date()) === undefined && !shops.has(path));
}

type Paths = ReadonlyMap<string, Omit<SitemapEntry, 'url' | 'alternates'>>;

/** Entries of paths, each with its translations among them. */
function entriesOf(brand: Brand, paths: Paths): SitemapEntry[] {
  return [...paths].map(([path, entry]) => {
    const known = Object.entries(translatedPaths(path)).filter(([, other]) => paths.has(other));
    const alternates = known.map(([lang, other]) => ({ lang, url: absoluteUrl(brand, other) }));
    return { url: absoluteUrl(brand, path), ...entry, ...(alternates.length > 1 ? { alternates } : {}) };
  });
}

type Article = Pick<SitemapOutline['articles'][number], 'section' | 'id' | 'lang'>;

export const articleAddress = ({ section, id, lang }: Article): string => articlePath(section, id, lang);

type Changes = [path: string, updatedAt: string | null][];

/** Pages of the cities, centres and advisers. A page about reviews without any is no page to be found. */
function contactPaths(centres: SitemapOutline['centres']): Changes {
  const cities: Changes = [...new Set(centres.map(({ city }) => city))].map((city) => [`/contacts/${city}/`, null]);
  const pages = centres.flatMap(({ city, code, reviewedAt, advisers }): Changes => {
    const centre = { city, code } as Parameters<typeof dealerPath>[0];
    return [
      [dealerPath(centre), reviewedAt],
      [dealerAdvisersPath(centre), null],
      ...(reviewedAt === null ? [] : [[reviewsPath(code), reviewedAt] satisfies Changes[number]]),
      ...advisers.map((adviser): Changes[number] => [adviserPath(centre, adviser), adviser.reviewedAt]),
    ];
  });
  return [...cities, ...pages];
}

/**
 * Addresses of the shell's own pages and of its centres and articles. A text of the database has the day of its last change, a list of
 * articles that of the newest among them.
 */
export function sitePages({ brand, routes }: Site, { pages, articles, centres }: SitemapOutline): SitemapEntry[] {
  const changed = new Map(pages.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const has = new Set(routes.map(({ path }) => path));
  const own = articles.filter((article) => has.has(articleAddress({ ...article, id: '{id}' }).slice(0, -1)));
  const newest = new Map<string, string>();
  for (const { updatedAt, ...article } of own) {
    const list = articleAddress(article).replace(/[^/]+\/$/, '');
    if ((newest.get(list) ?? '') < updatedAt) newest.set(list, updatedAt);
  }
  const paths = new Map<string, { updatedAt: string | null; images?: string[] }>(
    fixedPaths(routes).map((path) => [path, { updatedAt: newest.get(path) ?? changed.get(pageSlug(path)) ?? null }]),
  );
  for (const { picture, updatedAt, ...article } of own) {
    const images = picture ? [absoluteUrl(brand, pictureUrl(contentPictureBase(picture), 'hero'))] : [];
    paths.set(articleAddress(article), { updatedAt, images });
  }
  if (has.has('/contacts/{code}/{dealer}'))
    for (const [path, updatedAt] of contactPaths(centres)) paths.set(path, { updatedAt });
  return entriesOf(brand, paths);
}

/** Addresses of the listings, of the pages of marks and models and of the shop, as far as this brand has such pages. */
export function siteListings({ brand, routes }: Site, { listings, brands, shop }: SitemapOutline): SitemapEntry[] {
  const has = (shape: RegExp) => routes.some(({ path }) => shape.test(path));
  const withMarks = has(/^\/brands\/\{\w+\}$/);
  const withModels = has(/^\/brands\/\{\w+\}\/\{\w+\}$/);
  const shelves = routes.some(({ path }) => path === '/store') ? shop.shelves : [];
  const items = routes.some(({ path }) => path === '/item/{code}') ? shop.items.map(itemPath) : [];
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
    ...[...shelves, ...items].map((path) => ({ url: absoluteUrl(brand, path), updatedAt: null })),
  ];
}
