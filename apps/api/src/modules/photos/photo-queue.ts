import type { Executor } from '../../db/database.ts';

/** Channel on which an import says that addresses have changed. */
export const photosChannel = 'photos_due';

/** A claimed address. `attempts` counts this one. */
export type Claimed = { vehicleId: number; url: string; attempts: number };
/** What came of an address: the key of its photo, or why there is none. */
export type Settled = Claimed & { key: string | null; error: string | null };

/** What a claim is put off by: a process that dies loses no photo for longer. */
const claimed = "interval '3 minutes'";
/** Waits before an address is tried again, minutes, by how often it was tried; the last holds for good. */
const patience = [1, 10, 60, 360, 1_440] as const;

/** Minutes until an address that was tried so often in vain is tried again. */
export const waitAfter = (attempts: number): number => patience[Math.min(attempts, patience.length) - 1] ?? 1;

/**
 * Brings the addresses of vehicles whose list has changed into the queue, in the list's order, and drops those that left it.
 * Run it in a transaction. @returns how many vehicles there were
 */
export async function listDue(db: Executor, most: number): Promise<number> {
  const rows = await db.rows(
    `delete from photo_due where (vehicle_id, stage) in (
       select vehicle_id, stage from photo_due where stage = 'list' order by created_at, vehicle_id limit $1 for update skip locked)
     returning vehicle_id`,
    [most],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(([id]) => Number(id));
  await db.query(
    `insert into vehicle_photo (vehicle_id, url, place, next_at)
     select v.id, a.url, min(a.place), now() from vehicle v
       cross join lateral jsonb_array_elements_text(v.photos || v.spin_photos) with ordinality a (url, place)
     where v.id = any($1::int[]) and v.status in ('on-sale', 'reserved') group by 1, 2
     on conflict (vehicle_id, url) do update set place = excluded.place where vehicle_photo.place <> excluded.place`,
    [ids],
  );
  await db.query(
    `delete from vehicle_photo p using vehicle v where v.id = p.vehicle_id and p.vehicle_id = any($1::int[])
       and not (v.photos || v.spin_photos) ? p.url`,
    [ids],
  );
  await wantShown(db, ids);
  return ids.length;
}

const wantShown = (db: Executor, ids: readonly number[]) =>
  db.query(
    "insert into photo_due (vehicle_id, stage) select distinct id, 'show' from unnest($1::int[]) id on conflict do nothing",
    [ids],
  );

const claimSome = (db: Executor, which: string, most: number) =>
  db.query<Claimed>(
    `update vehicle_photo p set attempts = p.attempts + 1, next_at = now() + ${claimed} from (
       select vehicle_id, url from vehicle_photo where next_at <= now() and ${which} order by next_at, vehicle_id, place limit $1
       for update skip locked) c
     where p.vehicle_id = c.vehicle_id and p.url = c.url
     returning p.vehicle_id as "vehicleId", p.url, p.attempts`,
    [most],
  );

/**
 * Takes addresses whose time has come; no other process gets them for a while. Those that were tried in vain wait until nothing
 * new does: the server of a whole delivery may be down, and hold up the next one.
 */
export async function claim(db: Executor, most: number): Promise<Claimed[]> {
  const fresh = await claimSome(db, "status = 'waiting'", most);
  return fresh.length > 0 ? fresh : claimSome(db, "status <> 'waiting'", most);
}

/** Photos of addresses that another vehicle has already. */
export async function knownAddresses(db: Executor, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ url: string; key: string }>(
    `select distinct on (p.url) p.url, p.photo_key as key from vehicle_photo p
     where p.url = any($1::text[]) and p.photo_key is not null order by p.url`,
    [urls],
  );
  return new Map(rows.map(({ url, key }) => [url, key]));
}

/** Whether a content is stored whole; else it is noted, so that its files have a row that can be purged. */
export async function noteContent(db: Executor, key: string): Promise<boolean> {
  const [row] = await db.rows(
    `insert into photo (key) values ($1) on conflict (key) do update set unused_at = null returning stored_at is not null`,
    [key],
  );
  return row?.[0] === true;
}

export async function markStored(
  db: Executor,
  key: string,
  { width, height, color }: { width: number; height: number; color: string },
): Promise<void> {
  await db.query('update photo set width = $2, height = $3, color = $4, stored_at = now() where key = $1', [
    key,
    width,
    height,
    color,
  ]);
}

/** Writes down what came of claimed addresses. Run it in a transaction. */
export async function settle(db: Executor, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const rows = settled.map((one) => ({ ...one, minutes: waitAfter(one.attempts) }));
  await db.query(
    `update vehicle_photo p set photo_key = coalesce(s.key, p.photo_key), checked_at = now(), error = s.error,
       status = case when s.key is not null then 'stored' else 'dead' end,
       next_at = case when s.key is null then now() + make_interval(mins => s.minutes) end
     from jsonb_to_recordset($1::jsonb) as s ("vehicleId" int, url text, key char(32), error text, minutes int)
     where p.vehicle_id = s."vehicleId" and p.url = s.url`,
    [JSON.stringify(rows)],
  );
  await wantShown(
    db,
    settled.map(({ vehicleId }) => vehicleId),
  );
}

/** What is stored of a list of addresses of the vehicle `id`, in its order, each content once. */
const stored = (addresses: string) => `coalesce((
  select jsonb_agg(jsonb_build_object('key', s.key, 'color', s.color) order by s.place) from (
    select f.key, f.color, min(a.place) as place from vehicle o
      cross join lateral jsonb_array_elements_text(o.${addresses}) with ordinality a (url, place)
      join vehicle_photo p on p.vehicle_id = o.id and p.url = a.url join photo f on f.key = p.photo_key
    where o.id = t.id and f.stored_at is not null group by f.key) s), '[]')`;

/**
 * Shows what is stored of vehicles whose photos were all tried at least once. Run it in a transaction.
 * @returns how many vehicles were looked at
 */
export async function showDue(db: Executor, most: number): Promise<number> {
  const rows = await db.rows(
    `delete from photo_due where (vehicle_id, stage) in (
       select vehicle_id, stage from photo_due where stage = 'show' order by created_at, vehicle_id limit $1 for update skip locked)
     returning vehicle_id`,
    [most],
  );
  if (rows.length === 0) return 0;
  await db.query(
    `update vehicle v set gallery = g.shots, spin = g.frames, updated_at = now() from (
       select t.id, ${stored('photos')} as shots, ${stored('spin_photos')} as frames from unnest($1::int[]) t (id)
       where not exists (select 1 from vehicle_photo w where w.vehicle_id = t.id and w.status = 'waiting')) g
     where v.id = g.id and (v.gallery, v.spin) is distinct from (g.shots, g.frames)`,
    [rows.map(([id]) => Number(id))],
  );
  return rows.length;
}
