import type { Article, ArticleSection } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { translatedPaths } from '@showroom/domain/translations';
import type { Metadata } from 'next';
import { pageMetadata } from './page-metadata.ts';

type ListHead = {
  path: string;
  words: { title: string; lead: string };
  tag: string | undefined;
  page: number;
  /** Section whose feeds belong to the list. */
  feed: ArticleSection | undefined;
};

/** Feeds of a section, as the head of its list names them. */
const feedsOf = (brand: Brand, section: ArticleSection) => ({
  'application/rss+xml': absoluteUrl(brand, `/feed/${section}.rss.xml`),
  'application/feed+json': absoluteUrl(brand, `/feed/${section}.json`),
});

/** The head of a list of articles. Tags and further pages are there to be followed, not found. */
export function articlesMetadata(brand: Brand, { path, words, tag, page, feed }: ListHead): Metadata {
  const title = [tag ? `${words.title}: ${tag}` : words.title, page > 1 ? `страница ${page}` : ''];
  const whole = title.filter(Boolean).join(' — ');
  const base = pageMetadata(brand, path, null, whole);
  return {
    ...base,
    description: whole === words.title ? words.lead : `${whole}. ${words.lead}`,
    robots: { index: !tag && page === 1, follow: true },
    alternates: { ...base.alternates, ...(feed ? { types: feedsOf(brand, feed) } : {}) },
  };
}

/** The article in its languages, where this brand shows it in more than one. */
function languagesOf(brand: Brand, path: string, { languages }: Article): Record<string, string> | undefined {
  if (languages.length < 2 || !brand.features.englishLink) return undefined;
  const paths = translatedPaths(path);
  const own = languages.map((lang) => [lang, absoluteUrl(brand, paths[lang])]);
  return Object.fromEntries(languages.includes('ru') ? [...own, ['x-default', absoluteUrl(brand, paths.ru)]] : own);
}

/** The head of an article. */
export function articleMetadata(brand: Brand, path: string, article: Article, lang: 'ru' | 'en' = 'ru'): Metadata {
  const { seo, title, lead, publishedAt, updatedAt } = article;
  const base = pageMetadata(brand, path, seo, title);
  return {
    ...base,
    alternates: { ...base.alternates, languages: languagesOf(brand, path, article) },
    description: seo?.description || lead,
    openGraph: {
      ...base.openGraph,
      type: 'article',
      locale: lang === 'ru' ? 'ru_RU' : 'en_GB',
      description: seo?.description || lead,
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
    },
  };
}
