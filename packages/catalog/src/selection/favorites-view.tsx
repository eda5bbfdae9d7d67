'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { GroupTabs } from '@showroom/selection/group-tabs';
import { selectionGroups } from '@showroom/selection/selection-groups';
import { useFavorites } from '@showroom/selection/selection-lists';
import { useFavoriteAccessories } from '@showroom/selection/shop-lists';
import { useRemoved } from '@showroom/selection/use-removed';
import { useEffect, useState } from 'react';
import { CardSwipe } from '../card/card-swipe.tsx';
import * as css from './favorites.css.ts';
import { FavoritesPanel } from './favorites-panel.tsx';
import { NothingChosen } from './nothing-chosen.tsx';

const panelId = 'favorites-panel';

/** Tabs by type, and the favourites of the open one. */
export function FavoritesView() {
  const { selection, ready, restore } = useFavorites();
  const { removed, forget } = useRemoved();
  const [wanted, setWanted] = useState<TransportType>();
  const goods = useFavoriteAccessories();
  useEffect(restore, [restore]);
  useEffect(goods.restore, [goods.restore]);
  if (!ready) return null;
  // A type stays open while its last vehicle may still be put back.
  const types = selectionGroups.filter((type) => selection[type]?.length || removed[type]?.length);
  const active = types.find((type) => type === wanted) ?? types[0];
  if (!active) return goods.ready && goods.selection.accessories ? null : <NothingChosen kind="favorites" />;
  const counts = types.map((type) => [type, selection[type]?.length ?? 0] as const);
  return (
    <div className={css.view}>
      <GroupTabs label="Избранное" counts={counts} active={active} onChoose={setWanted} panelId={panelId} />
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
