import type { ArticleCard, ArticleSection } from '@showroom/api-contract/content';
import { type ArticlesQuery, printArticlesQuery } from '@showroom/domain/articles-query';

/** Where the articles of a section stand; English news have addresses of their own. */
export type ArticlesBase = `/${ArticleSection}/` | '/en/news/';

export const articleHref = ({ section, id }: Pick<ArticleCard, 'section' | 'id'>, base?: ArticlesBase): string =>
  `${base ?? `/${section}/`}${id}/`;

/** A page of a list. */
export function articlesHref(base: ArticlesBase, query: ArticlesQuery): string {
  const text = printArticlesQuery(query);
  return text ? `${base}?${text}` : base;
}
