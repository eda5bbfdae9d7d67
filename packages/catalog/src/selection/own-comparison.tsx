'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import type { Chosen } from '@showroom/selection/chosen';
import { GroupTabs } from '@showroom/selection/group-tabs';
import { NoAnswer } from '@showroom/selection/no-answer';
import { chosenGroups } from '@showroom/selection/selection-groups';
import { useCompare } from '@showroom/selection/selection-lists';
import { Button } from '@showroom/ui/button';
import { useEffect, useRef, useState } from 'react';
import * as css from './compare.css.ts';
import { ComparePanel } from './compare-panel.tsx';
import { ComparePlaceholder } from './compare-placeholder.tsx';
import { isCompared } from './compare-values.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { useShort } from './use-short.ts';

const panelId = 'compare-panel';

type Undo = { type: TransportType; chosen: Chosen; index: number; name: string };

/** The visitor's own comparison: a tab for each type, columns that can be taken out and put back. */
export function OwnComparison() {
  const { selection, ready, restore, remove, putBack } = useCompare();
  const [wanted, setWanted] = useState<TransportType>();
  const [undo, setUndo] = useState<Undo>();
  const undoPlace = useRef<HTMLParagraphElement>(null);
  useEffect(restore, [restore]);
  useEffect(() => {
    // The pressed button went with its column.
    if (undo) undoPlace.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [undo]);
  const types = chosenGroups(selection);
  const active = types.find((type) => type === wanted) ?? types[0];
  const list = (active && selection[active]) || [];
  const { known, loading, failed, retry } = useShort(
    list.map(({ id }) => id),
    true,
  );
  // What this brand never had, or has as another type, is no column: an old list, or one written by hand.
  const strange = list.filter(({ id }) => known.has(id) && known.get(id)?.card.type !== active);
  const strangeIds = strange.map(({ id }) => id).join(',');
  useEffect(() => {
    if (active && strangeIds) remove(active, strangeIds.split(',').map(Number));
  }, [active, strangeIds, remove]);
  if (!ready) return null;
  const takeOut = (type: TransportType, id: number, name: string) => {
    const index = selection[type]?.findIndex((chosen) => chosen.id === id) ?? -1;
    const chosen = selection[type]?.[index];
    remove(type, [id]);
    if (chosen) setUndo({ type, chosen, index, name });
  };
  return (
    <div className={css.view}>
      {undo && (
        <p ref={undoPlace} className={css.undo} role="status" data-print="hide">
          Убрано из сравнения: {undo.name}{' '}
          <Button
            tone="outline"
            size="sm"
            onClick={() => {
              putBack(undo.type, undo.chosen, undo.index);
              setWanted(undo.type);
              setUndo(undefined);
            }}
          >
            Вернуть
          </Button>
        </p>
      )}
      {active ? (
        <>
          <GroupTabs
            label="Сравнение"
            counts={types.map((type) => [type, selection[type]?.length ?? 0] as const)}
            active={active}
            onChoose={setWanted}
            panelId={panelId}
          />
          {failed && <NoAnswer onRetry={retry} />}
          {loading && <ComparePlaceholder columns={list.length} />}
          {!failed && !loading && (
            <ComparePanel
              key={active}
              id={panelId}
              isTab={types.length > 1}
              type={active}
              vehicles={list.flatMap(({ id }) => known.get(id) ?? []).filter(isCompared)}
              onRemove={(id, name) => takeOut(active, id, name)}
            />
          )}
        </>
      ) : (
        <NothingChosen kind="compare" />
      )}
    </div>
  );
}
