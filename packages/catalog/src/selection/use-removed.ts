'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { useFavorites } from '@showroom/visitor/favorites-store';
import { selectionTypes } from '@showroom/visitor/selection';
import { useCallback, useEffect, useState } from 'react';
import type { Removed } from './order-favorites.ts';

type ByType = Partial<Record<TransportType, readonly Removed[]>>;

/** Favourites that left the list while this page was open, whoever took them out. `forget` is for those that nobody may want back. */
export function useRemoved(): { removed: ByType; forget: (type: TransportType, ids: readonly number[]) => void } {
  const [removed, setRemoved] = useState<ByType>({});
  useEffect(
    () =>
      useFavorites.subscribe(({ selection }, { selection: before, ready }) => {
        if (!ready) return;
        for (const type of selectionTypes) {
          const now = new Set(selection[type]?.map(({ id }) => id));
          const left = (before[type] ?? []).flatMap((chosen, index) => (now.has(chosen.id) ? [] : [{ chosen, index }]));
          setRemoved((all) => {
            const kept = (all[type] ?? []).filter(({ chosen }) => !now.has(chosen.id));
            return left.length === 0 && kept.length === (all[type] ?? []).length
              ? all
              : { ...all, [type]: [...kept, ...left] };
          });
        }
      }),
    [],
  );
  const forget = useCallback(
    (type: TransportType, ids: readonly number[]) =>
      setRemoved((all) => ({ ...all, [type]: (all[type] ?? []).filter(({ chosen }) => !ids.includes(chosen.id)) })),
    [],
  );
  return { removed, forget };
}
