'use client';

import { useCompare } from '@showroom/visitor/compare-store';
import { useFavorites } from '@showroom/visitor/favorites-store';
import type { Selection } from '@showroom/visitor/selection';
import { useEffect } from 'react';

const stores = { favorites: useFavorites, compare: useCompare };
export type SelectionKind = keyof typeof stores;

/** What this visitor put aside; empty on the server and until storage was read. */
export function useSelection(kind: SelectionKind): Selection {
  const useStore = stores[kind];
  const restore = useStore((state) => state.restore);
  useEffect(restore, [restore]);
  return useStore((state) => state.selection);
}
