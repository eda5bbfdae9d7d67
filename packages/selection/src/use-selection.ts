'use client';

import { useEffect } from 'react';
import type { Selection } from './chosen.ts';
import { keepWithAccount } from './keep-with-account.ts';
import type { OwnSelection } from './selection-groups.ts';
import { type SelectionKind, selectionLists } from './selection-lists.ts';
import { useFavoriteAccessories } from './sync/shop-lists.ts';

/** What this visitor put aside; empty on the server and until storage was read. */
export function useSelection(kind: SelectionKind): OwnSelection {
  const useStore = selectionLists[kind];
  const restore = useStore((state) => state.restore);
  useEffect(restore, [restore]);
  useEffect(keepWithAccount, []);
  return useStore((state) => state.selection);
}

/** The same with what the shop adds to it: favourites are counted with their accessories (PRD-2). */
export function useCounted(kind: SelectionKind): Selection<string> {
  const vehicles = useSelection(kind);
  const restore = useFavoriteAccessories((state) => state.restore);
  useEffect(restore, [restore]);
  const goods = useFavoriteAccessories((state) => state.selection);
  return kind === 'favorites' ? { ...vehicles, ...goods } : vehicles;
}
