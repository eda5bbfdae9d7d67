import { expect, test } from 'vitest';
import { isTakenBack } from './press.ts';

test('a hand that trembles has not changed its mind; one that leaves has', () => {
  const from = { clientX: 100, clientY: 100 };
  expect(isTakenBack(from, { clientX: 110, clientY: 92 })).toBe(false);
  expect(isTakenBack(from, { clientX: 100, clientY: 140 })).toBe(true);
});
