import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basketCount, withinStock } from './basket-count.ts';
import { basketTotals, lineSum } from './basket-totals.ts';

const line = fc.record({
  price: fc.integer({ min: 1, max: 50_000_000 }),
  disprice: fc.integer({ min: 1, max: 50_000_000 }),
  count: fc.integer({ min: 1, max: 99 }),
  checked: fc.boolean(),
});

test('a line has no more pieces than are free, nor than may be ordered, nor fewer than are sold', () => {
  const within = (count: number, left: number, minCount = 1) => withinStock(count, { minCount, left });
  expect([within(9, 5), within(150, 120), within(1, 8, 4), within(4, 2, 4)]).toEqual([5, 99, 4, 4]);
});

test('a price is rounded up to roubles before it is multiplied', () => {
  expect([lineSum(100, 3), lineSum(101, 3), lineSum(1, 99)]).toEqual([300, 600, 9_900]);
  const lines = [
    { price: 150_050, disprice: 99_910, count: 2, checked: true },
    { price: 1_000, disprice: 1_000, count: 5, checked: false },
  ];
  expect(basketTotals(lines)).toEqual({ pieces: 2, price: 300_200, disprice: 200_000, saving: 100_200 });
  expect(basketTotals([])).toEqual({ pieces: 0, price: 0, disprice: 0, saving: 0 });
});

test('totals are those of the checked lines, in any order, whole roubles, never below the exact sum', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const totals = basketTotals(lines);
      const checked = lines.filter(({ checked }) => checked);
      expect(basketTotals(lines.toReversed())).toEqual(totals);
      expect(basketTotals(checked)).toEqual(totals);
      expect([totals.price % 100, totals.disprice % 100]).toEqual([0, 0]);
      const exact = checked.reduce((sum, { disprice, count }) => sum + disprice * count, 0);
      expect(totals.disprice).toBeGreaterThanOrEqual(exact);
      expect(totals.disprice - exact).toBeLessThan(100 * Math.max(1, totals.pieces));
      expect(totals.saving).toBe(totals.price - totals.disprice);
    }),
  );
});

test.each([
  [{ kept: 3, stored: 2, minCount: 4 }, 3],
  [{ kept: 0, stored: 2, minCount: 4 }, 2],
  [{ kept: undefined, stored: undefined, minCount: 4 }, 4],
  [{ kept: 0, stored: 0, minCount: 0 }, 1],
])('%j counts as %i', (known, count) => {
  expect(basketCount(known)).toBe(count);
});

test('a count stays between the fewest and what is free', () => {
  expect([0, 1, 3, 9].map((count) => withinStock(count, { minCount: 2, left: 5 }))).toEqual([2, 2, 3, 5]);
  expect(withinStock(3, { minCount: 4, left: 1 })).toBe(4);
});
