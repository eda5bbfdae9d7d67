import { articleSections } from '@showroom/api-contract/content';
import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import type { Executor } from '../../db/database.ts';
import { sectionTypes } from '../content/compile/entry-types.data.ts';
import { moscowDay, shownNow } from '../content/shown-now.ts';

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
