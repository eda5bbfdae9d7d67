import type { Seo, StaticPage } from '@showroom/api-contract/content';
import type { Executor } from '../../db/database.ts';

export async function selectSeo(db: Executor, holdingId: number, path: string): Promise<Seo | undefined> {
  const [row] = await db.query<{ data: Seo }>('select data from seo where holding_id = $1 and path = $2', [
    holdingId,
    path,
  ]);
  return row?.data;
}

export async function selectStaticPage(db: Executor, holdingId: number, slug: string): Promise<StaticPage | undefined> {
  const [row] = await db.query<StaticPage>(
    `select slug, title, to_char(updated_at, 'YYYY-MM-DD') as "updatedAt", blocks, seo
     from static_page where holding_id = $1 and slug = $2`,
    [holdingId, slug],
  );
  return row;
}

export async function hasStaticPage(db: Executor, holdingId: number, slug: string): Promise<boolean> {
  const rows = await db.query('select 1 from static_page where holding_id = $1 and slug = $2', [holdingId, slug]);
  return rows.length > 0;
}
