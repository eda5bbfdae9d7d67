import { createSelectionStore } from './selection-store.ts';

/** How many vehicles of one type stand side by side: as many as the API describes in one answer. */
export const compareLimit = 20;

/** Vehicles that this visitor compares, by transport type (PRD-3). */
export const useCompare = createSelectionStore('compare.v1', compareLimit);
