import { withRemoved } from '@showroom/selection/removed';
import { expect, test } from 'vitest';
import { camry } from '../fixtures/vehicle.data.ts';
import { orderFavorites } from './order-favorites.ts';
import { priceChange } from './price-change.ts';
import { readSharedIds, sharedHref } from './shared-ids.ts';

const car = (id: number) => ({ id, price: null });
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('what was just taken out stays in its place until the page is left', () => {
  expect(idsOf(withRemoved([car(1), car(3)], [{ chosen: car(2), index: 1 }]))).toEqual([1, 2, 3]);
  // 2 went first and left 1 and 3; then 1 went from the head.
  const removed = [
    { chosen: car(2), index: 1 },
    { chosen: car(1), index: 0 },
  ];
  expect(idsOf(withRemoved([car(3)], removed))).toEqual([1, 2, 3]);
  expect(idsOf(withRemoved([], removed))).toEqual([1, 2]);
});

test('the latest comes first; by price, what has none comes last', () => {
  const known = new Map(
    [
      [1, 500],
      [2, null],
      [3, 100],
    ].map(([id, price]) => [
      id as number,
      { state: 'on-sale' as const, card: { ...camry, id: id as number, price: price ?? null }, traits: null },
    ]),
  );
  const list = [car(1), car(2), car(3)];
  expect(idsOf(orderFavorites(list, known, 'added'))).toEqual([3, 2, 1]);
  expect(idsOf(orderFavorites(list, known, 'price-asc'))).toEqual([3, 1, 2]);
  expect(idsOf(orderFavorites(list, known, 'price-desc'))).toEqual([1, 3, 2]);
});

test.each([
  ['cars', 500_00, 400_00, 'Подешевел на 100 ₽'],
  ['commercial', 500_00, 400_00, 'Подешевела на 100 ₽'],
  ['moto', 400_00, 500_00, 'Подорожал на 100 ₽'],
  ['cars', 400_00, 400_00, undefined],
  ['cars', null, 400_00, undefined],
  ['cars', 400_00, null, undefined],
] as const)('%s: from %s to %s it says %s', (type, then, now, text) => {
  expect(priceChange(type, then, now)?.text.replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['', null],
  ['?city=msk', null],
  ['?ids=1,%202,+3', [1, 2, 3]],
  ['?ids=', []],
  ['?ids=1,2,3', [1, 2, 3]],
  ['?ids=1,1,02,-3,4.5,abc,99999999999,<b>,7', [1, 7]],
  [`?ids=${Array.from({ length: 30 }, (_, i) => i + 1).join(',')}`, Array.from({ length: 30 }, (_, i) => i + 1)],
])('a shared address %s compares %j', (search, ids) => {
  expect(readSharedIds(search)).toEqual(ids);
});

test('a link that was made is read back', () => {
  expect(readSharedIds(new URL(sharedHref([5, 3]), 'https://a.example').search)).toEqual([5, 3]);
});
