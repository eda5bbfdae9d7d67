import type { ContentLanguage, Seo, StaticPage } from '@showroom/api-contract/content';
import { listingPath, readListingPath } from '@showroom/domain/listing-path';
import type { ListingScope } from '@showroom/domain/listing-scope';
import { badRequest, notFound } from '../../http/api-error.ts';
import { toLookupPath } from '../../paths/lookup-path.ts';
import type { Services } from '../../rpc/context.ts';
import { withPlace } from '../dealers/with-place.ts';
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
  const written = await selectSeo(sources.database, holdingId, path);
  if (written) return written;
  const listing = readListingPath(path, now);
  return typeof listing === 'object' ? seoOfListing(sources, holdingId, listing) : null;
}

async function seoOfListing(sources: Sources, holdingId: number, listing: ListingScope): Promise<Seo | null> {
  const scope = await withPlace(sources.database, holdingId, listing);
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
  lang?: ContentLanguage,
): Promise<StaticPage> {
  const page = await selectStaticPage(database, holdingId, slug, lang);
  if (!page) throw notFound('Страница не найдена.');
  return page;
}
