import type { AnalyticsEvent } from '@showroom/analytics/analytics-event';
import { onTracked } from '@showroom/analytics/track';
import { goodsGroup, useBasket, useFavoriteAccessories } from '@showroom/selection/shop-lists';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putIntoBasket, toggleFavorite } from './put-into-basket.ts';

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

test('a favourite is told when it is added, not when it is taken away', () => {
  expect(toggleFavorite({ id: 9, price: 100 })).toBe(true);
  expect(heard).toEqual([{ name: 'favorite_added', list: goodsGroup, id: '9' }]);
  expect(toggleFavorite({ id: 9, price: 100 })).toBe(true);
  expect(useFavoriteAccessories.getState().latest()[goodsGroup] ?? []).toEqual([]);
  expect(heard).toHaveLength(1);
});
