import { articleSections } from '@showroom/api-contract/content';
import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import type { BodyType, ColorGroup, Condition, EngineType, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { listedCondition } from '../catalog/stock-rows.ts';
import { sectionTypes } from '../content/compile/entry-types.data.ts';
import { moscowDay, shownNow } from '../content/shown-now.ts';

/** Listed vehicles that are alike in all that an address can say of them. */
export type StockGroup = {
  type: TransportType;
  condition: Condition;
  bodyType: BodyType;
  engine: EngineType;
  color: ColorGroup;
  mark: string;
  model: string;
  updatedAt: Date | string;
};

export function selectStockGroups(db: Executor, holdingId: number): Promise<StockGroup[]> {
  return db.query<StockGroup>(
    `select v.type, v.condition, v.body_type as "bodyType", v.engine_type as engine, v.color_group as color,
       m.code as mark, o.code as model, max(v.updated_at) as "updatedAt"
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.holding_id = $1 and ${listedCondition}
     group by 1, 2, 3, 4, 5, 6, 7 order by 6, 7`,
    [holdingId],
  );
}

export function selectPages(db: Executor, holdingId: number): Promise<SitemapOutline['pages']> {
  return db.query(
    `select code as slug, title, ${moscowDay('greatest(updated_at, publish_at)')} as "updatedAt" from content_entry
     where holding_id = $1 and type = 'page' and ${shownNow} order by code`,
    [holdingId],
  );
}

const sectionByType = new Map(articleSections.map((section) => [sectionTypes[section] as string, section]));

export async function selectArticles(db: Executor, holdingId: number): Promise<SitemapOutline['articles']> {
  type Row = Omit<SitemapOutline['articles'][number], 'section' | 'updatedAt'> & { type: string; updatedAt: Date };
  const rows = await db.query<Row>(
    `select type, code as id, lang, title, picture, greatest(updated_at, publish_at) as "updatedAt" from content_entry
     where holding_id = $1 and type in (select jsonb_array_elements_text($2::jsonb)) and ${shownNow}
     order by publish_at desc nulls last, code, lang`,
    [holdingId, JSON.stringify([...sectionByType.keys()])],
  );
  return rows.flatMap(({ type, updatedAt, ...row }) => {
    const section = sectionByType.get(type);
    return section ? [{ section, ...row, updatedAt: new Date(updatedAt).toISOString() }] : [];
  });
}

type Changed = { dealer: string; employee: string | null; at: Date | string };

/** Centres of a holding. A centre has no day of change of its own: its page last changed with its reviews. */
export async function selectCentres(db: Executor, holdingId: number): Promise<SitemapOutline['centres']> {
  const centres = await db.query<{ city: string; code: string; advisers: { code: string }[] }>(
    'select city, code, advisers from dealer where holding_id = $1 order by sort_key, code',
    [holdingId],
  );
  const rows = await db.query<Changed>(
    `select dealer_code as dealer, employee_code as employee,
       max(greatest(created_at, decided_at, case when reply is not null then replied_at end)) as at
     from review where holding_id = $1 and status = 'published' and dealer_code is not null group by 1, 2`,
    [holdingId],
  );
  const days = new Map<string, string>();
  const note = (key: string, day: string) => {
    if ((days.get(key) ?? '') < day) days.set(key, day);
  };
  for (const { dealer, employee, at } of rows) {
    const day = new Date(at).toISOString();
    note(dealer, day);
    if (employee !== null) note(`${dealer}/${employee}`, day);
  }
  return centres.map(({ city, code, advisers }) => ({
    city,
    code,
    reviewedAt: days.get(code) ?? null,
    advisers: advisers.map((one) => ({ code: one.code, reviewedAt: days.get(`${code}/${one.code}`) ?? null })),
  }));
}
