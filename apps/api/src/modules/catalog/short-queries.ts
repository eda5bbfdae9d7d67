import type { ShortVehicle, VehicleTraits } from '@showroom/api-contract/catalog-short';
import type { Executor } from '../../db/database.ts';
import type { VehicleStatus } from '../../db/schema.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './card-queries.ts';

type TraitColumns = Omit<VehicleTraits, 'equipment'> & { equipment: VehicleTraits['equipment'] | null };
type ShortRow = CardRow & { status: VehicleStatus } & Partial<TraitColumns>;

const traitColumns = `v.generation, v.trim, m.country, v.color, v.owners, v.consumption, v.acceleration,
  v.range_km as "rangeKm", v.specification, e.groups as equipment`;

const stateOf: Record<VehicleStatus, ShortVehicle['state']> = {
  'on-sale': 'on-sale',
  reserved: 'reserved',
  sold: 'gone',
  withdrawn: 'gone',
};

function toTraits(row: ShortRow & TraitColumns): VehicleTraits {
  const {
    generation,
    trim,
    seats,
    country,
    color,
    owners,
    consumption,
    acceleration,
    rangeKm,
    specification,
    equipment,
  } = row;
  return {
    generation,
    trim,
    seats,
    country,
    color,
    owners,
    consumption,
    acceleration,
    rangeKm,
    specification,
    equipment: equipment ?? [],
  };
}

function toShort(row: ShortRow, detailed: boolean): ShortVehicle {
  const state = stateOf[row.status];
  // The price of a sold vehicle is not published.
  const card = toCard(state === 'gone' ? { ...row, price: null, oldPrice: null } : row);
  return { state, card, traits: detailed ? toTraits(row as ShortRow & TraitColumns) : null };
}

/** Vehicles of a holding in any state, in the order of the ids. One that this holding never had is left out. */
export async function findShort(
  executor: Executor,
  holdingId: number,
  ids: readonly number[],
  detailed: boolean,
): Promise<ShortVehicle[]> {
  const rows = await executor.query<ShortRow>(
    `select ${cardColumns}, v.status${detailed ? `, ${traitColumns}` : ''}
     from ${cardTables}${detailed ? ' left join trim_equipment e on e.id = v.trim_equipment_id' : ''}
     where v.id = any($1::int[]) and v.holding_id = $2`,
    [ids, holdingId],
  );
  const found = new Map(rows.map((row) => [row.id, toShort(row, detailed)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
