import type { BodyType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';

export type ReportedVehicle = {
  id: number;
  title: string;
  bodyType: BodyType;
  vin: string;
  year: number;
  condition: string;
  mileageKm: number;
  engineHours: number | null;
  owners: number | null;
  isFromFeed: boolean;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
};

/** A vehicle that this holding has or had, for its history. */
export async function findReportedVehicle(
  db: Executor,
  holdingId: number,
  id: number,
): Promise<ReportedVehicle | undefined> {
  const [row] = await db.query<ReportedVehicle>(
    `select v.id, m.name || ' ' || mo.name || ', ' || v.year as title, v.body_type as "bodyType", v.vin, v.year, v.condition,
       v.mileage_km as "mileageKm", v.engine_hours as "engineHours", v.owners, v.source is not null as "isFromFeed", to_char(v.published_at, 'YYYY-MM-DD') as "publishedOn"
     from vehicle v join mark m on m.id = v.mark_id join model mo on mo.id = v.model_id
     where v.holding_id = $1 and v.id = $2`,
    [holdingId, id],
  );
  return row;
}
