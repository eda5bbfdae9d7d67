import { keep, readKept } from '@showroom/visitor/kept';
import { isId } from './chosen.ts';

/** Ids that this visitor looked at, the last one first. */
export type RecentList = { read: () => number[]; remember: (id: number) => void };

/** @param key name in local storage, with the version of its form. @param limit how many are remembered */
export function createRecentList(key: string, limit: number): RecentList {
  const read = () => {
    const kept = readKept(key);
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, limit) : [];
  };
  return { read, remember: (id) => keep(key, [id, ...read().filter((other) => other !== id)].slice(0, limit)) };
}

/** Vehicles: two screens of a phone's row. */
export const recentVehicles = createRecentList('recent.v1', 12);
