import { expect, test } from 'vitest';
import { sortKey } from './sort-key.ts';

test.each([
  [
    ['X10', 'X5', 'X1'],
    ['X1', 'X5', 'X10'],
  ],
  [
    ['Ёлка', 'Жук', 'Дом', 'Еда'],
    ['Дом', 'Еда', 'Ёлка', 'Жук'],
  ],
  [
    ['Йота', 'Иволга', 'Кама'],
    ['Иволга', 'Йота', 'Кама'],
  ],
  [
    ['Kögel', 'Krone', 'Kia'],
    ['Kia', 'Kögel', 'Krone'],
  ],
])('names stand in the order that a Russian reader expects: %j', (names, ordered) => {
  expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(ordered);
});
