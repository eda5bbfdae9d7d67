import { expect, test } from 'vitest';
import { createLruMap } from './lru-map.ts';

test('holds so many and drops what was used longest ago', () => {
  const map = createLruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
  map.set('c', 4);
  expect([map.get('a'), map.get('c'), map.size]).toEqual([1, 4, 2]);
});
