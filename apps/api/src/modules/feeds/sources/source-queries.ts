import type { DeskRun, DeskSource } from '@showroom/api-contract/desk-sources';
import type { Executor } from '../../../db/database.ts';
import type { Version } from '../../../network/fetch-public.ts';
import type { FeedFormat } from '../parse/feed-shapes.data.ts';

export type NewSource = {
  holdingId: number;
  code: string;
  place: string;
  format: FeedFormat | undefined;
  dealer: string | undefined;
  goods: boolean;
  everyMinutes: number;
  expectHours: number;
};
export type Source = Omit<NewSource, 'format' | 'dealer'> & {
  id: number;
  format: FeedFormat | null;
  dealer: string | null;
  version: Version;
};
/** A source as people see it. Times as ISO. */
export type SourceState = DeskSource & { place: string /** What its last delivery warned of. */; note: string | null };
export type RunState = Omit<DeskRun, 'id'> & { id: number; note: string | null };

const columns = `id, holding_id as "holdingId", code, place, format, dealer, goods, every_minutes as "everyMinutes",
  expect_hours as "expectHours", version`;
const iso = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

/**
 * Puts a source in place of the one of that code. @returns the code of another source that has the same vehicles (of the same
 * centre, or the whole stock): then nothing is changed
 */
export async function putSource(db: Executor, source: NewSource): Promise<string | undefined> {
  const { holdingId, code, place, format, dealer, goods, everyMinutes, expectHours } = source;
  const [other] = await db.rows(
    `select code from feed_source where holding_id = $1 and code <> $2 and dealer is not distinct from $3 and goods = $4`,
    [holdingId, code, dealer ?? null, goods],
  );
  if (other) return String(other[0]);
  await db.query(
    `insert into feed_source (holding_id, code, place, format, dealer, goods, every_minutes, expect_hours)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (holding_id, code) do update set place = excluded.place, format = excluded.format, dealer = excluded.dealer,
       goods = excluded.goods, every_minutes = excluded.every_minutes, expect_hours = excluded.expect_hours, version = '{}', next_at = now()`,
    [holdingId, code, place, format ?? null, dealer ?? null, goods, everyMinutes, expectHours],
  );
  return undefined;
}

export async function findSource(db: Executor, holdingId: number, code: string): Promise<Source | undefined> {
  const [row] = await db.query<Source>(`select ${columns} from feed_source where holding_id = $1 and code = $2`, [
    holdingId,
    code,
  ]);
  return row;
}

/** Deletes a source; its vehicles and its history stay. */
export async function removeSource(db: Executor, holdingId: number, code: string): Promise<boolean> {
  const rows = await db.rows('delete from feed_source where holding_id = $1 and code = $2 returning id', [
    holdingId,
    code,
  ]);
  return rows.length > 0;
}

/** Holds a source, so that nothing is taken in, or releases it. */
export async function holdSource(db: Executor, holdingId: number, code: string, held: boolean): Promise<boolean> {
  const rows = await db.rows(
    `update feed_source set held_at = case when $3 then coalesce(held_at, now()) end, next_at = now()
     where holding_id = $1 and code = $2 returning id`,
    [holdingId, code, held],
  );
  return rows.length > 0;
}

/** Claims a source whose time has come: no other process gets it for an hour. */
export async function claimDue(db: Executor): Promise<Source | undefined> {
  const [row] = await db.query<Source>(
    `update feed_source set next_at = now() + interval '1 hour' where id = (
       select id from feed_source where held_at is null and next_at <= now() order by next_at limit 1 for update skip locked)
     returning ${columns}`,
  );
  return row;
}

/** Notes when a source is looked at again, and the version that was taken in. */
export async function putOff(db: Executor, { id, everyMinutes }: Source, version: Version | undefined): Promise<void> {
  await db.query(
    `update feed_source set next_at = now() + make_interval(mins => $2), version = coalesce($3::jsonb, version) where id = $1`,
    [id, everyMinutes, version === undefined ? null : JSON.stringify(version)],
  );
}

export async function listSources(db: Executor, holdingId: number): Promise<SourceState[]> {
  const rows = await db.query<SourceState>(
    `select s.code, s.place, s.every_minutes as "everyMinutes", s.next_at as "nextAt", s.held_at as "heldAt",
       t.started_at as "takenAt", s.expect_hours as "expectHours", l.note,
       coalesce(t.started_at, s.created_at) < now() - make_interval(hours => s.expect_hours) as "isLate"
     from feed_source s
       left join lateral (select started_at from feed_run r where r.source_id = s.id and r.outcome = 'taken'
         order by r.id desc limit 1) t on true
       left join lateral (select note from feed_run r where r.source_id = s.id and r.outcome not in ('running', 'unchanged')
         order by r.id desc limit 1) l on true
     where s.holding_id = $1 order by s.code`,
    [holdingId],
  );
  return rows.map((row) => ({
    ...row,
    nextAt: iso(row.nextAt) ?? '',
    heldAt: iso(row.heldAt),
    takenAt: iso(row.takenAt),
  }));
}

export async function listRuns(
  db: Executor,
  holdingId: number,
  { code, limit, offset = 0 }: { code?: string | undefined; limit: number; offset?: number },
): Promise<RunState[]> {
  const rows = await db.query<RunState>(
    `select r.id, r.source, s.code, r.started_at as "startedAt", r.outcome, r.records, r.added, r.changed, r.unchanged, r.withdrawn,
       r.refused, r.share, b.share as "shareBefore", r.note,
       (select p.records from feed_run p where p.holding_id = r.holding_id and p.source = r.source and p.outcome = 'taken' and p.id < r.id
         order by p.id desc limit 1) as "recordsBefore",
       r.outcome = 'taken' and r.source <> 'goods' and not exists (
         select 1 from feed_run n where n.holding_id = r.holding_id and n.source = r.source and n.id > r.id and n.outcome = 'taken')
         and (r.added + r.changed + r.withdrawn = 0 or exists (select 1 from feed_undo u where u.run_id = r.id)) as "canUndo"
     from feed_run r left join feed_source s on s.id = r.source_id
       left join lateral (select share from feed_run p where p.holding_id = r.holding_id and p.source = r.source
         and p.outcome = 'taken' and p.started_at < date_trunc('day', r.started_at) order by p.id desc limit 1) b on true
     where r.holding_id = $1 and ($2::text is null or s.code = $2) order by r.id desc limit $3 offset $4`,
    [holdingId, code ?? null, limit, offset],
  );
  return rows.map((row) => ({ ...row, startedAt: iso(row.startedAt) ?? '' }));
}

/** How many deliveries a holding has in its history. */
export async function countRuns(db: Executor, holdingId: number): Promise<number> {
  const [row] = await db.rows('select count(*)::int from feed_run where holding_id = $1', [holdingId]);
  return Number(row?.[0] ?? 0);
}
