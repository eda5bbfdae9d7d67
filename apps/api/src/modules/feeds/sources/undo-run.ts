import { changeChannel } from '../../../db/change-backlog.ts';
import type { Database, Executor } from '../../../db/database.ts';
import { photosChannel } from '../../photos/photo-queue.ts';
import { holdImports } from '../import/apply-feed.ts';
import { restoredColumns } from '../import/feed-columns.ts';
import { FeedFailure } from '../parse/feed-failure.ts';

export type Undone = { restored: number; removed: number };

/** The delivery, if it is the last of its source that still stands and its undo is kept. */
async function requireUndoable(db: Executor, holdingId: number, runId: number): Promise<{ sourceId: number | null }> {
  const [run] = await db.query<{ outcome: string; isLast: boolean; isKept: boolean; sourceId: number | null }>(
    `select r.outcome, r.source_id as "sourceId",
       not exists (select 1 from feed_run n where n.holding_id = r.holding_id and n.source = r.source and n.id > r.id
         and n.outcome = 'taken') as "isLast",
       r.added + r.changed + r.withdrawn = 0 or exists (select 1 from feed_undo u where u.run_id = r.id) as "isKept"
     from feed_run r where r.id = $1 and r.holding_id = $2`,
    [runId, holdingId],
  );
  if (!run) throw new FeedFailure(`There is no delivery ${runId}.`);
  if (run.outcome !== 'taken') throw new FeedFailure(`Delivery ${runId} has changed nothing.`);
  if (!run.isLast) throw new FeedFailure(`Later deliveries of the source stand on delivery ${runId}: undo them first.`);
  if (!run.isKept) throw new FeedFailure(`Delivery ${runId} is of goods, or too old: it cannot be undone.`);
  return run;
}

/**
 * Puts the stock back as it was before a delivery, in one transaction: what it changed and withdrew is as before, what it added
 * is withdrawn. Its source is held, else the same file would come again. `onDone` belongs to the transaction. Throws `FeedFailure`.
 */
export function undoRun(
  database: Database,
  holdingId: number,
  runId: number,
  onDone: (db: Executor, undone: Undone) => Promise<void> = async () => {},
): Promise<Undone> {
  const undo = async (db: Executor) => {
    await holdImports(db, holdingId);
    const { sourceId } = await requireUndoable(db, holdingId, runId);
    const old = 'feed_undo u cross join lateral jsonb_populate_record(null::vehicle, u.before) s';
    await db.query(
      `insert into photo_due (vehicle_id, stage) select v.id, 'list' from ${old} join vehicle v on v.id = u.vehicle_id
       where u.run_id = $1 and u.before is not null and (v.photos, v.spin_photos) is distinct from (s.photos, coalesce(s.spin_photos, v.spin_photos)) on conflict do nothing`,
      [runId],
    );
    const sets = restoredColumns.map(([name, value]) => `${name} = ${value}`).join(', ');
    const restored = await db.rows(
      `update vehicle v set ${sets}, published_at = s.published_at, updated_at = now() from ${old}
       where u.run_id = $1 and u.before is not null and v.id = u.vehicle_id returning v.id`,
      [runId],
    );
    const removed = await db.rows(
      `update vehicle v set status = 'withdrawn', updated_at = now() from feed_undo u
       where u.run_id = $1 and u.before is null and v.id = u.vehicle_id and v.status in ('on-sale', 'reserved')
       returning v.id`,
      [runId],
    );
    await db.query("update feed_run set outcome = 'undone' where id = $1", [runId]);
    await db.query("update feed_source set held_at = coalesce(held_at, now()), version = '{}' where id = $1", [
      sourceId,
    ]);
    await db.query(`select pg_notify('${photosChannel}', '')`);
    const undone = { restored: restored.length, removed: removed.length };
    await onDone(db, undone);
    return undone;
  };
  // On the embedded database an import's pieces are not torn apart.
  return database.inPieces(changeChannel, (piece) => piece(undo));
}
