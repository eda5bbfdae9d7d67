import type { Seo, StaticPage } from '@showroom/api-contract/contract';
import type { Condition, TransportType } from '@showroom/domain/dictionaries';
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

export type ListingSubject = {
  mark: { code: string; name: string };
  model?: { code: string; name: string };
  stock: { count: number; priceFrom: number | null };
};
type SubjectFilter = {
  holdingId: number;
  type: TransportType;
  condition: Condition;
  mark: string;
  model: string | undefined;
};
type SubjectRow = { mark: string; model: string | null; count: number; price_from: number | null };

/** Names of a mark (and model) with its stock in one condition; undefined when the dictionaries do not know it. */
export async function selectListingSubject(db: Executor, filter: SubjectFilter): Promise<ListingSubject | undefined> {
  const { holdingId, type, condition, mark, model } = filter;
  const [row] = await db.query<SubjectRow>(
    `select m.name as mark, (select name from model where mark_id = m.id and code = $5) as model, s.count, s.price_from
     from mark m, lateral (
       select count(*)::int as count, min(v.price) as price_from from vehicle v
       where v.holding_id = $1 and v.type = $2 and v.condition = $3 and v.mark_id = m.id
         and v.status = 'on-sale' and v.price is not null
         and ($5::text is null or v.model_id = (select id from model where mark_id = m.id and code = $5))
     ) s
     where m.code = $4 and exists (
       select 1 from model where mark_id = m.id and model.type = $2 and ($5::text is null or model.code = $5))`,
    [holdingId, type, condition, mark, model ?? null],
  );
  if (!row) return undefined;
  return {
    mark: { code: mark, name: row.mark },
    ...(model !== undefined && row.model !== null && { model: { code: model, name: row.model } }),
    stock: { count: row.count, priceFrom: row.price_from },
  };
}
