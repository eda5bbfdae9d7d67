'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { useFavorites } from '@showroom/visitor/favorites-store';
import { selectionTypes } from '@showroom/visitor/selection';
import { useEffect, useState } from 'react';
import { CardSwipe } from '../card/card-swipe.tsx';
import * as css from './favorites.css.ts';
import { FavoritesPanel } from './favorites-panel.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { useRemoved } from './use-removed.ts';

const panelId = 'favorites-panel';

/** Tabs by type, and the favourites of the open one. */
export function FavoritesView() {
  const { selection, ready, restore } = useFavorites();
  const { removed, forget } = useRemoved();
  const [wanted, setWanted] = useState<TransportType>();
  useEffect(restore, [restore]);
  if (!ready) return null;
  // A type stays open while its last vehicle may still be put back.
  const types = selectionTypes.filter((type) => selection[type]?.length || removed[type]?.length);
  const active = types.find((type) => type === wanted) ?? types[0];
  if (!active) return <NothingChosen kind="favorites" />;
  const counts = types.map((type) => [type, selection[type]?.length ?? 0] as const);
  return (
    <div className={css.view}>
      <TypeTabs label="Избранное" counts={counts} active={active} onChoose={setWanted} panelId={panelId} />
      <FavoritesPanel
        key={active}
        id={panelId}
        isTab={counts.length > 1}
        type={active}
        list={selection[active] ?? []}
        removed={removed[active] ?? []}
        onForget={forget}
      />
      <CardSwipe />
    </div>
  );
}
