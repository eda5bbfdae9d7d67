import type { TransportType } from '@showroom/domain/dictionaries';
import { isVehicleId } from './kept.ts';

/** A favourite or compared vehicle. */
export type Chosen = {
  id: number;
  /** Kopecks on the day it was chosen; null when it was not priced. Tells later whether it became cheaper. */
  price: number | null;
};

/** Chosen vehicles by transport type, in the order in which they were chosen. Types are never mixed. */
export type Selection = Readonly<Partial<Record<TransportType, readonly Chosen[]>>>;

/** Electric cars are `cars`, as everywhere in the catalogue; commercial vehicles have a list of their own. */
export const selectionTypes: readonly TransportType[] = ['cars', 'moto', 'atv', 'jet-ski', 'commercial'];

function readChosen(value: unknown): Chosen | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !isVehicleId(value.id)) return undefined;
  const price = 'price' in value && Number.isSafeInteger(value.price) ? (value.price as number) : null;
  return { id: value.id, price: price !== null && price >= 0 ? price : null };
}

/** Reads what storage kept. Whatever is not a chosen vehicle, stands twice or is one too many is left out. */
export function readSelection(kept: unknown, limit: number): Selection {
  const selection: Partial<Record<TransportType, readonly Chosen[]>> = {};
  if (typeof kept !== 'object' || kept === null) return selection;
  for (const type of selectionTypes) {
    const list: unknown = Reflect.get(kept, type);
    if (!Array.isArray(list)) continue;
    const seen = new Map<number, Chosen>();
    for (const item of list) {
      const chosen = readChosen(item);
      if (chosen && !seen.has(chosen.id) && seen.size < limit) seen.set(chosen.id, chosen);
    }
    if (seen.size > 0) selection[type] = [...seen.values()];
  }
  return selection;
}

/** The selection with other vehicles of a type. */
export function withType(selection: Selection, type: TransportType, list: readonly Chosen[]): Selection {
  const { [type]: _dropped, ...others } = selection;
  return list.length > 0 ? { ...others, [type]: list } : others;
}

/** How many vehicles are chosen, of all types. */
export const countChosen = (selection: Selection): number =>
  Object.values(selection).reduce((sum, list) => sum + list.length, 0);

/** Types with something chosen, in their fixed order. */
export const chosenTypes = (selection: Selection): TransportType[] =>
  selectionTypes.filter((type) => (selection[type]?.length ?? 0) > 0);
