import type { AuditRow } from '@showroom/api-contract/desk-content';
import type { Executor } from '../../db/database.ts';
import type { EntryName } from '../content/compile/entry-name.ts';

/** Number of the entry at an address; undefined where there is none. */
export async function findEntryId(
  db: Executor,
  holdingId: number,
  { type, lang, code }: EntryName,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    'select id from content_entry where holding_id = $1 and type = $2 and lang = $3 and code = $4',
    [holdingId, type, lang, code],
  );
  return row?.id;
}

const shownActor = 8;

/** A page of the trail, newest first. */
export async function listTrail(
  db: Executor,
  holdingId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: AuditRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    db.query<AuditRow & { at: Date | string }>(
      'select at, actor, act, subject from audit_line where holding_id = $1 order by id desc limit $2 offset $3',
      [holdingId, limit, offset],
    ),
    db.rows('select count(*)::int from audit_line where holding_id = $1', [holdingId]),
  ]);
  const items = rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    actor: row.actor.slice(0, shownActor),
  }));
  return { items, total: Number(count?.[0] ?? 0) };
}
