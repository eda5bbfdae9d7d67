import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const chart = (values: number[]) => barsOf({ periods: values.map(String), series: [{ name: 'a', values }] });

test('the scale begins at zero: a bar twice as high means twice as much', () => {
  const [low, high] = chart([50, 100]).bars;
  expect((high?.height ?? 0) / (low?.height ?? 1)).toBeCloseTo(2);
});

test('a loss hangs below the line of zero, and nothing leaves the drawing', () => {
  const { bars, height, zero } = chart([30, -10]);
  expect(bars[1]?.y).toBeCloseTo(zero);
  for (const bar of bars) expect(bar.y + bar.height).toBeLessThanOrEqual(height + 0.01);
});

test('a chart of nothing draws nothing', () => {
  expect(chart([0, 0]).bars.every((bar) => bar.height === 0)).toBe(true);
});
