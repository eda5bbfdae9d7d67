import { isCode } from './listing/listing-values.ts';

/** What the query of a list of articles may ask for. */
export type ArticlesQuery = { tag: string | null; page: number };

export const articlesParams: readonly string[] = ['tag', 'page'];

const lastPage = 1000;

/** Reads the query of a list of articles; what is no tag and no page counts as not asked. */
export function readArticlesQuery(params: URLSearchParams): ArticlesQuery {
  const tag = params.get('tag');
  const text = params.get('page') ?? '';
  const page = /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
  return { tag: tag !== null && isCode(tag) ? tag : null, page };
}

/** The one spelling of such a query. */
export function printArticlesQuery({ tag, page }: ArticlesQuery): string {
  const params = new URLSearchParams();
  if (tag) params.set('tag', tag);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export const canonicalArticlesQuery = (params: URLSearchParams): string =>
  printArticlesQuery(readArticlesQuery(params));
