'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { countOf } from '@showroom/domain/text';
import type { Chosen } from '@showroom/selection/chosen';
import { GroupPanel } from '@showroom/selection/group-panel';
import { groupWords } from '@showroom/selection/group-words';
import { NoAnswer } from '@showroom/selection/no-answer';
import { type Removed, withRemoved } from '@showroom/selection/removed';
import { useFavorites } from '@showroom/selection/selection-lists';
import { paintChoices } from '@showroom/selection/watch-choices';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cards } from '../card/vehicle-card.css.ts';
import { CardPlaceholder } from './card-placeholder.tsx';
import { FavoriteItem, RemovedItem } from './favorite-item.tsx';
import * as css from './favorites.css.ts';
import { FavoritesTools } from './favorites-tools.tsx';
import { type FavoriteOrder, orderFavorites } from './order-favorites.ts';
import { useShort } from './use-short.ts';

type Props = {
  id: string;
  /** Whether tabs stand above it. */
  isTab: boolean;
  type: TransportType;
  list: readonly Chosen[];
  removed: readonly Removed[];
  /** Favourites that were dropped for good. */
  onForget: (type: TransportType, ids: readonly number[]) => void;
};

/** How many cards a phone shows at first. */
const aboveFold = 2;

/** Favourites of one type. */
export function FavoritesPanel({ id, isTab, type, list, removed, onForget }: Props) {
  const { remove, putBack } = useFavorites.getState();
  const drop = useCallback(
    (ids: readonly number[]) => {
      remove(type, ids);
      onForget(type, ids);
    },
    [remove, type, onForget],
  );
  const [order, setOrder] = useState<FavoriteOrder>('added');
  const { known, loading, failed, retry } = useShort(
    list.map((chosen) => chosen.id),
    false,
  );
  // What this brand never had, or has as another type, is no favourite: an old list, or one written by hand.
  const strange = list.filter((chosen) => known.has(chosen.id) && known.get(chosen.id)?.card.type !== type);
  const strangeIds = strange.map((chosen) => chosen.id).join(',');
  useEffect(() => {
    if (strangeIds) drop(strangeIds.split(',').map(Number));
  }, [strangeIds, drop]);
  const returned = useRef<number>(undefined);
  useEffect(() => {
    // Cards that have just come do not know yet that they are favourites.
    paintChoices();
    if (returned.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-item="${returned.current}"] [data-choose]`)?.focus();
    returned.current = undefined;
  });
  const shown = orderFavorites(withRemoved(list, removed), known, order);
  const isIn = (chosen: Chosen) => list.some((other) => other.id === chosen.id);
  const clear = () => {
    drop([...list, ...removed.map(({ chosen }) => chosen)].map((chosen) => chosen.id));
    document.querySelector('main')?.focus();
  };
  const bringBack = (chosen: Chosen) => {
    returned.current = chosen.id;
    putBack(type, chosen, removed.find((item) => item.chosen.id === chosen.id)?.index ?? list.length);
  };
  return (
    <GroupPanel id={id} isTab={isTab} group={type} className={css.view} busy={loading}>
      <div className={css.toolbar}>
        <p className={css.total}>{countOf(list.length, nouns[type].count)}</p>
        <FavoritesTools type={type} count={list.length} order={order} onOrder={setOrder} onClear={clear} />
      </div>
      <VisuallyHidden as="h2">{groupWords[type].name}</VisuallyHidden>
      {failed && <NoAnswer onRetry={retry} />}
      <ul className={cards}>
        {shown.map((chosen, index) => {
          const vehicle = known.get(chosen.id);
          if (!vehicle) return failed || vehicle === null ? null : <CardPlaceholder key={chosen.id} />;
          const { mark, model } = vehicle.card;
          return (
            <li key={chosen.id}>
              {isIn(chosen) ? (
                <FavoriteItem
                  vehicle={vehicle}
                  priceThen={chosen.price}
                  eager={index < aboveFold}
                  onRemove={() => remove(type, [chosen.id])}
                />
              ) : (
                <RemovedItem name={`${mark.name} ${model.name}`} onPutBack={() => bringBack(chosen)} />
              )}
            </li>
          );
        })}
      </ul>
    </GroupPanel>
  );
}
