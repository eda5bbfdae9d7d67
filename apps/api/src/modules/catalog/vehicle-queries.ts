import type { Country } from '@showroom/domain/dictionaries';
import type { Specification } from '@showroom/domain/specification';
import type { Adviser, Benefit, Dealer, VehicleDetail } from '@showroom/domain/vehicle';
import type { VehicleInspection } from '@showroom/domain/vehicle-inspection';
import type { VehicleVideo } from '@showroom/domain/vehicle-video';
import type { Executor } from '../../db/database.ts';
import type { Shot, VehicleStatus } from '../../db/schema.ts';
import { type CardRow, cardColumns, cardTables } from './card-queries.ts';
import { listedCondition } from './stock-rows.ts';

export type VehicleRow = CardRow & {
  status: VehicleStatus;
  holdingId: number;
  vin: string;
  generation: string | null;
  trim: string;
  country: Country;
  color: string;
  owners: number | null;
  consumption: number | null;
  acceleration: number | null;
  rangeKm: number | null;
  specification: Specification;
  isFromFeed: boolean;
  priceHistory: { on: string; price: number }[];
  inspection: VehicleInspection | null;
  spin: readonly Shot[];
  videos: VehicleVideo[];
  benefits: Benefit[];
  adviserCode: string | null;
  description: string;
  publishedAt: Date | string;
  /** Until when it is held for a deposit; null: it is not. */
  heldUntil: Date | string | null;
  equipment: { group: string; items: string[] }[] | null;
  dealerId: number;
};

/** One vehicle of a holding in any status, or undefined. */
export async function findVehicle(executor: Executor, id: number, holdingId: number): Promise<VehicleRow | undefined> {
  const [row] = await executor.query<VehicleRow>(
    `select ${cardColumns}, v.status, v.holding_id as "holdingId", v.vin, v.generation, v.trim, v.seats, m.country, v.color,
       v.owners, v.consumption, v.acceleration, v.range_km as "rangeKm", v.specification, v.source is not null as "isFromFeed", v.price_history as "priceHistory", v.inspection, v.spin, v.videos, v.benefits, v.adviser_code as "adviserCode",
       v.description, v.published_at as "publishedAt", e.groups as equipment,
       (select r.held_until from vehicle_reservation r where r.vehicle_id = v.id and r.status in ('paid', 'held')) as "heldUntil",
       v.dealer_id as "dealerId"
     from ${cardTables} left join trim_equipment e on e.id = v.trim_equipment_id
     where v.id = $1 and v.holding_id = $2`,
    [id, holdingId],
  );
  return row;
}

export async function findStatus(
  executor: Executor,
  id: number,
  holdingId: number,
): Promise<VehicleStatus | undefined> {
  const [row] = await executor.rows('select status from vehicle where id = $1 and holding_id = $2', [id, holdingId]);
  return row?.[0] as VehicleStatus | undefined;
}

/** Peers fewer than this say nothing of a price. */
const leastPeers = 3;

type PeerRow = NonNullable<VehicleDetail['peers']> & { sameTrim: boolean };

/** Prices of the model's other vehicles in stock, of the same condition and fuel and of about the same years; of the same trim where they are enough (PD-139). */
export async function findPeers(executor: Executor, { id, year, trim }: VehicleRow): Promise<VehicleDetail['peers']> {
  const [row] = await executor.query<PeerRow>(
    `with peer as (select v.price, v.year, v.trim = o.trim as same
       from vehicle o join vehicle v on v.holding_id = o.holding_id and v.model_id = o.model_id
         and v.condition = o.condition and v.engine_type = o.engine_type and v.id <> o.id
       where o.id = $1 and v.year between $2 and $3 and ${listedCondition})
     select count(*)::int as count, percentile_disc(0.5) within group (order by price)::float8 as median,
       min(year)::int as "yearFrom", max(year)::int as "yearTo", bool_and(same) as "sameTrim"
     from peer where same or (select count(*) from peer where same) < $4`,
    [id, year - 1, year + 1, leastPeers],
  );
  if (!row || row.count < leastPeers) return undefined;
  const { sameTrim, ...peers } = row;
  return sameTrim && trim ? { ...peers, trim } : peers;
}

/** The dealer centre of a vehicle, all but its stock. */
export async function findDealer(executor: Executor, id: number): Promise<Omit<Dealer, 'stockCount'>> {
  const [row] = await executor.query<Omit<Dealer, 'stockCount'>>(
    `select d.code, d.name, d.city, d.address, d.metro, d.latitude, d.longitude, d.phone, d.departments, d.advisers,
       coalesce((select jsonb_agg(jsonb_build_object('code', m.code, 'name', m.name) order by m.sort_key)
         from dealer_mark x join mark m on m.id = x.mark_id where x.dealer_id = d.id), '[]') as marks
     from dealer d where d.id = $1`,
    [id],
  );
  if (!row) throw new Error(`A vehicle points at dealer ${id}, which is not there.`);
  return row;
}

/** The adviser of a vehicle among those of its dealer. */
export function findAdviser(dealer: { advisers: readonly Adviser[] }, code: string | null): Adviser | null {
  return dealer.advisers.find((adviser) => adviser.code === code) ?? null;
}
