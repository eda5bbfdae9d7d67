import { expect, test } from 'vitest';
import { longestVisit } from './booking-rules.data.ts';
import { findWorks, sumOf, works } from './works.data.ts';

test('every work has a code of its own, a price, and a time that one visit has room for', () => {
  expect(new Set(works.map(({ code }) => code)).size).toBe(works.length);
  for (const { minutes, price, code } of works) {
    expect(code).toMatch(/^[a-z][a-z-]+$/);
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(longestVisit);
    expect(price % 100).toBe(0);
  }
});

test('works are added up, an unknown or repeated code is refused', () => {
  const chosen = findWorks(['tyres', 'oil']);
  expect(chosen?.map(({ code }) => code)).toEqual(['oil', 'tyres']);
  expect(sumOf(chosen ?? [])).toEqual({ minutes: 90, price: 610_000 });
  expect(findWorks(['oil', 'oil'])).toBeUndefined();
  expect(findWorks(['nothing'])).toBeUndefined();
});
