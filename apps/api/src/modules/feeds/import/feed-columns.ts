import { getTableColumns } from 'drizzle-orm';
import { vehicle } from '../../../db/schema.ts';
import type { FeedVehicle } from './to-vehicle.ts';

const columns = getTableColumns(vehicle);

/** A vehicle as the database names its columns. */
export function toColumns(row: FeedVehicle): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([property, value]) => [columns[property as keyof typeof columns].name, value]),
  );
}

const nameOf = (property: keyof FeedVehicle) => `"${columns[property].name}"`;

/** Set on insert only: later files change neither rank nor holding. */
const fixed = ['holdingId', 'vin', 'rank'] as const satisfies readonly (keyof FeedVehicle)[];
/** Kept when a later file omits them. */
const optional = [
  'seats',
  'owners',
  'generation',
  'engineHours',
  'rangeKm',
] as const satisfies readonly (keyof FeedVehicle)[];
const plain = [
  'status',
  'type',
  'condition',
  'markId',
  'modelId',
  'dealerId',
  'bodyType',
  'engineType',
  'gearType',
  'driveType',
  'colorGroup',
  'color',
  'year',
  'mileageKm',
  'engineVolume',
  'power',
  'price',
  'oldPrice',
  'vat',
  'modification',
  'trim',
  'benefits',
  'wheel',
  'description',
  'photos',
  'source',
] as const satisfies readonly (keyof FeedVehicle)[];

/** Younger than deliveries that can still be undone: what those have kept lacks them. */
const younger = ['spinPhotos', 'videos'] as const satisfies readonly (keyof FeedVehicle)[];

/** Columns of a new vehicle. */
export const insertedColumns: readonly string[] = [
  ...fixed,
  ...plain,
  ...optional,
  ...younger,
  'specification' as const,
].map(nameOf);
/** A vehicle that somebody paid a deposit for, or buys, stays off sale whatever the file says of its sale. */
const keptStatus = `case when s.status = 'on-sale' and exists (
    select 1 from vehicle_reservation r left join sales_deal d on d.id = r.deal_id where r.vehicle_id = v.id
      and (r.status in ('paid', 'held') or r.status = 'converted' and d.status not in ('delivered', 'cancelled')))
  then 'reserved' else s.status end`;

const orAsItIs = (property: keyof FeedVehicle) =>
  [nameOf(property), `coalesce(s.${nameOf(property)}, v.${nameOf(property)})`] as const;

/** Columns that a later file may change, with what they become; `v` is the vehicle, `s` what the file says. */
export const updatedColumns: readonly (readonly [name: string, value: string])[] = [
  ...[...plain, ...younger].map(
    (property) => [nameOf(property), property === 'status' ? keptStatus : `s.${nameOf(property)}`] as const,
  ),
  ...optional.map(orAsItIs),
  // Figures that this file omits are kept, as those of `optional` are.
  ['specification', 'v.specification || s.specification'],
];

/** The same columns, with what they are again when an import is undone; `s` is the vehicle as it was. */
export const restoredColumns: readonly (readonly [name: string, value: string])[] = [
  ...[...plain, ...optional, 'specification' as const].map(
    (property) => [nameOf(property), property === 'status' ? keptStatus : `s.${nameOf(property)}`] as const,
  ),
  ...younger.map(orAsItIs),
];
