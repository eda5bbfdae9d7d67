import type { StoreCard } from '@showroom/api-contract/store';
import type { CityCode } from '@showroom/domain/city';
import { readQuantities } from '@showroom/selection/basket-quantities';
import { goodsGroup as group, useBasket as useBasketList } from '@showroom/selection/shop-lists';
import { keep, readKept } from '@showroom/visitor/kept';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { describeGoods } from '../cards/describe-goods.ts';
import { keepPieces } from '../cards/put-into-basket.ts';
import { useComeback } from '../use-comeback.ts';
import { type BasketLine, basketLines, withSeenPrices } from './basket-lines.ts';

/** Lines that are not to be ordered now. */
const uncheckedKey = 'basketUnchecked.v1';
/** What other tabs change beside the list itself. */
const followedKeys: readonly (string | null)[] = ['basketQuantity', uncheckedKey, null];

const isNumber = (value: unknown): value is number => typeof value === 'number';
function readUnchecked(): Set<number> {
  const kept = readKept(uncheckedKey);
  return new Set(Array.isArray(kept) ? kept.filter(isNumber) : []);
}

/** Tells everybody who looks at the basket, the sync among them, that its counts changed. */
const touch = () => useBasketList.getState().replace(useBasketList.getState().latest());

/** What the shop says of these ids; null when it does not answer. */
async function describe(ids: readonly number[], city: CityCode): Promise<Map<number, StoreCard | null> | null> {
  const found = await describeGoods(ids, city);
  if (!found) return null;
  const cards = new Map<number, StoreCard | null>(ids.map((id) => [id, null]));
  for (const card of found) cards.set(card.id, card);
  return cards;
}

export type Basket = {
  /** `away`: the shop cannot be asked; what is kept here stays. */
  state: 'loading' | 'away' | 'ready';
  /** Items that lie here, described or not. */
  size: number;
  lines: readonly BasketLine[];
  setCount: (id: number, count: number) => void;
  check: (ids: readonly number[], checked: boolean) => void;
  remove: (ids: readonly number[]) => void;
  /** Puts a line back where it stood. */
  putBack: (line: { id: number; price: number | null; count: number; index: number }) => void;
  retry: () => void;
};

/** The visitor's basket: kept here, described by the shop, the same in every tab. */
export function useBasket(city: CityCode): Basket {
  const { selection, ready, restore } = useBasketList();
  const [cards, setCards] = useState<ReadonlyMap<number, StoreCard | null>>(new Map());
  const [isAway, setAway] = useState(false);
  const [turn, setTurn] = useState(0);
  const [version, setVersion] = useState(0);
  useEffect(restore, [restore]);
  const retry = useCallback(() => setTurn((now) => now + 1), []);
  useComeback(isAway, retry);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => followedKeys.includes(key) && setVersion((now) => now + 1);
    const look = () => document.visibilityState === 'visible' && setTurn((now) => now + 1);
    addEventListener('storage', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('storage', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const kept = selection[group];
  const ids = (kept ?? []).map(({ id }) => id).join(',');
  useEffect(() => {
    let isOver = false;
    if (ids === '') return;
    void describe(ids.split(',').map(Number), city).then((found) => {
      if (isOver) return;
      setAway(found === null);
      if (!found) return;
      setCards(found);
      const { latest, replace } = useBasketList.getState();
      const seen = withSeenPrices(latest()[group] ?? [], found);
      if (seen) replace({ [group]: seen });
    });
    return () => {
      isOver = true;
    };
  }, [ids, city, turn]);
  const lines = useMemo(
    () => basketLines({ kept: kept ?? [], cards, quantities: readQuantities(), unchecked: readUnchecked() }),
    [kept, cards, version],
  );
  const size = kept?.length ?? 0;
  const isKnown = (kept ?? []).every(({ id }) => cards.has(id));
  const list = useBasketList.getState;
  return {
    state: !ready ? 'loading' : isKnown ? 'ready' : isAway ? 'away' : 'loading',
    size,
    lines,
    setCount: (id, count) => {
      keepPieces(id, count);
      touch();
    },
    check: (changed, checked) => {
      const unchecked = readUnchecked();
      for (const id of changed) {
        if (checked) unchecked.delete(id);
        else unchecked.add(id);
      }
      keep(uncheckedKey, [...unchecked]);
      setVersion((now) => now + 1);
    },
    remove: (removed) => list().remove(group, removed),
    putBack: ({ id, price, count, index }) => {
      keepPieces(id, count);
      list().putBack(group, { id, price }, index);
    },
    retry,
  };
}
