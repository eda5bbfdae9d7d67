import { catalogQuery } from '@showroom/api-contract/catalog';
import * as v from 'valibot';
import type { Database, Executor } from '../../db/database.ts';
import type { VehicleStatus } from '../../db/schema.ts';
import { type ListingRequest, toListingRequest } from '../catalog/listing-request.ts';
import { listedAmong } from '../catalog/sql-listing.ts';
import type { SearchService } from '../search/search-service.ts';
import { tellFavorites } from './favorite-prices.ts';

/** Changes that one transaction takes in. */
const batchSize = 500;
/** The search learns of a change a moment later than the table. */
const settleMs = 2_000;

type Change = {
  holdingId: number;
  vehicleId: number;
  oldStatus: VehicleStatus | null;
  oldPrice: number | null;
};
type Asking = { id: string; holdingId: number; ask: Record<string, string> };

/** Whether a listing may have held a vehicle before: all that a change of price or status can move it in or out by. */
function heldBefore({ ranges, soon }: ListingRequest, { oldStatus, oldPrice }: Change): boolean {
  if (oldStatus !== 'on-sale') return false;
  if (soon || oldPrice === null) return soon && oldPrice === null;
  const { price } = ranges;
  return !price || (oldPrice >= price.from && oldPrice <= price.to);
}

const selectAsking = (db: Executor) =>
  db.query<Asking>(
    `select id, holding_id as "holdingId", ask from watch where stopped_at is null and kind in ('search', 'similar')`,
  );

/** What the texts of saved searches find now, by holding and text. Asked before the transaction: the search reads by itself. */
async function findTexts(
  search: Pick<SearchService, 'findVehicleIds'>,
  watches: readonly Asking[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, ReadonlySet<number>>();
  for (const { holdingId, ask } of watches) {
    const text = ask.search;
    const key = `${holdingId} ${text}`;
    if (text && !found.has(key)) found.set(key, new Set(await search.findVehicleIds(holdingId, text)));
  }
  return found;
}

/** Keeps what came into a saved search, each vehicle once. */
async function keepFound(
  db: Executor,
  { id, holdingId, ask }: Asking,
  changes: readonly Change[],
  texts: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<void> {
  const query = v.safeParse(catalogQuery, { ...ask, holdingId });
  // Written by an older release whose filters are gone.
  if (!query.success) return;
  const request = toListingRequest(query.output);
  const among = ask.search ? texts.get(`${holdingId} ${ask.search}`) : undefined;
  const ids = changes
    .filter((change) => change.holdingId === holdingId && !heldBefore(request, change))
    .map(({ vehicleId }) => vehicleId)
    .filter((vehicleId) => !ask.search || among?.has(vehicleId));
  if (ids.length === 0) return;
  const listed = await listedAmong(db, request, ids);
  if (listed.length === 0) return;
  await db.query(
    `insert into watch_hit (watch_id, vehicle_id, price) select $1, found, 0 from unnest($2::int[]) as found
     on conflict do nothing`,
    [id, listed],
  );
}

/** Keeps prices that fell below the lowest known, each once. */
async function keepPrices(db: Executor, vehicleIds: readonly number[]): Promise<void> {
  await db.query(
    `with lower as (
       update watch w set price = v.price from vehicle v
       where w.kind = 'price' and w.stopped_at is null and w.vehicle_id = v.id and w.holding_id = v.holding_id
         and v.id = any($1::int[]) and v.status = 'on-sale' and v.price < w.price
       returning w.id, v.id as vehicle_id, v.price)
     insert into watch_hit (watch_id, vehicle_id, price) select id, vehicle_id, price from lower
     on conflict do nothing`,
    [vehicleIds],
  );
}

/**
 * Takes in what changed in the stock: finds are kept in the transaction that takes the changes out, so a process that is
 * killed loses none, and two of them share the work.
 * @returns how many changes were taken in.
 */
export async function matchWatches(
  { database, search }: { database: Database; search: Pick<SearchService, 'findVehicleIds'> },
  now: Date,
): Promise<number> {
  let taken = 0;
  const until = new Date(now.getTime() - settleMs).toISOString();
  for (;;) {
    const [waiting] = await database.query('select 1 as waits from vehicle_change where changed_at <= $1 limit 1', [
      until,
    ]);
    if (!waiting) return taken;
    const texts = await findTexts(search, await selectAsking(database));
    const count = await database.transaction(async (db) => {
      const changes = await db.query<Change>(
        `delete from vehicle_change where id in (
           select id from vehicle_change where changed_at <= $1 order by id limit ${batchSize} for update skip locked)
         returning holding_id as "holdingId", vehicle_id as "vehicleId", old_status as "oldStatus", old_price as "oldPrice"`,
        [until],
      );
      for (const watch of await selectAsking(db)) await keepFound(db, watch, changes, texts);
      const changed = [...new Set(changes.map(({ vehicleId }) => vehicleId))];
      await keepPrices(db, changed);
      await tellFavorites(db, changed);
      return changes.length;
    });
    if (count === 0) return taken;
    taken += count;
  }
}
