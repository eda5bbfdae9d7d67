/** Addresses that hold further pages of words; the longest that a slug begins with is its own. */
const folders = [
  'about',
  'en',
  'en/about',
  'event',
  'investors',
  'service',
  'service/to',
  'services',
  'service/loyalty-program',
] as const;

/** Addresses with underscores: visitors and search engines know them so. */
const underscored: Readonly<Record<string, string>> = {
  'investors-financial-reports': 'investors/financial_reports',
  'services-remote-settlement-losses': 'services/remote_settlement_losses',
  'services-yandex-split': 'services/yandex_split',
};

/** Slug under which the store has a page: its path with hyphens for slashes and underscores. `/` is `home`. */
export const pageSlug = (path: string): string => path.replace(/^\/|\/$/g, '').replaceAll(/[/_]/g, '-') || 'home';

/** Address of a page of words, of those that have a row: `about-history` → `/about/history/`. */
export function pagePath(slug: string): string {
  if (slug === 'home') return '/';
  const known = underscored[slug];
  if (known !== undefined) return `/${known}/`;
  const folder = folders
    .filter((name) => slug.startsWith(`${pageSlug(name)}-`))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '');
  return folder === '' ? `/${slug}/` : `/${folder}/${slug.slice(folder.length + 1)}/`;
}

/** Address of an article: `/news/winter/`, `/en/news/winter/`. */
export const articlePath = (section: string, id: string, lang = 'ru'): string =>
  `${lang === 'ru' ? '' : `/${lang}`}/${section}/${id}/`;
