import { createSelectionStore } from './selection-store.ts';

/** Favourite vehicles of this visitor, by transport type (PRD-3). */
export const useFavorites = createSelectionStore('favorites.v1', 100);
