import type { TransportType } from '../dictionaries.ts';

/** Lists that a customer has on every device. Accessories and the basket belong to the shop. */
export const syncedLists = ['favorites', 'compare', 'accessories', 'basket'] as const;
export type SyncedList = (typeof syncedLists)[number];

/** Most of one kind of vehicle, or of the shop's things, that a visitor puts on a list. A merge may bring more: nothing is lost. */
export const selectionLimits: Readonly<Record<SyncedList, number>> = {
  favorites: 100,
  compare: 20,
  accessories: 100,
  basket: 100,
};
/** Most things of one list that an account holds at all. */
export const maxListEntries = 1_000;

/** A thing on a list. */
export type SelectionEntry = {
  id: number;
  /** Of a vehicle. */
  group?: TransportType | undefined;
  /** Kopecks on the day it was chosen; null when it was not priced. */
  price?: number | null | undefined;
  /** Pieces, in the basket. */
  count?: number | undefined;
};

export type SelectionSnapshot = Readonly<Record<SyncedList, readonly SelectionEntry[]>>;

export const emptySnapshot: SelectionSnapshot = { favorites: [], compare: [], accessories: [], basket: [] };

/**
 * What was done to a list. `add`: put on it, where it may stand already: then the greater count stays. `set`: another count.
 */
export type SelectionChange =
  | { list: SyncedList; kind: 'add' | 'set'; entry: SelectionEntry }
  | { list: SyncedList; kind: 'drop'; id: number };

function changed(list: readonly SelectionEntry[], change: SelectionChange): readonly SelectionEntry[] {
  if (change.kind === 'drop') return list.filter(({ id }) => id !== change.id);
  const { kind, entry } = change;
  const there = list.find(({ id }) => id === entry.id);
  if (!there) return [...list, entry];
  if (entry.count === undefined) return list;
  const count = kind === 'add' ? Math.max(there.count ?? 0, entry.count) : entry.count;
  return list.map((one) => (one.id === entry.id ? { ...one, count } : one));
}

/** The lists after changes, in their order. Applying a change twice in a row is applying it once. */
export function applyChanges(snapshot: SelectionSnapshot, changes: readonly SelectionChange[]): SelectionSnapshot {
  const after = { ...snapshot };
  for (const change of changes) after[change.list] = changed(after[change.list], change);
  return after;
}

/** The changes that lead from one state of the lists to another. */
export function changesBetween(before: SelectionSnapshot, after: SelectionSnapshot): SelectionChange[] {
  return syncedLists.flatMap((list): SelectionChange[] => {
    const then = new Map(before[list].map((entry) => [entry.id, entry]));
    const now = new Set(after[list].map(({ id }) => id));
    return [
      ...before[list].flatMap(({ id }) => (now.has(id) ? [] : [{ list, kind: 'drop' as const, id }])),
      ...after[list].flatMap((entry): SelectionChange[] => {
        const there = then.get(entry.id);
        if (!there) return [{ list, kind: 'add' as const, entry }];
        return there.count === entry.count ? [] : [{ list, kind: 'set' as const, entry }];
      }),
    ];
  });
}
