import { expect, test } from 'vitest';
import { partAlike } from './part-alike.ts';

const parted = (items: readonly string[], isPeer = (_one: string, _other: string) => true) =>
  partAlike(items, (one, other) => one[0] === other[0], isPeer);

test('what is like the one before it waits for the next that is not, and nothing else moves', () => {
  expect(parted(['a1', 'a2', 'b1', 'c1', 'c2', 'a3'])).toEqual(['a1', 'b1', 'a2', 'c1', 'a3', 'c2']);
  expect(parted(['a1', 'b1', 'a2'])).toEqual(['a1', 'b1', 'a2']);
});

test('where no other is left it goes back to between two that it is not like', () => {
  expect(parted(['a1', 'b1', 'c1', 'a2', 'a3'])).toEqual(['a1', 'b1', 'a3', 'c1', 'a2']);
  const sameCase = (one: string, other: string) => (one === one.toUpperCase()) === (other === other.toUpperCase());
  expect(parted(['B1', 'C1', 'a1', 'b1', 'a2', 'a3'], sameCase)).toEqual(['B1', 'C1', 'a1', 'b1', 'a2', 'a3']);
});

test('it waits among its peers alone, and nothing is lost where all are alike', () => {
  const sameCase = (one: string, other: string) => (one === one.toUpperCase()) === (other === other.toUpperCase());
  expect(parted(['a1', 'a2', 'B1', 'C1'], sameCase)).toEqual(['a1', 'a2', 'B1', 'C1']);
  expect(parted(['a1', 'a2', 'a3'])).toEqual(['a1', 'a2', 'a3']);
  expect(parted([])).toEqual([]);
});
