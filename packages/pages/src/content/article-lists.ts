import { getArticles } from '@showroom/api-client/server';
import type { ArticlePage, ArticleSection } from '@showroom/api-contract/content';
import { type ArticlesBase, articlesHref } from '@showroom/content/article-href';
import { articlesMetadata } from '@showroom/content/articles-metadata';
import type { ArticlesWords } from '@showroom/content/articles-screen';
import { type ArticlesQuery, readArticlesQuery } from '@showroom/domain/articles-query';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hiddenQuery } from '../hidden-query.ts';

export type ListOf = {
  brand: Brand;
  section: ArticleSection;
  base: ArticlesBase;
  words: ArticlesWords;
  city?: CityCode;
  lang?: 'en';
};

export const articlesQuery = (query: string): ArticlesQuery => readArticlesQuery(hiddenQuery(query));

/** A page of a list; an unknown tag and a page beyond the last are no pages. */
export async function loadList({ brand, section, city, lang }: ListOf, query: ArticlesQuery): Promise<ArticlePage> {
  const { tag, page } = query;
  const ask = { ...(city ? { city } : {}), ...(lang ? { lang } : {}), ...(tag ? { tag } : {}), page, size: 12 };
  const list = await getArticles(brand.holdingId, section, ask);
  const isKnown = tag === null || list.tags.some(({ code }) => code === tag);
  if (!isKnown || (page > 1 && list.items.length === 0)) notFound();
  return list;
}

/** The head of a list. */
export function listMetadata(
  { brand, base, section, words, lang }: ListOf,
  query: ArticlesQuery,
  list: ArticlePage,
): Metadata {
  const tag = list.tags.find(({ code }) => code === query.tag)?.name;
  return articlesMetadata(brand, {
    path: articlesHref(base, query),
    words,
    tag,
    page: query.page,
    feed: lang ? undefined : section,
  });
}
