import type { Executor } from '../../db/database.ts';
import { isSurrogate } from '../catalog/surrogate-number.ts';

/** Photos of the vehicles of a holding: how many are stored, wait for their first try, or were tried in vain. */
export type PhotoCounts = { stored: number; waiting: number; dead: number };
/** An address without a photo. `vin`: null where nobody wrote the vehicle's number. */
export type DeadPhoto = {
  vehicleId: number;
  vin: string | null;
  place: number;
  url: string;
  error: string;
  attempts: number;
  nextAt: string;
};

const ofHolding = 'vehicle_photo p join vehicle v on v.id = p.vehicle_id where v.holding_id = $1';

export async function countPhotos(db: Executor, holdingId: number): Promise<PhotoCounts> {
  const [row] = await db.query<PhotoCounts>(
    `select count(*) filter (where p.status = 'stored')::int as stored, count(*) filter (where p.status = 'dead')::int as dead,
       count(*) filter (where p.status = 'waiting')::int + (
         select coalesce(sum(jsonb_array_length(v.photos)), 0)::int from photo_due d join vehicle v on v.id = d.vehicle_id
         where d.stage = 'list' and v.holding_id = $1
           and not exists (select 1 from vehicle_photo q where q.vehicle_id = v.id)) as waiting
     from ${ofHolding}`,
    [holdingId],
  );
  return row ?? { stored: 0, waiting: 0, dead: 0 };
}

/** Addresses that were tried in vain, in the order of VINs. */
export async function listDead(db: Executor, holdingId: number, limit: number): Promise<DeadPhoto[]> {
  const rows = await db.query<DeadPhoto & { vin: string; nextAt: Date | string }>(
    `select v.id as "vehicleId", v.vin, p.place, p.url, p.error, p.attempts, p.next_at as "nextAt" from ${ofHolding} and p.status = 'dead'
     order by v.vin, p.place limit $2`,
    [holdingId, limit],
  );
  return rows.map((row) => ({
    ...row,
    vin: isSurrogate(row.vin) ? null : row.vin,
    nextAt: new Date(row.nextAt).toISOString(),
  }));
}
