'use client';

import { useEffect } from 'react';
import type { OwnSelection } from './selection-groups.ts';
import { type SelectionKind, selectionLists } from './selection-lists.ts';

/** What this visitor put aside; empty on the server and until storage was read. */
export function useSelection(kind: SelectionKind): OwnSelection {
  const useStore = selectionLists[kind];
  const restore = useStore((state) => state.restore);
  useEffect(restore, [restore]);
  return useStore((state) => state.selection);
}
