import type { AnalyticsEvent } from '@showroom/analytics/analytics-event';
import { onTracked } from '@showroom/analytics/track';
import { readQuantities } from '@showroom/selection/basket-quantities';
import { goodsGroup, useBasket, useFavoriteAccessories } from '@showroom/selection/shop-lists';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putAtLeast, putIntoBasket, toggleFavorite } from './put-into-basket.ts';

const heard: AnalyticsEvent[] = [];
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  stop = onTracked((event) => void heard.push(event));
});
afterEach(() => {
  stop();
  heard.length = 0;
  vi.unstubAllGlobals();
  for (const list of [useBasket, useFavoriteAccessories]) list.getState().replace({});
});

test('what is put into the basket is told once; what does not fit is not', () => {
  expect(putIntoBasket({ id: 5, price: 100, count: 2 })).toBe(true);
  expect(heard).toEqual([{ name: 'basket_added', itemId: '5' }]);
  let id = 1_000;
  while (useBasket.getState().add(goodsGroup, { id, price: 100 })) id += 1;
  heard.length = 0;
  expect(putIntoBasket({ id: 7, price: 100, count: 1 })).toBe(false);
  expect(heard).toEqual([]);
});

test('a set leaves the greater count of what lies in the basket, and counts nothing that was taken out', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  putIntoBasket({ id: 5, price: 100, count: 4 });
  putIntoBasket({ id: 6, price: 100, count: 1 });
  putIntoBasket({ id: 7, price: 100, count: 9 });
  useBasket.getState().remove(goodsGroup, [7]);
  for (const id of [5, 6, 7]) expect(putAtLeast({ id, price: 100, count: 2 })).toBe(true);
  expect([5, 6, 7].map((id) => readQuantities().get(id))).toEqual([4, 2, 2]);
});

test('a favourite is told when it is added, not when it is taken away', () => {
  expect(toggleFavorite({ id: 9, price: 100 })).toBe(true);
  expect(heard).toEqual([{ name: 'favorite_added', list: goodsGroup, id: '9' }]);
  expect(toggleFavorite({ id: 9, price: 100 })).toBe(true);
  expect(useFavoriteAccessories.getState().latest()[goodsGroup] ?? []).toEqual([]);
  expect(heard).toHaveLength(1);
});
