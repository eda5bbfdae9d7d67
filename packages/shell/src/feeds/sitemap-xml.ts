import { escapeMarkup } from '@showroom/domain/markup';

/** An address of a sitemap; the time of its last change where it is known. */
export type SitemapEntry = { url: string; updatedAt: string | null };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const print = (name: string, { url, updatedAt }: SitemapEntry) =>
  `<${name}><loc>${escapeMarkup(url)}</loc>${updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : ''}</${name}>\n`;

/** A file of addresses (sitemaps.org). */
export const urlSet = (entries: readonly SitemapEntry[]): string =>
  `${head}<urlset ${namespace}>\n${entries.map((entry) => print('url', entry)).join('')}</urlset>\n`;

/** The file that names the others. */
export const sitemapIndex = (files: readonly SitemapEntry[]): string =>
  `${head}<sitemapindex ${namespace}>\n${files.map((file) => print('sitemap', file)).join('')}</sitemapindex>\n`;
