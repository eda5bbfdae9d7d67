import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { photoFile, photoFiles } from './photo-files.ts';

/** A withdrawn vehicle that comes back within this has its photos at once. */
const keptOfGone = "interval '30 days'";
/** Pages that are still open, and those that others keep, show a photo for a while after its vehicle has lost it. */
const keptUnused = "interval '2 days'";
const atOnce = 20;

/** Removes photos that no vehicle has any more. @returns how many */
export async function purgePhotos(database: Database, store: ObjectStore): Promise<number> {
  await database.exclusive(async (db) => {
    await db.query(
      `with gone as (
         delete from vehicle_photo p using vehicle v where v.id = p.vehicle_id and v.status in ('sold', 'withdrawn')
           and v.updated_at < now() - ${keptOfGone} returning p.vehicle_id)
       update vehicle v set gallery = '[]', spin = '[]' where v.id in (select vehicle_id from gone)`,
    );
    await db.query(
      `update photo f set unused_at = now() where f.unused_at is null and f.created_at < now() - interval '1 hour'
         and not exists (select 1 from vehicle_photo p where p.photo_key = f.key)`,
    );
    await db.query(
      `update photo f set unused_at = null where f.unused_at is not null
         and exists (select 1 from vehicle_photo p where p.photo_key = f.key)`,
    );
  });
  for (let removed = 0; ; ) {
    const count = await database.transaction(async (db) => {
      const rows = await db.rows(
        `delete from photo where key in (
           select f.key from photo f where f.unused_at < now() - ${keptUnused}
             and not exists (select 1 from vehicle_photo p where p.photo_key = f.key) limit ${atOnce} for update skip locked)
         returning key`,
      );
      // The row goes with its files or not at all: files without a row would stay for ever.
      for (const [key] of rows) for (const file of photoFiles) await store.remove(photoFile(String(key), file));
      return rows.length;
    });
    removed += count;
    if (count < atOnce) return removed;
  }
}
