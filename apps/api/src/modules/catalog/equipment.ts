import { codesOf } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { type EquipmentItem, equipmentItems } from './equipment.data.ts';

const items = codesOf(equipmentItems);

/** The bit of a thing in what a vehicle has. */
export const bitOfEquipment = (item: EquipmentItem): number => 1 << items.indexOf(item);

/** What a text lists of what people choose by, as bits. */
const bitsListedIn = (text: string): number =>
  items.reduce((bits, item) => (equipmentItems[item].test(text) ? bits | bitOfEquipment(item) : bits), 0);

/** What each known set of equipment has, by its id. */
export async function loadEquipment(executor: Executor): Promise<ReadonlyMap<number, number>> {
  const rows = await executor.query<{ id: number; text: string }>(
    'select id, groups::text as text from trim_equipment',
  );
  return new Map(rows.map(({ id, text }) => [id, bitsListedIn(text)]));
}
