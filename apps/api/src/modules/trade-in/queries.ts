import { comparableYears } from '@showroom/domain/calculators/trade-in';
import type { Executor } from '../../db/database.ts';

type Row = { id: number; name: string; year: number; mileageKm: number; price: number };

/** Used vehicles of a model on sale, priced, of about the same year. */
export function selectComparable(
  db: Executor,
  { holdingId, mark, model, year }: { holdingId: number; mark: string; model: string; year: number },
): Promise<Row[]> {
  return db.query<Row>(
    `select vehicle.id, mark.name || ' ' || model.name as name, vehicle.year, vehicle.mileage_km as "mileageKm",
       vehicle.price::float8 as price
     from vehicle join mark on mark.id = vehicle.mark_id join model on model.id = vehicle.model_id
     where vehicle.holding_id = $1 and vehicle.status = 'on-sale' and vehicle.price is not null
       and vehicle.condition = 'used' and mark.code = $2 and model.code = $3
       and vehicle.year between $4::int - $5::int and $4::int + $5::int
     order by vehicle.id`,
    [holdingId, mark, model, year, comparableYears],
  );
}
