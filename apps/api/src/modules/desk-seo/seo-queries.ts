import type { Seo } from '@showroom/api-contract/content';
import type { DeskSeo } from '@showroom/api-contract/desk-seo';
import type { Executor } from '../../db/database.ts';
import { likePattern } from './redirect-queries.ts';

const columns = 'path, data, updated_at as "updatedAt"';
type Row = { path: string; data: Seo; updatedAt: Date };
export type SeoRow = { path: string; data: Seo };

const present = ({ updatedAt, ...row }: Row): DeskSeo => ({ ...row, updatedAt: new Date(updatedAt).toISOString() });

export async function listSeoRows(
  db: Executor,
  holdingId: number,
  asked: { search: string | undefined; limit: number; offset: number },
): Promise<{ items: DeskSeo[]; total: number }> {
  const where = `holding_id = $1 and ($2::text is null or path ilike $2 or data->>'title' ilike $2)`;
  const given = [holdingId, asked.search ? likePattern(asked.search) : null];
  const [count] = await db.query<{ total: number }>(`select count(*)::int as total from seo where ${where}`, given);
  const items = await db.query<Row>(`select ${columns} from seo where ${where} order by path limit $3 offset $4`, [
    ...given,
    asked.limit,
    asked.offset,
  ]);
  return { items: items.map(present), total: count?.total ?? 0 };
}

export async function findSeoRows(db: Executor, holdingId: number, paths: readonly string[]): Promise<DeskSeo[]> {
  const rows = await db.query<Row>(
    `select ${columns} from seo where holding_id = $1 and path in (select jsonb_array_elements_text($2::jsonb))`,
    [holdingId, JSON.stringify(paths)],
  );
  return rows.map(present);
}

export async function writeSeoRows(db: Executor, holdingId: number, rows: readonly SeoRow[]): Promise<void> {
  await db.query(
    `insert into seo (holding_id, path, data)
     select $1, path, data from jsonb_to_recordset($2::jsonb) as given (path text, data jsonb)
     on conflict (holding_id, path) do update set data = excluded.data, updated_at = now()`,
    [holdingId, JSON.stringify(rows)],
  );
}

export async function dropSeoRow(db: Executor, holdingId: number, path: string): Promise<boolean> {
  const rows = await db.query('delete from seo where holding_id = $1 and path = $2 returning path', [holdingId, path]);
  return rows.length > 0;
}
