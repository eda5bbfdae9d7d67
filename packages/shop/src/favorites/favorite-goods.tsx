'use client';

import type { StoreCard } from '@showroom/api-contract/store';
import { goodsGroup as group, useFavoriteAccessories } from '@showroom/selection/shop-lists';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useEffect, useState } from 'react';
import { describeGoods } from '../cards/describe-goods.ts';
import { shelf } from '../cards/goods-card.css.ts';
import { GoodsCard } from '../cards/goods-card.tsx';
import { GoodsIsland } from '../cards/goods-island.tsx';
import type { CentreCities } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';

type Props = {
  site: Pick<ShopSite, 'base' | 'city'>;
  centres: CentreCities;
  /** There is nothing else on the page: an empty list says so. */
  isAlone?: boolean;
};

/** Favourite goods. What loses its heart stays until the page is left, so that nothing moves under the finger. */
export function FavoriteGoods({ site, centres, isAlone = false }: Props) {
  const { selection, ready, restore } = useFavoriteAccessories();
  const [shown, setShown] = useState<readonly number[]>([]);
  const [cards, setCards] = useState<readonly StoreCard[]>([]);
  useEffect(restore, [restore]);
  const now = (selection[group] ?? []).map(({ id }) => id).join(',');
  useEffect(() => {
    const ids = now === '' ? [] : now.split(',').map(Number);
    setShown((before) => [...before, ...ids.filter((id) => !before.includes(id))]);
  }, [now]);
  const wanted = shown.join(',');
  useEffect(() => {
    if (wanted === '') return;
    const stop = new AbortController();
    void describeGoods(wanted.split(',').map(Number), site.city, stop.signal).then((found) => {
      if (!stop.signal.aborted && found) setCards(found);
    });
    return () => stop.abort();
  }, [wanted, site.city]);
  if (!ready || (shown.length === 0 && !isAlone)) return null;
  if (shown.length === 0)
    return (
      <EmptyState title="Здесь пока пусто" actions={<ButtonLink href={`${site.base}/store/`}>Аксессуары</ButtonLink>}>
        <p>Нажмите на&nbsp;сердечко у&nbsp;товара: он сохранится здесь.</p>
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      {!isAlone && <Heading level={2}>Аксессуары и&nbsp;запчасти</Heading>}
      <div className={shelf}>
        {cards.map((card) => (
          <GoodsCard key={card.id} card={card} site={site} centres={centres} />
        ))}
      </div>
      {cards.length > 0 && <GoodsIsland key={cards.length} />}
    </Stack>
  );
}
