import type {
  BodyType,
  ColorGroup,
  Condition,
  DriveType,
  EngineType,
  GearType,
  TransportType,
} from '@showroom/domain/dictionaries';
import type { Benefit } from '@showroom/domain/vehicle';
import type { Executor } from '../../../db/database.ts';
import type { Shot } from '../../../db/schema.ts';
import { listedCondition } from '../../catalog/stock-rows.ts';

/** A listed vehicle as public feeds need it. Prices in kopecks. */
export type Offer = {
  id: number;
  vin: string;
  type: TransportType;
  condition: Condition;
  mark: string;
  markCode: string;
  model: string;
  modelCode: string;
  klass: string | null;
  generation: string | null;
  modification: string;
  trim: string;
  year: number;
  mileageKm: number;
  engineHours: number | null;
  price: number;
  oldPrice: number | null;
  bodyType: BodyType;
  colorGroup: ColorGroup;
  color: string;
  engineType: EngineType;
  engineVolume: number;
  power: number;
  gearType: GearType;
  driveType: DriveType;
  wheel: 'left' | 'right';
  seats: number | null;
  owners: number | null;
  vat: boolean;
  benefits: Benefit[];
  description: string;
  /** Stored photos, and the dealer's addresses while none of them was tried. */
  gallery: Shot[];
  photos: string[];
  dealer: string;
  dealerName: string;
  dealerPhone: string;
  dealerAddress: string;
  updatedAt: Date | string;
};

const columns = `v.id, v.vin::text as vin, v.type, v.condition, m.name as mark, m.code as "markCode", o.name as model, o.code as "modelCode", o.klass, v.generation, v.modification, v.trim, v.year,
  v.mileage_km as "mileageKm", v.engine_hours as "engineHours", v.price, v.old_price as "oldPrice", v.body_type as "bodyType", v.color_group as "colorGroup",
  v.color, v.engine_type as "engineType", v.engine_volume as "engineVolume", v.power, v.gear_type as "gearType",
  v.drive_type as "driveType", v.wheel, v.seats, v.owners, v.vat, v.benefits, v.description, v.gallery,
  case when exists (select 1 from vehicle_photo p where p.vehicle_id = v.id and p.status <> 'waiting') then '[]' else v.photos end as photos,
  d.code as dealer, d.name as "dealerName",
  d.phone as "dealerPhone", d.address as "dealerAddress",
  v.updated_at as "updatedAt"`;
const batchSize = 500;

/** Which offers a file holds: all of a holding, or those of one kind, from a place on and so many at most. */
export type OfferRange = {
  holdingId: number;
  types?: readonly TransportType[] | undefined;
  skip: number;
  limit: number;
};

const scope = `v.holding_id = $1 and ($2::text[] is null or v.type = any($2)) and ${listedCondition}`;

/** The id before the first offer of a range; undefined when the range begins behind the end of the stock. */
export async function startOf(db: Executor, { holdingId, types, skip }: OfferRange): Promise<number | undefined> {
  if (skip === 0) return 0;
  const [row] = await db.rows(`select v.id from vehicle v where ${scope} order by v.id offset $3 limit 1`, [
    holdingId,
    types ?? null,
    skip,
  ]);
  return row ? Number(row[0]) - 1 : undefined;
}

/** The offers after an id, in batches, however large the stock: a reader that is slow holds nothing but its batch. */
export async function* offersAfter(db: Executor, start: number, range: OfferRange): AsyncGenerator<Offer[]> {
  let after = start;
  for (let left = range.limit; left > 0; ) {
    const batch = await db.query<Offer>(
      `select ${columns} from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
         join dealer d on d.id = v.dealer_id
       where ${scope} and v.id > $3 order by v.id limit $4`,
      [range.holdingId, range.types ?? null, after, Math.min(batchSize, left)],
    );
    if (batch.length > 0) yield batch;
    if (batch.length < Math.min(batchSize, left)) return;
    left -= batch.length;
    after = batch.at(-1)?.id ?? after;
  }
}
