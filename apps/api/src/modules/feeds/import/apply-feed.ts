import type { Executor, Piece } from '../../../db/database.ts';
import { photosChannel } from '../../photos/photo-queue.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import { insertedColumns, updatedColumns } from './feed-columns.ts';
import type { NameMatcher } from './match-names.ts';
import { placeModels } from './place-models.ts';
import type { Problem } from './problem.ts';
import { inRange, rangeOf, rangesOf, type VinRange, whole } from './vin-range.ts';

export type Applied = { added: number; changed: number; unchanged: number; withdrawn: number; conflicts: Problem[] };
export type ApplyOptions = {
  importId: string;
  holdingId: number;
  source: string;
  /** Allow withdrawing more than half of the source's stock. */
  allowWithdraw: boolean;
  /** Marks and models of the market that the catalogue lacks. */
  beyond: NameMatcher['beyond'];
  /** Only some vehicles of the source: those that are missing stay. */
  isPart?: boolean;
  /** The delivery that this belongs to: what was before is kept for it. */
  runId?: number | undefined;
};

/** A file that lacks a larger share of its source's stock is taken for broken … */
const maxWithdrawnShare = 0.5;
/** … unless that is at most this many vehicles. */
const fewVehicles = 10;

/** Advisory lock: serialises imports of a holding. */
const advisoryLock = 570_261;
const living = "v.status in ('on-sale', 'reserved')";
const own = `v.holding_id = $1 and v.source = $2 and ${living}`;
const staged = 'feed_row f cross join lateral jsonb_populate_record(null::vehicle, f.data) s';

/** Keeps what was before, when there is a delivery to keep it for. */
const keep = (rows: string, run: string) =>
  `insert into feed_undo (run_id, vehicle_id, before) select * from (${rows}) k where ${run}::int is not null`;

async function countOf(db: Executor, sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await db.rows(sql, params);
  return Number(row?.[0] ?? 0);
}

const inRangeOf = ({ importId, holdingId }: ApplyOptions, range: VinRange) => [...rangeOf(importId, range), holdingId];

/**
 * Refuses VINs that another source of the holding owns. Each is looked up by its VIN: the embedded engine has no autovacuum, and by
 * old statistics the planner read all living vehicles for each record (3 s a piece). `offset 0` keeps it from that.
 */
async function dropConflicts(db: Executor, options: ApplyOptions, range: VinRange): Promise<Problem[]> {
  const rows = await db.query<{ line: number; vin: string; source: string }>(
    `update feed_row r set data = null from (
       select f.import_id, f.vin, v.source from feed_row f cross join lateral (
         select source, status from vehicle where holding_id = $4 and vin = f.vin offset 0) v
       where ${inRange} and f.data is not null and v.source <> $5 and ${living}) taken
     where r.import_id = taken.import_id and r.vin = taken.vin
     returning r.line, r.vin, taken.source`,
    [...inRangeOf(options, range), options.source],
  );
  return rows.map(({ line, vin, source: owner }) => ({
    line,
    vin,
    element: null,
    value: null,
    message: `this vehicle belongs to another feed: ${owner}`,
    outcome: 'refused',
  }));
}

/** Puts vehicles whose photos differ from the file's, or that come back, into the queue of photos. */
async function queuePhotos(db: Executor, options: ApplyOptions, range: VinRange): Promise<void> {
  await db.query(
    `insert into photo_due (vehicle_id, stage)
     select v.id, 'list' from feed_row f join vehicle v on v.holding_id = $4 and v.vin = f.vin
     where ${inRange} and f.data is not null and (v.photos <> f.data -> 'photos' or v.spin_photos <> f.data -> 'spin_photos' or not (${living}))
     on conflict do nothing`,
    inRangeOf(options, range),
  );
}

async function update(db: Executor, options: ApplyOptions, range: VinRange): Promise<number> {
  const old = updatedColumns.map(([name]) => `v.${name}`).join(', ');
  const fresh = updatedColumns.map(([, value]) => value).join(', ');
  const sets = updatedColumns.map(([name, value]) => `${name} = ${value}`).join(', ');
  return countOf(
    db,
    `with changed as (
       update vehicle v set ${sets}, updated_at = now(),
         published_at = case when ${living} then v.published_at else now() end
       from ${staged}
       where ${inRange} and f.data is not null and v.holding_id = $4 and v.vin = f.vin
         and (${old}) is distinct from (${fresh})
       returning v.id, to_jsonb(old) as before),
     kept as (${keep('select $5::int, id, before from changed', '$5')})
     select count(*) from changed`,
    [...inRangeOf(options, range), options.runId ?? null],
  );
}

async function insert(db: Executor, options: ApplyOptions, range: VinRange): Promise<number> {
  return countOf(
    db,
    `with added as (
       insert into vehicle (id, ${insertedColumns.join(', ')}, published_at, updated_at)
       select nextval('vehicle_ids'), ${insertedColumns.map((name) => `s.${name}`).join(', ')}, now(), now()
       from ${staged}
       where ${inRange} and f.data is not null
         and not exists (select 1 from vehicle v where v.holding_id = $4 and v.vin = f.vin)
       returning id, photos || spin_photos as addresses),
     due as (insert into photo_due (vehicle_id, stage) select id, 'list' from added where addresses <> '[]'),
     kept as (${keep('select $5::int, id, null::jsonb from added', '$5')})
     select count(*) from added`,
    [...inRangeOf(options, range), options.runId ?? null],
  );
}

/** Vehicles of the source that the file lacks. */
async function missingOf(
  db: Executor,
  { importId, holdingId, source, allowWithdraw }: ApplyOptions,
): Promise<number[]> {
  const before = await countOf(db, `select count(*) from vehicle v where ${own}`, [holdingId, source]);
  const rows = await db.rows(
    `select v.id from vehicle v where ${own} and not exists (select 1 from feed_row f where f.import_id = $3 and f.vin = v.vin)`,
    [holdingId, source, importId],
  );
  if (!allowWithdraw && rows.length > fewVehicles && rows.length > before * maxWithdrawnShare) {
    throw new FeedFailure(
      `The file would withdraw ${rows.length} of ${before} vehicles. Nothing was changed. If that is meant, repeat with --allow-withdraw.`,
    );
  }
  return rows.map(([id]) => Number(id));
}

const withdraw = (db: Executor, ids: readonly number[], { runId }: ApplyOptions) =>
  countOf(
    db,
    `with gone as (
       update vehicle v set status = 'withdrawn', updated_at = now() where v.id = any($1::int[]) and ${living}
       returning v.id, to_jsonb(old) as before),
     kept as (${keep('select $2::int, id, before from gone', '$2')})
     select count(*) from gone`,
    [ids, runId ?? null],
  );

/** Makes imports of a holding, and what undoes them, wait for each other until the transaction ends. */
export async function holdImports(db: Executor, holdingId: number): Promise<void> {
  // A bulk load may take longer than any statement of a visitor.
  await db.query('set local statement_timeout = 0');
  await db.query('select pg_advisory_xact_lock($1, $2)', [advisoryLock, holdingId]);
}

/** How many records are of vehicles that there are. */
const countKnown = (db: Executor, options: ApplyOptions, range: VinRange) =>
  countOf(
    db,
    `select count(*) from feed_row f join vehicle v on v.holding_id = $4 and v.vin = f.vin where ${inRange} and f.data is not null`,
    inRangeOf(options, range),
  );

/**
 * Applies the staged records to the stock, in pieces of at most `mostRows`. What the file may not do it does before any of them.
 * No piece needs what another has done, so that a rehearsal may roll each of them back.
 */
export async function applyFeed(
  anyPiece: Piece,
  options: ApplyOptions,
  mostRows = Number.POSITIVE_INFINITY,
): Promise<Applied> {
  const { importId, holdingId, beyond } = options;
  const piece: Piece = (work) =>
    anyPiece(async (db) => {
      await holdImports(db, holdingId);
      return work(db);
    });
  const missing = await piece(async (db) => {
    const gone = options.isPart ? [] : await missingOf(db, options);
    // Of the whole file, for the years of a new model.
    await placeModels(db, importId, beyond, whole);
    return gone;
  });
  const conflicts: Problem[] = [];
  let [known, changed, added, withdrawn] = [0, 0, 0, 0];
  for (const range of await piece((db) => rangesOf(db, importId, mostRows)))
    await piece(async (db) => {
      await placeModels(db, importId, beyond, range);
      conflicts.push(...(await dropConflicts(db, options, range)));
      known += await countKnown(db, options, range);
      await queuePhotos(db, options, range);
      changed += await update(db, options, range);
      added += await insert(db, options, range);
    });
  for (let first = 0; first < missing.length; first += mostRows) {
    const ids = missing.slice(first, first + mostRows);
    withdrawn += await piece((db) => withdraw(db, ids, options));
  }
  await piece((db) => db.query(`select pg_notify('${photosChannel}', '')`));
  conflicts.sort((one, two) => one.line - two.line);
  return { added, changed, unchanged: known - changed, withdrawn, conflicts };
}
