import { getSitemapOutline } from '@showroom/api-client/server';
import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import { connection } from 'next/server';
import { articleFeed } from './article-feeds.ts';
import { away, missing, passFeed, xml } from './pass-feed.ts';
import { siteListings, sitePages } from './site-pages.ts';
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Addresses in one file; half of the protocol's limit. The API cuts its files of vehicles by the same number. */
const urlsPerFile = 25_000;

const newest = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>(
    (latest, { updatedAt }) => (updatedAt !== null && (latest === null || updatedAt > latest) ? updatedAt : latest),
    null,
  );
const partsOf = (count: number) => Array.from({ length: Math.ceil(count / urlsPerFile) }, (_, place) => place + 1);

/** `/sitemap.xml` and `/feed/{name}` of a shell: files for search engines and classifieds. */
export function feedHandlers(brand: Brand, routes: readonly Route[]) {
  const site = { brand, routes };
  const fileUrl = (name: string) => absoluteUrl(brand, `/feed/${name}.xml`);

  function files(outline: SitemapOutline): SitemapEntry[] {
    const pages = sitePages(site, outline);
    const listings = siteListings(site, outline);
    return [
      { url: fileUrl('sitemap-pages'), updatedAt: newest(pages) },
      ...partsOf(listings.length).map((part) => ({
        url: fileUrl(`sitemap-listings-${part}`),
        updatedAt: newest(listings),
      })),
      ...partsOf(outline.vehicles.count).map((part) => ({
        url: fileUrl(`sitemap-vehicles-${part}`),
        updatedAt: outline.vehicles.updatedAt,
      })),
    ];
  }

  /** Answers from the outline; 503 while the API is away and nothing is remembered. */
  async function answer(print: (outline: SitemapOutline) => string | undefined): Promise<Response> {
    await connection();
    try {
      const text = print(await getSitemapOutline(brand.holdingId));
      return text === undefined ? missing() : xml(text);
    } catch {
      return away();
    }
  }

  /** A feed of articles; 503 while the API is away and nothing is remembered. */
  async function articles(name: string): Promise<Response | undefined> {
    await connection();
    return articleFeed(brand, name).catch(away);
  }

  return {
    /** GET /sitemap.xml: the files of the sitemap. */
    sitemap: (): Promise<Response> => answer((outline) => sitemapIndex(files(outline))),
    /** GET /feed/{name} */
    async file(request: Request, context: { params: Promise<{ name: string }> }): Promise<Response> {
      const name = (await context.params).name.toLowerCase();
      if (name === 'sitemap-pages.xml') return answer((outline) => urlSet(sitePages(site, outline)));
      const part = /^sitemap-listings-([1-9]\d{0,3})\.xml$/.exec(name)?.[1];
      if (part === undefined)
        return (await articles(name)) ?? passFeed(brand, name, new URL(request.url).searchParams.get('key'));
      return answer((outline) => {
        const end = Number(part) * urlsPerFile;
        const entries = siteListings(site, outline).slice(end - urlsPerFile, end);
        return entries.length > 0 ? urlSet(entries) : undefined;
      });
    },
  };
}
