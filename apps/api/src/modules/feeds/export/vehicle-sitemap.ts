import type { Offer } from './offers.ts';
import { type Publisher, pageOf } from './publisher.ts';
import { element, wrap, xmlHead } from './xml-text.ts';

/** The protocol's limit is 50,000 addresses and 50 MB; one of ours takes under 150 bytes. */
export const urlsPerFile = 50_000;

export const sitemapHead = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
export const sitemapTail = '</urlset>\n';

export function sitemapUrl(publisher: Publisher, offer: Offer): string {
  const changed = new Date(offer.updatedAt).toISOString();
  return `${wrap('url', [element('loc', pageOf(publisher, offer)), element('lastmod', changed)])}\n`;
}
