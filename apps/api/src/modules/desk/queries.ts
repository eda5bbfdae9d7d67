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
      `select a.at, coalesce(m.name, left(a.actor, ${shownActor})) as actor, a.act, a.subject
       from audit_line a left join staff_member m on m.id::text = a.actor and m.holding_id = a.holding_id
       where a.holding_id = $1 order by a.id desc limit $2 offset $3`,
      [holdingId, limit, offset],
    ),
    db.rows('select count(*)::int from audit_line where holding_id = $1', [holdingId]),
  ]);
  const items = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return { items, total: Number(count?.[0] ?? 0) };
}
