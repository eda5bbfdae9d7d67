import type { Seo, StaticPage } from '@showroom/api-contract/contract';
import { listingPath } from '@showroom/domain/listing-path';
import { badRequest, notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { toLookupPath } from '../navigation/lookup-path.ts';
import { type PagePath, readPagePath } from '../navigation/page-path.ts';
import { withPlace } from '../navigation/service.ts';
import { decodePath } from './decode-path.ts';
import { findListingFacts } from './listing-facts.ts';
import { buildListingSeo } from './listing-seo.ts';
import { selectSeo, selectStaticPage } from './queries.ts';

type Sources = Pick<Services, 'database' | 'answers' | 'catalog'>;

/** Texts of a page: written ones first, then what a listing's path and stock give; null for everything else. */
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

async function seoOfListing(sources: Sources, holdingId: number, page: PagePath): Promise<Seo | null> {
  if (page.kind !== 'listing') return null;
  const scope = await withPlace(sources, holdingId, page.scope);
  if (!scope) return null;
  const facts = await sources.answers.get(`seo:${holdingId}:${listingPath(scope)}`, () =>
    findListingFacts(sources, holdingId, scope),
  );
  return facts && buildListingSeo(facts);
}

/** Throws "not found" for a slug that this holding does not have. */
export async function getStaticPage(
  { database }: Pick<Sources, 'database'>,
  holdingId: number,
  slug: string,
): Promise<StaticPage> {
  const page = await selectStaticPage(database, holdingId, slug);
  if (!page) throw notFound('Страница не найдена.');
  return page;
}
