import type { CityCode } from '@showroom/domain/city';
import { creditMonths, isQuotedTerm, monthlyPayment, standardTerms } from '@showroom/domain/credit';
import type {
  BodyType,
  ColorGroup,
  Condition,
  DriveType,
  EngineType,
  GearType,
  TransportType,
} from '@showroom/domain/dictionaries';
import { groupMeasures } from '@showroom/domain/text';
import type { VehicleCard } from '@showroom/domain/vehicle';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { Executor } from '../../db/database.ts';
import type { Shot } from '../../db/schema.ts';
import { picturesOf } from './pictures.ts';
import { batteryColumn, payloadColumn, shownCondition } from './stock-rows.ts';

export type CardRow = {
  id: number;
  type: TransportType;
  condition: Condition;
  markCode: string;
  markName: string;
  modelCode: string;
  modelName: string;
  /** Size class; its pictures are drawn by it. */
  klass: string | null;
  modification: string;
  year: number;
  mileageKm: number;
  engineHours: number | null;
  bodyType: BodyType;
  colorGroup: ColorGroup;
  engineType: EngineType;
  engineVolume: number;
  /** Null where nobody knows; the long ones of some kinds are drawn by it. */
  seats: number | null;
  power: number;
  gearType: GearType;
  driveType: DriveType;
  price: number | null;
  oldPrice: number | null;
  vat: boolean;
  owners: number | null;
  rangeKm: number | null;
  /** 0 where there is none. */
  batteryKwh: number;
  /** What a vehicle for work carries; 0 where nobody told. */
  payloadKg: number;
  dealerCode: string;
  dealerName: string;
  dealerCity: CityCode;
  /** Stored photos; without any the drawn pictures are shown. */
  gallery: readonly Shot[];
};

/** Columns of a card; `v`, `m`, `o` and `d` are vehicle, mark, model and dealer of `cardTables`. */
export const cardColumns = `v.id, v.type, v.condition, m.code as "markCode", m.name as "markName", o.code as "modelCode",
  o.name as "modelName", o.klass, v.modification, v.year, v.mileage_km as "mileageKm", v.engine_hours as "engineHours", v.body_type as "bodyType",
  v.color_group as "colorGroup", v.engine_type as "engineType", v.engine_volume as "engineVolume", v.seats, v.power,
  v.gear_type as "gearType", v.drive_type as "driveType", v.price, v.old_price as "oldPrice", v.vat, v.owners,
  v.range_km as "rangeKm", ${batteryColumn} as "batteryKwh", ${payloadColumn} as "payloadKg",
  d.code as "dealerCode", d.name as "dealerName", d.city as "dealerCity", v.gallery`;
export const cardTables =
  'vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id join dealer d on d.id = v.dealer_id';

/** Pictures of a card: as many as are drawn of a vehicle. */
const picturesOfCard = 5;

/** Payment of the standard credit over the longest term that the vehicle is given; null without price, or where that is too short to quote. */
function monthlyOf(row: Pick<CardRow, 'price' | 'bodyType' | 'year'>): number | null {
  const months = creditMonths(row, new Date().getFullYear());
  return row.price !== null && isQuotedTerm(months) ? monthlyPayment(row.price, standardTerms(months)) : null;
}

/** Shapes a row into the card of the contract. */
export function toCard(row: CardRow): VehicleCard {
  return {
    id: row.id,
    type: row.type,
    condition: row.condition,
    mark: { code: row.markCode, name: row.markName },
    model: { code: row.modelCode, name: row.modelName },
    modification: groupMeasures(row.modification),
    year: row.year,
    mileageKm: countsHours(row.type) ? 0 : row.mileageKm,
    // Left out where there are none: a listing carries many cards.
    ...(row.engineHours && { engineHours: row.engineHours }),
    bodyType: row.bodyType,
    colorGroup: row.colorGroup,
    engineType: row.engineType,
    engineVolume: row.engineVolume,
    power: row.power,
    gearType: row.gearType,
    driveType: row.driveType,
    price: row.price,
    oldPrice: row.oldPrice,
    monthly: monthlyOf(row),
    vat: row.vat,
    owners: row.owners,
    rangeKm: row.rangeKm,
    ...(row.batteryKwh > 0 && { batteryKwh: row.batteryKwh }),
    ...(row.payloadKg > 0 && { payloadKg: row.payloadKg }),
    dealer: { code: row.dealerCode, name: row.dealerName, city: row.dealerCity },
    pictures: picturesOf(row, `${row.markName} ${row.modelName}`).slice(0, picturesOfCard),
  };
}

/** Stored photos of vehicles, by id. */
export async function findGalleries(db: Executor, ids: readonly number[]): Promise<Map<number, readonly Shot[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; gallery: Shot[] }>(
    `select id, jsonb_path_query_array(gallery, '$[0 to ${picturesOfCard - 1}]') as gallery from vehicle where id = any($1::int[])`,
    [ids],
  );
  return new Map(rows.map(({ id, gallery }) => [id, gallery]));
}

/** Cards in the order of the ids. One that left the stock since the ids were found is left out. */
export async function getCards(executor: Executor, ids: readonly number[]): Promise<VehicleCard[]> {
  if (ids.length === 0) return [];
  const rows = await executor.query<CardRow>(
    `select ${cardColumns} from ${cardTables} where v.id = any($1::int[]) and ${shownCondition}`,
    [ids],
  );
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
