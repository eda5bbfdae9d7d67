import { type SelectionGroup, selectionGroups } from './selection-groups.ts';
import { localSelection } from './selection-storage.ts';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';

/** How many things of one group stand side by side: as many as the API describes in one answer. */
export const compareLimit = 20;

const list = (key: string, limit: number): SelectionStore<SelectionGroup> =>
  createSelectionStore({ groups: selectionGroups, limit, storage: localSelection(key) });

/** Favourites of this visitor (PRD-3). */
export const useFavorites = list('favorites.v1', 100);

/** What this visitor compares (PRD-3). */
export const useCompare = list('compare.v1', compareLimit);

/** The lists that a thing can be put on. */
export const selectionLists = { favorites: useFavorites, compare: useCompare };
export type SelectionKind = keyof typeof selectionLists;
export const selectionKinds = Object.keys(selectionLists) as SelectionKind[];

export const isSelectionKind = (value: unknown): value is SelectionKind =>
  selectionKinds.some((kind) => kind === value);
