import type { RedirectRow } from '@showroom/api-contract/contract';
import type { TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';

const columns = 'url_from as "urlFrom", url_to as "urlTo", status';

export function selectRedirects(db: Executor, holdingId: number): Promise<RedirectRow[]> {
  return db.query<RedirectRow>(`select ${columns} from redirect where holding_id = $1 order by url_from`, [holdingId]);
}

export function selectRedirectsOf(db: Executor, holdingId: number, urlFrom: string): Promise<RedirectRow[]> {
  return db.query<RedirectRow>(`select ${columns} from redirect where holding_id = $1 and url_from = $2`, [
    holdingId,
    urlFrom,
  ]);
}

/** Adds what the shells counted; paths that are no row any more are left out. */
export async function addHits(
  db: Executor,
  holdingId: number,
  hits: readonly { path: string; count: number }[],
): Promise<void> {
  await db.query(
    `update redirect set hits = redirect.hits + given.count, last_hit_at = now()
       from (select path, sum(count)::int as count
               from jsonb_to_recordset($2::jsonb) as one (path text, count int) group by path) as given
      where redirect.holding_id = $1 and redirect.url_from = given.path`,
    [holdingId, JSON.stringify(hits)],
  );
}

/** Whether the dictionaries know a mark (and a model of it) of one kind of transport, or of any. */
export async function isKnownModel(
  db: Executor,
  type: TransportType | undefined,
  mark: string,
  model: string | undefined,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from mark m where m.code = $2 and exists (
       select 1 from model where model.mark_id = m.id
         and ($1::text is null or model.type = $1) and ($3::text is null or model.code = $3))`,
    [type ?? null, mark, model ?? null],
  );
  return rows.length > 0;
}
