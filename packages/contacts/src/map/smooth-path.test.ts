import { expect, test } from 'vitest';
import { smoothPath } from './smooth-path.ts';

const square = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 90 },
];

test('an open line passes its spots and ends at the last', () => {
  const path = smoothPath(square, false);
  expect(path).toMatch(/^M0 0C/);
  expect(path.match(/C/g)).toHaveLength(2);
  expect(path.endsWith(' 90 90')).toBe(true);
});

test('a closed one comes back to its start', () => {
  const path = smoothPath(square, true);
  expect(path.match(/C/g)).toHaveLength(3);
  expect(path.endsWith(' 0 0Z')).toBe(true);
});

test('one spot is no line', () => {
  expect(smoothPath([{ x: 1, y: 1 }], false)).toBe('');
});
