import { escapeMarkup } from '@showroom/domain/markup';

/** An address of a sitemap. */
export type SitemapEntry = {
  url: string;
  /** Time of its last change; null where it is not known. */
  updatedAt: string | null;
  /** Absolute addresses of its pictures. */
  images?: readonly string[];
  /** The page in each of its languages, itself included; absent where it has one. */
  alternates?: readonly { lang: string; url: string }[];
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function print(name: string, entry: SitemapEntry): string {
  const pictures = (entry.images ?? []).map(
    (url) => `<image:image><image:loc>${escapeMarkup(url)}</image:loc></image:image>`,
  );
  const languages = (entry.alternates ?? []).map(
    ({ lang, url }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeMarkup(url)}"/>`,
  );
  const changed = entry.updatedAt ? `<lastmod>${escapeMarkup(entry.updatedAt)}</lastmod>` : '';
  return `<${name}><loc>${escapeMarkup(entry.url)}</loc>${changed}${languages.join('')}${pictures.join('')}</${name}>\n`;
}

/** A file of addresses (sitemaps.org). */
export const urlSet = (entries: readonly SitemapEntry[]): string =>
  `${head}<urlset ${protocol} ${images} ${alternates}>\n${entries.map((entry) => print('url', entry)).join('')}</urlset>\n`;

/** The file that names the others. */
export const sitemapIndex = (files: readonly SitemapEntry[]): string =>
  `${head}<sitemapindex ${protocol}>\n${files.map((file) => print('sitemap', file)).join('')}</sitemapindex>\n`;
