import type { RunOutcome } from '@showroom/api-contract/desk-sources';
import type { Database, Executor } from '../../../db/database.ts';
import type { ImportSummary } from '../import/import-feed.ts';

/** Deliveries of a source that can be undone. */
const undoable = 3;
/** A delivery that is under way for longer was killed. */
const longestRun = "interval '2 hours'";
/** A delivery with fewer records than this share of the last one is smaller than it should be … */
const shrunk = 0.8;
/** … and one whose share of accepted records fell by more than this is worse. */
const worse = 0.05;

export type RunOf = { holdingId: number; source: string; sourceId: number | null };

/** Notes that a delivery begins. Those of the source that were killed are said to have failed. @returns its number */
export async function startRun(db: Executor, { holdingId, source, sourceId }: RunOf): Promise<number> {
  await db.query(
    `update feed_run set outcome = 'failed', ended_at = now(), note = 'It was broken off.'
     where holding_id = $1 and source = $2 and outcome = 'running' and started_at < now() - ${longestRun}`,
    [holdingId, source],
  );
  const [row] = await db.rows('insert into feed_run (holding_id, source, source_id) values ($1, $2, $3) returning id', [
    holdingId,
    source,
    sourceId,
  ]);
  return Number(row?.[0]);
}

/** Notes a delivery that came to nothing. */
export async function endRun(
  db: Executor,
  runId: number,
  outcome: Exclude<RunOutcome, 'taken'>,
  note: string | null,
): Promise<void> {
  await db.query('update feed_run set outcome = $2, note = $3, ended_at = now() where id = $1', [runId, outcome, note]);
}

/** What a delivery warns of beside the last one of its source; null when there is nothing to say. */
async function warningOf(db: Executor, runId: number, records: number, share: number): Promise<string | null> {
  const [last] = await db.query<{ records: number; share: number }>(
    `select p.records, p.share from feed_run r join feed_run p on p.holding_id = r.holding_id and p.source = r.source
     where r.id = $1 and p.id < r.id and p.outcome = 'taken' order by p.id desc limit 1`,
    [runId],
  );
  if (!last) return null;
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  if (records < last.records * shrunk) return `The delivery shrank: ${records} records after ${last.records}.`;
  if (share < last.share - worse) return `Fewer records are accepted: ${percent(share)} after ${percent(last.share)}.`;
  return null;
}

/** Notes what a delivery has changed. @returns what it warns of */
export async function finishRun(database: Database, runId: number, summary: ImportSummary): Promise<string | null> {
  const { records, added, changed, unchanged, withdrawn, refused, gone } = summary;
  const offered = records - gone;
  const share = offered > 0 ? (offered - refused) / offered : 0;
  return database.transaction(async (db) => {
    const note = await warningOf(db, runId, records, share);
    await db.query(
      `update feed_run set outcome = 'taken', ended_at = now(), records = $2, added = $3, changed = $4, unchanged = $5,
         withdrawn = $6, refused = $7, share = $8, note = $9 where id = $1`,
      [runId, records, added, changed, unchanged, withdrawn, refused, share, note],
    );
    await db.query(
      `delete from feed_undo where run_id in (
         select o.id from feed_run r join feed_run o on o.holding_id = r.holding_id and o.source = r.source
         where r.id = $1 and o.outcome = 'taken' order by o.id desc offset ${undoable})`,
      [runId],
    );
    return note;
  });
}
