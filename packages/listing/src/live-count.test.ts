import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CountOf, liveCount } from './live-count.ts';

const asked: string[] = [];
const signals: AbortSignal[] = [];
/** Milliseconds after which the network answers a mark, with how many there are of it; it does not hear of aborts. */
let replies: Record<string, [delay: number, total: number]>;

const countOf: CountOf<number> = async (query, signal) => {
  const mark = new URLSearchParams(query).get('mark') ?? '';
  asked.push(mark);
  signals.push(signal);
  const [delay, total] = replies[mark] ?? [0, 0];
  await new Promise((resolve) => setTimeout(resolve, delay));
  return total < 0 ? null : total;
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  signals.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('a late answer to an older question never overwrites the newer one', async () => {
  replies = { slow: [500, 1], quick: [50, 2] };
  const told: (number | null)[] = [];
  const counter = liveCount(countOf, (count) => told.push(count));
  counter.ask('mark=slow');
  await vi.advanceTimersByTimeAsync(300);
  counter.ask('mark=quick');
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([2]);
});

test('questions in quick succession are asked once, and the older request is aborted', async () => {
  replies = { b: [100, 1], c: [100, 0] };
  const told: (number | null)[] = [];
  const counter = liveCount(countOf, (count) => told.push(count));
  counter.ask('mark=a');
  await vi.advanceTimersByTimeAsync(100);
  counter.ask('mark=b');
  await vi.advanceTimersByTimeAsync(260);
  counter.ask('mark=c');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['b', 'c']);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(told).toEqual([0]);
});

test('a count that nobody can say is null', async () => {
  replies = { a: [0, -1] };
  const told: (number | null)[] = [];
  liveCount(countOf, (count) => told.push(count)).ask('mark=a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([null]);
});
