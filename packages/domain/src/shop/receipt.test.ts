import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesAfter, type SoldLine, shareLines } from './receipt.ts';

const line = (name: string, sum: number): SoldLine => ({
  ...{ name, price: sum, count: 1, sum, subject: 'commodity', hasVat: true },
});
const sumOf = (lines: readonly SoldLine[]) => lines.reduce((sum, one) => sum + one.sum, 0);

test('a small last line does not take the kopecks that are left over', () => {
  const lines = [line('a', 33), line('b', 33), line('c', 33), line('d', 1)];
  expect(shareLines(lines, 50).map(({ name, sum }) => [name, sum])).toEqual([
    ['a', 17],
    ['b', 17],
    ['c', 16],
  ]);
});

test('partial refunds name each line for exactly what it was sold for in the end, never for more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 6 }),
      (sums, parts) => {
        const lines = sums.map((sum, at) => line(`${at}`, sum));
        const refunds: number[] = [];
        const back = new Map<string, number>();
        const give = (amount: number) => {
          const shared = shareLines(linesAfter(lines, refunds), amount);
          expect(sumOf(shared)).toBe(amount);
          for (const { name, sum } of shared) back.set(name, (back.get(name) ?? 0) + sum);
          refunds.push(amount);
        };
        for (const part of parts) {
          const amount = Math.floor((sumOf(lines) - refunds.reduce((a, b) => a + b, 0)) * part);
          if (amount > 0) give(amount);
        }
        const rest = sumOf(lines) - refunds.reduce((a, b) => a + b, 0);
        if (rest > 0) give(rest);
        expect(back).toEqual(new Map(lines.map(({ name, sum }) => [name, sum])));
      },
    ),
  );
});
