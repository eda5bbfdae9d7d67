import type { Seo, StaticPage } from '@showroom/api-contract/contract';
import { badRequest, notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { toLookupPath } from '../navigation/lookup-path.ts';
import { type PagePath, readPagePath } from '../navigation/page-path.ts';
import { decodePath } from './decode-path.ts';
import { buildListingSeo } from './listing-seo.ts';
import { selectListingSubject, selectSeo, selectStaticPage } from './queries.ts';

type Sources = Pick<Services, 'database' | 'answers'>;

/** Texts of a page: written ones first, then what a listing's mark and model give; null for everything else. */
export async function getSeo(sources: Sources, holdingId: number, url: string, now: Date): Promise<Seo | null> {
  const decoded = decodePath(url);
  if (decoded === undefined) {
    throw badRequest('Запрос составлен неверно.', [{ field: 'url', message: 'нужен base64 от текста UTF-8' }]);
  }
  const path = toLookupPath(decoded);
  if (path === undefined) return null;
  return (
    (await selectSeo(sources.database, holdingId, path)) ?? seoOfListing(sources, holdingId, readPagePath(path, now))
  );
}

async function seoOfListing({ database, answers }: Sources, holdingId: number, page: PagePath): Promise<Seo | null> {
  if (page.kind !== 'listing') return null;
  const { type, condition, mark, model, filter } = page;
  const key = `seo:${holdingId}:${type}:${condition}:${mark}:${model ?? ''}`;
  const subject = await answers.get(key, () =>
    selectListingSubject(database, { holdingId, type, condition, mark, model }),
  );
  return subject ? buildListingSeo({ type, condition, ...subject, ...(filter && { filter }) }) : null;
}

/** Throws "not found" for a slug that this holding does not have. */
export async function getStaticPage({ database }: Sources, holdingId: number, slug: string): Promise<StaticPage> {
  const page = await selectStaticPage(database, holdingId, slug);
  if (!page) throw notFound('Страница не найдена.');
  return page;
}
