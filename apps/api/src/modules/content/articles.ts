import type {
  Article,
  ArticleCard,
  ArticlePage,
  ArticleSection,
  ContentLanguage,
  Vacancy,
} from '@showroom/api-contract/content';
import type { CityCode } from '@showroom/domain/city';
import type { Executor } from '../../db/database.ts';
import { gone, notFound } from '../../http/api-error.ts';
import {
  type CardRow,
  countCards,
  type SectionOf,
  selectArticle,
  selectCards,
  selectIsGone,
  selectNeighbours,
  selectTags,
  selectVacancies,
} from './article-queries.ts';
import { sectionTypes } from './compile/entry-types.data.ts';

const defaultSize = 12;
const isoTime = (moment: Date | string) => new Date(moment).toISOString();

const sectionOf = (section: ArticleSection, holdingId: number, lang: ContentLanguage | undefined): SectionOf => ({
  holdingId,
  type: sectionTypes[section],
  lang: lang ?? 'ru',
});

const toCard = (section: ArticleSection, { publishedAt, ...row }: CardRow): ArticleCard => ({
  ...row,
  section,
  publishedAt: isoTime(publishedAt),
});

type ListAsk = {
  holdingId: number;
  city?: CityCode | undefined;
  lang?: ContentLanguage | undefined;
  tag?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

/** A page of a section, newest first; a page beyond the last one is empty. */
export async function listArticles(db: Executor, section: ArticleSection, ask: ListAsk): Promise<ArticlePage> {
  const { holdingId, city, lang, tag, page = 1, size = defaultSize } = ask;
  const of = sectionOf(section, holdingId, lang);
  const among = { ...(city && { city }), ...(tag !== undefined && { tag }) };
  const [rows, totalResults, tags] = await Promise.all([
    selectCards(db, of, { ...among, limit: size, offset: (page - 1) * size }),
    countCards(db, of, among),
    selectTags(db, of, city),
  ]);
  return {
    items: rows.map((row) => toCard(section, row)),
    tags,
    meta: { page: { current: page, size, totalPages: Math.ceil(totalResults / size), totalResults } },
  };
}

type ArticleAsk = { holdingId: number; id: string; lang?: ContentLanguage | undefined };

/** One article. Throws 404 for what is not shown, 410 for an offer that has ended. */
export async function getArticle(db: Executor, section: ArticleSection, ask: ArticleAsk): Promise<Article> {
  const of = sectionOf(section, ask.holdingId, ask.lang);
  const row = await selectArticle(db, of, ask.id);
  if (!row) throw notFound('Такой записи нет.');
  if (row.isGone) throw gone('Срок этого предложения истёк.');
  const { isGone: _, languages, updatedAt, author, blocks, fields, seo, ...card } = row;
  return {
    ...toCard(section, card),
    ...(await selectNeighbours(db, of, ask.id)),
    updatedAt: isoTime(updatedAt),
    author,
    blocks,
    seo,
    vehicles: fields.vehicles ?? null,
    languages: languages ?? [],
  };
}

/** Whether an article has a page, had one, or never did. */
export async function articleState(
  db: Executor,
  section: ArticleSection,
  { holdingId, id, lang }: ArticleAsk,
): Promise<'exists' | 'gone' | 'missing'> {
  const isGone = await selectIsGone(db, sectionOf(section, holdingId, lang), id);
  if (isGone === undefined) return 'missing';
  return isGone ? 'gone' : 'exists';
}

export async function listVacancies(
  db: Executor,
  holdingId: number,
  city: CityCode | undefined,
): Promise<{ data: Vacancy[] }> {
  const rows = await selectVacancies(db, holdingId, city);
  return {
    data: rows.map(({ fields, publishedAt, ...row }) => ({
      ...row,
      place: fields.place ?? '',
      payFrom: fields.payFrom ?? null,
      payTo: fields.payTo ?? null,
      schedule: fields.schedule ?? '',
      publishedAt: isoTime(publishedAt),
    })),
  };
}
