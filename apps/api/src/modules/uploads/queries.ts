import type { DeskPicture } from '@showroom/api-contract/desk-pictures';
import type { Executor } from '../../db/database.ts';

export type NewUpload = Omit<DeskPicture, 'createdAt'> & { files: Record<string, string> };

/** Notes a picture; false where its name is taken. */
export async function insertUpload(
  db: Executor,
  holdingId: number,
  { name, alt, width, height, files }: NewUpload,
): Promise<boolean> {
  const rows = await db.rows(
    `insert into content_upload (name, holding_id, alt, width, height, files) values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict (name) do nothing returning name`,
    [name, holdingId, alt, width, height, JSON.stringify(files)],
  );
  return rows.length > 0;
}

/** Id in the file store of one size of a picture. */
export async function findUploadFile(db: Executor, name: string, size: string): Promise<string | undefined> {
  const [row] = await db.rows('select files ->> $2 from content_upload where name = $1', [name, size]);
  return (row?.[0] as string | null) ?? undefined;
}

/** A page of a holding's pictures, the newest first. */
export async function listUploads(
  db: Executor,
  holdingId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: DeskPicture[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    db.query<DeskPicture & { createdAt: Date | string }>(
      `select name, alt, width, height, created_at as "createdAt" from content_upload where holding_id = $1
       order by created_at desc, name limit $2 offset $3`,
      [holdingId, limit, offset],
    ),
    db.rows('select count(*)::int from content_upload where holding_id = $1', [holdingId]),
  ]);
  const items = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
  return { items, total: Number(count?.[0] ?? 0) };
}
