import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveCount } from './live-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a late answer to an older question never overwrites the newer one', async () => {
  const told: (number | null)[] = [];
  const delays: Record<string, number> = { slow: 500, quick: 50 };
  const ask = (query: string) =>
    new Promise<number>((resolve) => setTimeout(resolve, delays[query], query === 'slow' ? 1 : 2));
  const counter = liveCount(ask, (count) => told.push(count));
  counter.ask('slow');
  await vi.advanceTimersByTimeAsync(300);
  counter.ask('quick');
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([2]);
});

test('questions in quick succession are asked once, and the older request is aborted', async () => {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const counter = liveCount(
    async (query, signal) => {
      asked.push(query);
      signals.push(signal);
      return new Promise((resolve) => setTimeout(resolve, 100, 1));
    },
    () => {},
  );
  counter.ask('a');
  await vi.advanceTimersByTimeAsync(100);
  counter.ask('b');
  await vi.advanceTimersByTimeAsync(260);
  counter.ask('c');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['b', 'c']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
