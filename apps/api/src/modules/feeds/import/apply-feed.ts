import type { Executor } from '../../../db/database.ts';
import { photosChannel } from '../../photos/photo-queue.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import { insertedColumns, updatedColumns } from './feed-columns.ts';
import type { NameMatcher } from './match-names.ts';
import { placeModels } from './place-models.ts';
import type { Problem } from './problem.ts';

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
const keep = (rows: string, run = '$3') =>
  `insert into feed_undo (run_id, vehicle_id, before) select * from (${rows}) k where ${run}::int is not null`;

async function countOf(db: Executor, sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await db.rows(sql, params);
  return Number(row?.[0] ?? 0);
}

/** Refuses VINs that another source of the holding owns. */
async function dropConflicts(db: Executor, { importId, holdingId, source }: ApplyOptions): Promise<Problem[]> {
  const rows = await db.query<{ line: number; vin: string; source: string }>(
    `update feed_row f set data = null from vehicle v
     where f.import_id = $1 and f.data is not null and v.holding_id = $2 and v.vin = f.vin and v.source <> $3 and ${living}
     returning f.line, f.vin, v.source`,
    [importId, holdingId, source],
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
async function queuePhotos(db: Executor, { importId, holdingId }: ApplyOptions): Promise<void> {
  await db.query(
    `insert into photo_due (vehicle_id, stage)
     select v.id, 'list' from feed_row f join vehicle v on v.holding_id = $2 and v.vin = f.vin
     where f.import_id = $1 and f.data is not null and (v.photos <> f.data -> 'photos' or v.spin_photos <> f.data -> 'spin_photos' or not (${living}))
     on conflict do nothing`,
    [importId, holdingId],
  );
}

async function update(db: Executor, { importId, holdingId, runId }: ApplyOptions): Promise<number> {
  const old = updatedColumns.map(([name]) => `v.${name}`).join(', ');
  const fresh = updatedColumns.map(([, value]) => value).join(', ');
  const sets = updatedColumns.map(([name, value]) => `${name} = ${value}`).join(', ');
  return countOf(
    db,
    `with changed as (
       update vehicle v set ${sets}, updated_at = now(),
         published_at = case when ${living} then v.published_at else now() end
       from ${staged}
       where f.import_id = $1 and f.data is not null and v.holding_id = $2 and v.vin = f.vin
         and (${old}) is distinct from (${fresh})
       returning v.id, to_jsonb(old) as before),
     kept as (${keep('select $3::int, id, before from changed')})
     select count(*) from changed`,
    [importId, holdingId, runId ?? null],
  );
}

/** New vehicles get the equipment that vehicles of the same model and trim are known to have. */
async function insert(db: Executor, { importId, holdingId, runId }: ApplyOptions): Promise<number> {
  return countOf(
    db,
    `with equipment as materialized (
       select distinct on (model_id, trim) model_id, trim, trim_equipment_id from vehicle
       where trim_equipment_id is not null and trim <> '' order by model_id, trim, year desc, id),
     added as (
       insert into vehicle (id, ${insertedColumns.join(', ')}, trim_equipment_id, published_at, updated_at)
       select nextval('vehicle_ids'), ${insertedColumns.map((name) => `s.${name}`).join(', ')}, e.trim_equipment_id, now(), now()
       from ${staged} left join equipment e on e.model_id = s.model_id and e.trim = s.trim
       where f.import_id = $1 and f.data is not null
         and not exists (select 1 from vehicle v where v.holding_id = $2 and v.vin = f.vin)
       returning id, photos || spin_photos as addresses),
     due as (insert into photo_due (vehicle_id, stage) select id, 'list' from added where addresses <> '[]'),
     kept as (${keep('select $3::int, id, null::jsonb from added')})
     select count(*) from added`,
    [importId, holdingId, runId ?? null],
  );
}

async function withdraw(db: Executor, before: number, options: ApplyOptions): Promise<number> {
  const { importId, holdingId, source, allowWithdraw, runId } = options;
  const missing = `${own} and not exists (select 1 from feed_row f where f.import_id = $3 and f.vin = v.vin)`;
  const params = [holdingId, source, importId];
  const gone = await countOf(db, `select count(*) from vehicle v where ${missing}`, params);
  if (!allowWithdraw && gone > fewVehicles && gone > before * maxWithdrawnShare) {
    throw new FeedFailure(
      `The file would withdraw ${gone} of ${before} vehicles. Nothing was changed. If that is meant, repeat with --allow-withdraw.`,
    );
  }
  if (gone > 0) {
    await db.query(
      `with gone as (
         update vehicle v set status = 'withdrawn', updated_at = now() where ${missing} returning v.id, to_jsonb(old) as before)
       ${keep('select $4::int, id, before from gone', '$4')}`,
      [...params, runId ?? null],
    );
  }
  return gone;
}

/** Makes imports of a holding, and what undoes them, wait for each other until the transaction ends. */
export async function holdImports(db: Executor, holdingId: number): Promise<void> {
  // A bulk load may take longer than any statement of a visitor.
  await db.query('set local statement_timeout = 0');
  await db.query('select pg_advisory_xact_lock($1, $2)', [advisoryLock, holdingId]);
}

/** Applies the staged records to the stock. Run it in one transaction. */
export async function applyFeed(db: Executor, options: ApplyOptions): Promise<Applied> {
  await holdImports(db, options.holdingId);
  await placeModels(db, options.importId, options.beyond);
  const before = await countOf(db, `select count(*) from vehicle v where ${own}`, [options.holdingId, options.source]);
  const conflicts = await dropConflicts(db, options);
  const matched = await countOf(
    db,
    `select count(*) from feed_row f join vehicle v on v.holding_id = $2 and v.vin = f.vin
     where f.import_id = $1 and f.data is not null`,
    [options.importId, options.holdingId],
  );
  await queuePhotos(db, options);
  const changed = await update(db, options);
  const added = await insert(db, options);
  const withdrawn = options.isPart ? 0 : await withdraw(db, before, options);
  await db.query(`select pg_notify('${photosChannel}', '')`);
  return { added, changed, unchanged: matched - changed, withdrawn, conflicts };
}
