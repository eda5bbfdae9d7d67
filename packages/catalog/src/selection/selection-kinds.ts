import { useCompare } from '@showroom/visitor/compare-store';
import { useFavorites } from '@showroom/visitor/favorites-store';

/** The two lists that a vehicle can be put on. */
export const selectionStores = { favorites: useFavorites, compare: useCompare };
export type SelectionKind = keyof typeof selectionStores;

export const isSelectionKind = (value: unknown): value is SelectionKind =>
  typeof value === 'string' && Object.hasOwn(selectionStores, value);
