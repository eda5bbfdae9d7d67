'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Removed } from './removed.ts';
import { type SelectionGroup, selectionGroups } from './selection-groups.ts';
import { useFavorites } from './selection-lists.ts';

type ByGroup = Partial<Record<SelectionGroup, readonly Removed[]>>;

/** Favourites that left the list while this page was open, whoever took them out. `forget` is for those that nobody may want back. */
export function useRemoved(): { removed: ByGroup; forget: (group: SelectionGroup, ids: readonly number[]) => void } {
  const [removed, setRemoved] = useState<ByGroup>({});
  useEffect(
    () =>
      useFavorites.subscribe(({ selection }, { selection: before, ready }) => {
        if (!ready) return;
        for (const group of selectionGroups) {
          const now = new Set(selection[group]?.map(({ id }) => id));
          const left = (before[group] ?? []).flatMap((chosen, index) =>
            now.has(chosen.id) ? [] : [{ chosen, index }],
          );
          setRemoved((all) => {
            const kept = (all[group] ?? []).filter(({ chosen }) => !now.has(chosen.id));
            return left.length === 0 && kept.length === (all[group] ?? []).length
              ? all
              : { ...all, [group]: [...kept, ...left] };
          });
        }
      }),
    [],
  );
  const forget = useCallback(
    (group: SelectionGroup, ids: readonly number[]) =>
      setRemoved((all) => ({ ...all, [group]: (all[group] ?? []).filter(({ chosen }) => !ids.includes(chosen.id)) })),
    [],
  );
  return { removed, forget };
}
