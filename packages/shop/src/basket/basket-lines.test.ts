import type { StoreCard } from '@showroom/api-contract/store';
import { expect, test } from 'vitest';
import { askedLines, basketLines, withSeenPrices } from './basket-lines.ts';

const card = (id: number, more: Partial<StoreCard> = {}): StoreCard => ({
  id,
  name: `Товар ${id}`,
  partCode: 'A 1',
  brand: 'Lux',
  shop: 'store',
  categories: [],
  price: 200_050,
  disprice: 150_050,
  picture: '/media/scene/showroom',
  stock: [
    { dealer: 'a', qty: 2 },
    { dealer: 'b', qty: 3 },
  ],
  dealerCode: 'a',
  minCount: 1,
  isUniversal: true,
  ...more,
});

const given = (cards: readonly (StoreCard | [number, null])[], rest: object = {}) => ({
  kept: cards.map((one) => (Array.isArray(one) ? { id: one[0], price: null } : { id: one.id, price: one.disprice })),
  cards: new Map(cards.map((one) => (Array.isArray(one) ? one : [one.id, one]))),
  quantities: new Map<number, number>(),
  unchecked: new Set<number>(),
  ...rest,
});

test('a line counts what is kept, within what is free, and says so', () => {
  const [line] = basketLines(given([card(1)], { quantities: new Map([[1, 9]]) }));
  expect(line).toMatchObject({ count: 5, left: 5, checked: true, notes: ['Осталось 5\u00a0шт.'] });
  expect(basketLines(given([card(1, { minCount: 4 })]))[0]).toMatchObject({ count: 4, notes: [] });
});

test('a price that changed is said, kopecks that do not show are not', () => {
  const kept = (price: number) => basketLines({ ...given([card(1)]), kept: [{ id: 1, price }] })[0]?.notes;
  expect(kept(150_010)).toEqual([]);
  expect(kept(140_000)?.[0]).toContain('выросла');
  expect(kept(190_000)?.[0]).toContain('снизилась');
});

test('a line that came from another device keeps the price of its first look here', () => {
  const cards = new Map([
    [1, card(1)],
    [2, card(2)],
    [3, null],
  ]);
  const kept = [
    { id: 1, price: null },
    { id: 2, price: 100 },
    { id: 3, price: null },
  ];
  const seen = withSeenPrices(kept, cards) ?? [];
  expect(seen.map(({ price }) => price)).toEqual([150_050, 100, null]);
  expect(withSeenPrices(seen, cards)).toBeUndefined();
});

test('what is sold out or gone cannot be ordered, what is not known yet is not shown', () => {
  const lines = basketLines({
    ...given([card(1, { stock: [] }), [2, null], card(3)], { unchecked: new Set([3]) }),
    kept: [1, 2, 3, 4].map((id) => ({ id, price: null })),
  });
  expect(lines.map(({ id, isSold, checked }) => [id, isSold, checked])).toEqual([
    [1, false, false],
    [2, false, false],
    [3, true, false],
  ]);
  expect(askedLines(lines)).toEqual([]);
});
