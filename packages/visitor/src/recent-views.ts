import { isVehicleId, keep, readKept } from './kept.ts';

const key = 'recent.v1';

/** How many are remembered: two screens of a phone's row. */
export const recentLimit = 12;

/** Ids of the vehicles that this visitor looked at, the last one first. */
export function recentViews(): number[] {
  const kept = readKept(key);
  return Array.isArray(kept) ? [...new Set(kept.filter(isVehicleId))].slice(0, recentLimit) : [];
}

/** Remembers that a vehicle was looked at. */
export function rememberView(id: number): void {
  keep(key, [id, ...recentViews().filter((other) => other !== id)].slice(0, recentLimit));
}
