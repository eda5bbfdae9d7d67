import { expect, test } from 'vitest';
import { mixedByCity } from './city-order.ts';

const others = Array.from({ length: 40 }, (_, nth) => `other ${nth}`);
const own = Array.from({ length: 40 }, (_, nth) => `own ${nth}`);
const isOwn = (item: string) => item.startsWith('own');

test('a page begins with the city and ends with what others have, each in its order', () => {
  const mixed = mixedByCity([...others, ...own], isOwn, 48);
  expect(mixed).toEqual([...own.slice(0, 18), ...others.slice(0, 6), ...own.slice(18, 36), ...others.slice(6, 12)]);
});

test('where one kind runs out the other closes up, and nothing is lost', () => {
  expect(mixedByCity([...others, ...own.slice(0, 2)], isOwn, 100)).toEqual([...own.slice(0, 2), ...others]);
  expect(mixedByCity(own, isOwn, 100)).toEqual(own);
  expect(new Set(mixedByCity([...own, ...others], isOwn, 80)).size).toBe(80);
});
