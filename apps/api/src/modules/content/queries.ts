import type { ContentLanguage, Seo, ServiceEntry, StaticPage } from '@showroom/api-contract/content';
import type { ServiceSection } from '@showroom/domain/service-path';
import type { Executor } from '../../db/database.ts';
import { moscowDay, shownNow } from './shown-now.ts';

export async function selectSeo(db: Executor, holdingId: number, path: string): Promise<Seo | undefined> {
  const [row] = await db.query<{ data: Seo }>('select data from seo where holding_id = $1 and path = $2', [
    holdingId,
    path,
  ]);
  return row?.data;
}

/** Pages of other languages have their language before the slug: `en-about`. */
const slugsOf = (slug: string, lang: ContentLanguage | undefined) =>
  lang === undefined || lang === 'ru' ? [slug] : [`${lang}-${slug}`, slug];

const shownPage = `holding_id = $1 and type = 'page' and code = any($2::text[]) and ${shownNow}`;

export async function selectStaticPage(
  db: Executor,
  holdingId: number,
  slug: string,
  lang: ContentLanguage | undefined,
): Promise<StaticPage | undefined> {
  const slugs = slugsOf(slug, lang);
  const [row] = await db.query<StaticPage>(
    `select code as slug, title, ${moscowDay('greatest(updated_at, publish_at)')} as "updatedAt", blocks, seo
     from content_entry where ${shownPage} order by array_position($2::text[], code) limit 1`,
    [holdingId, slugs],
  );
  return row;
}

/** Texts of a section of services by their slugs. */
export function selectServices(db: Executor, holdingId: number, section: ServiceSection): Promise<ServiceEntry[]> {
  return db.query<ServiceEntry>(
    `select code as slug, title, coalesce(nullif(lead, ''), seo->>'description', '') as lead
     from content_entry
     where holding_id = $1 and type = 'page' and lang = 'ru' and (code = $2 or code like $2 || '-%') and ${shownNow}
     order by code`,
    [holdingId, section],
  );
}

export async function hasStaticPage(db: Executor, holdingId: number, slug: string): Promise<boolean> {
  const rows = await db.query(`select 1 from content_entry where ${shownPage}`, [holdingId, [slug]]);
  return rows.length > 0;
}
