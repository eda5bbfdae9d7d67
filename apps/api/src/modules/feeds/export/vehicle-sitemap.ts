import type { Offer } from './offers.ts';
import { type Publisher, pageOf, picturesOf } from './publisher.ts';
import { element, wrap, xmlHead } from './xml-text.ts';

/** Addresses in one file. The protocol allows 50,000 in 50 MB; one of ours with its pictures takes a kilobyte at most. */
export const urlsPerFile = 25_000;
const maxPictures = 5;

export const sitemapHead = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const sitemapTail = '</urlset>\n';

export function sitemapUrl(publisher: Publisher, offer: Offer): string {
  const changed = new Date(offer.updatedAt).toISOString();
  const images = picturesOf(publisher, offer)
    .slice(0, maxPictures)
    .map((url) => wrap('image:image', [element('image:loc', url)]));
  return `${wrap('url', [element('loc', pageOf(publisher, offer)), element('lastmod', changed), ...images])}\n`;
}
