import { expect, test } from 'vitest';
import { basketLines } from '../basket/basket-lines.ts';
import { filter } from '../fixtures/goods.data.ts';
import { orderChanges, seeLines } from './order-changes.ts';

const oil = { ...filter, id: 1, name: 'Масло 5W-30', stock: [{ dealer: 'north', qty: 5 }] };
const mat = { ...filter, id: 2, name: 'Коврик' };
type Card = typeof oil;

const linesOf = (cards: readonly (Card | number)[], { count = 3, unchecked = [] as number[] } = {}) =>
  basketLines({
    kept: cards.map((one) => ({ id: typeof one === 'number' ? one : one.id, price: null })),
    cards: new Map(cards.map((one) => (typeof one === 'number' ? [one, null] : [one.id, one]))),
    quantities: new Map([[1, count]]),
    unchecked: new Set(unchecked),
  });
const left = (qty: number) => ({ ...oil, stock: [{ dealer: 'north', qty }] });
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

const seen = seeLines(new Map(), linesOf([oil, mat]));

test('an order as it was seen has no changes', () => {
  expect(orderChanges(seen, linesOf([oil, mat]))).toEqual([]);
});

test('what is fewer, out, sold no more or dearer is told by name', () => {
  const told = (...lines: Parameters<typeof linesOf>) => plain(orderChanges(seen, linesOf(...lines)));
  expect(told([left(2), mat])).toEqual(['«Масло 5W-30»: осталось 2 шт., было 3.']);
  expect(told([left(0), mat])).toEqual(['«Масло 5W-30»: нет в наличии, убрали из заказа.']);
  expect(told([1, mat])).toEqual(['«Масло 5W-30»: больше не продаётся, убрали из заказа.']);
  expect(told([{ ...left(2), disprice: 85_000 }, mat])).toEqual([
    '«Масло 5W-30»: осталось 2 шт., было 3; теперь 850 ₽, было 790 ₽.',
  ]);
});

test('what the buyer takes out, unticks or counts anew elsewhere is no change', () => {
  expect(orderChanges(seen, linesOf([mat]))).toEqual([]);
  expect(orderChanges(seen, linesOf([oil, mat], { count: 1 }))).toEqual([]);
  const unticked = linesOf([oil, mat], { unchecked: [1] });
  expect(orderChanges(seen, unticked)).toEqual([]);
  // Sold out after it was unticked: it was in no order any more.
  expect(orderChanges(seeLines(seen, unticked), linesOf([left(0), mat], { unchecked: [1] }))).toEqual([]);
});

test('what was out before the buyer came is not told again, what comes back is', () => {
  const late = seeLines(new Map(), linesOf([left(0), mat]));
  expect(orderChanges(late, linesOf([left(0), mat]))).toEqual([]);
  // The price of the first look stays while it is out.
  expect(seeLines(seen, linesOf([left(0), mat])).get(1)).toEqual({ name: 'Масло 5W-30', price: 79_000 });
});
