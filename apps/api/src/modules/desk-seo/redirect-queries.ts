import type { DeskRedirect } from '@showroom/api-contract/desk-seo';
import type { Executor } from '../../db/database.ts';
import type { Redirect } from './plan-redirects.ts';

const columns = `url_from as "urlFrom", url_to as "urlTo", status, hits, last_hit_at as "lastHitAt", updated_at as "updatedAt"`;
type Row = Omit<DeskRedirect, 'lastHitAt' | 'updatedAt'> & { lastHitAt: Date | null; updatedAt: Date };

const orders = { urlFrom: 'url_from', hits: 'hits desc, url_from', updatedAt: 'updated_at desc, url_from' } as const;
export type RedirectOrder = keyof typeof orders;

const present = ({ lastHitAt, updatedAt, ...row }: Row): DeskRedirect => ({
  ...row,
  lastHitAt: lastHitAt && new Date(lastHitAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});

/** A text as part of a `like` pattern. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export async function listRedirectRows(
  db: Executor,
  holdingId: number,
  asked: { search: string | undefined; status: number | undefined; sort: RedirectOrder; limit: number; offset: number },
): Promise<{ items: DeskRedirect[]; total: number }> {
  const where = `holding_id = $1 and ($2::text is null or url_from ilike $2 or url_to ilike $2)
    and ($3::smallint is null or status = $3)`;
  const given = [holdingId, asked.search ? likePattern(asked.search) : null, asked.status ?? null];
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from redirect where ${where}`,
    given,
  );
  const items = await db.query<Row>(
    `select ${columns} from redirect where ${where} order by ${orders[asked.sort]} limit $4 offset $5`,
    [...given, asked.limit, asked.offset],
  );
  return { items: items.map(present), total: count?.total ?? 0 };
}

export async function findRedirect(
  db: Executor,
  holdingId: number,
  urlFrom: string,
): Promise<DeskRedirect | undefined> {
  const [row] = await db.query<Row>(`select ${columns} from redirect where holding_id = $1 and url_from = $2`, [
    holdingId,
    urlFrom,
  ]);
  return row && present(row);
}

/** One writer of a holding's table at a time: a loop may also come of two rows that are each good. */
export async function lockRedirects(db: Executor, holdingId: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock(570261, $1::int)', [holdingId]);
}

export async function writeRedirects(db: Executor, holdingId: number, rows: readonly Redirect[]): Promise<void> {
  await db.query(
    `insert into redirect (holding_id, url_from, url_to, status)
     select $1, "urlFrom", "urlTo", status
       from jsonb_to_recordset($2::jsonb) as given ("urlFrom" text, "urlTo" text, status smallint)
     on conflict (holding_id, url_from)
       do update set url_to = excluded.url_to, status = excluded.status, updated_at = now()`,
    [holdingId, JSON.stringify(rows)],
  );
}

export async function dropRedirect(db: Executor, holdingId: number, urlFrom: string): Promise<boolean> {
  const rows = await db.query('delete from redirect where holding_id = $1 and url_from = $2 returning id', [
    holdingId,
    urlFrom,
  ]);
  return rows.length > 0;
}
