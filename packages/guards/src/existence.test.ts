import type { ExistenceQuestion } from '@showroom/domain/existence';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { createExistence } from './existence.ts';
import { createGuardedCall, createQuietLog } from './guarded-call.ts';
import type { LogEntry, ResolveAnswer } from './lookups.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const exists: ResolveAnswer = { state: 'exists' };
const missing: ResolveAnswer = { state: 'missing' };

/** An API whose next answers are set by the test; it is asked through the real breaker, timeout and log. */
function setUp(first: () => Promise<ResolveAnswer>) {
  const api = { answer: first, asked: [] as string[], signals: [] as AbortSignal[] };
  const lines: LogEntry[] = [];
  const log = createQuietLog((entry) => lines.push(entry), Date.now);
  const resolve = ({ path }: ExistenceQuestion, signal: AbortSignal) => {
    api.asked.push(path);
    api.signals.push(signal);
    return api.answer();
  };
  const existence = createExistence(resolve, createGuardedCall(createBreaker(Date.now), log), Date.now, 300);
  const memory = {
    ask: (path: string) => existence.ask({ kind: 'listing', path, params: {} }),
    invalidate: existence.invalidate,
  };
  return { api, lines, memory };
}

const never = () => new Promise<ResolveAnswer>(() => {});
const down = () => Promise.reject(new Error('connect ECONNREFUSED'));

test('one question per path, however many ask at once; then the answer is there without waiting', async () => {
  const { api, memory } = setUp(async () => exists);
  const answers = await Promise.all([memory.ask('/a/'), memory.ask('/a/'), memory.ask('/b/')]);
  expect(answers).toEqual([exists, exists, exists]);
  expect(api.asked).toEqual(['/a/', '/b/']);
  expect(memory.ask('/a/')).toBe(exists);
});

test('after 30 s the old answer is still given at once, and a new one is fetched behind it', async () => {
  const { api, memory } = setUp(async () => exists);
  await memory.ask('/a/');
  api.answer = async () => missing;
  vi.advanceTimersByTime(29_999);
  expect(memory.ask('/a/')).toBe(exists);
  expect(api.asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(memory.ask('/a/')).toBe(exists);
  expect(memory.ask('/a/')).toBe(exists);
  await vi.advanceTimersByTimeAsync(0);
  expect(api.asked).toHaveLength(2);
  expect(memory.ask('/a/')).toBe(missing);
});

test('an API that does not answer costs a visitor 300 ms, and its call is aborted', async () => {
  const { api, memory } = setUp(never);
  const answer = memory.ask('/a/');
  let settled = false;
  void Promise.resolve(answer).then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(299);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ state: 'unknown' });
  expect(api.signals[0]?.aborted).toBe(true);
});

test('with the API down, what is remembered is served for 24 h and then forgotten', async () => {
  const { api, memory } = setUp(async () => missing);
  await memory.ask('/a/');
  api.answer = down;
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await memory.ask('/a/')).toBe(missing);
  await vi.advanceTimersByTimeAsync(1);
  expect(await memory.ask('/a/')).toEqual({ state: 'unknown' });
});

test('after five failures nobody asks, after 5 s one does, and the log says so in few lines', async () => {
  const { api, lines, memory } = setUp(down);
  for (let i = 0; i < 100; i++) expect(await memory.ask(`/${i}/`)).toEqual({ state: 'unknown' });
  expect(api.asked).toHaveLength(5);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 'warn', event: 'lookup-failed', suppressed: 0 });
  expect(lines[0]?.message).toContain('ECONNREFUSED');
  vi.advanceTimersByTime(5000);
  api.answer = async () => exists;
  expect(await memory.ask('/x/')).toBe(exists);
  expect(await memory.ask('/y/')).toBe(exists);
  expect(lines.map((line) => line.event)).toEqual(['lookup-failed', 'lookup-recovered']);
});

test('a line after 10 s tells how many were left out', async () => {
  const { lines, memory } = setUp(down);
  for (let i = 0; i < 3; i++) await memory.ask(`/${i}/`);
  vi.advanceTimersByTime(10_000);
  await memory.ask('/3/');
  expect(lines.map((line) => line.suppressed)).toEqual([0, 2]);
});

test('after an invalidation the next visitor gets the new truth, or the old one when the API is down', async () => {
  const { api, memory } = setUp(async () => exists);
  await memory.ask('/a/');
  await memory.ask('/b/');
  memory.invalidate('/a/');
  api.answer = down;
  expect(await memory.ask('/a/')).toBe(exists);
  expect(memory.ask('/b/')).toBe(exists);
  api.answer = async () => missing;
  expect(await memory.ask('/a/')).toBe(missing);
  memory.invalidate();
  expect(await memory.ask('/b/')).toBe(missing);
});

test('an answer that set out before an invalidation is not kept', async () => {
  let land: (answer: ResolveAnswer) => void = () => {};
  const { api, memory } = setUp(() => new Promise((resolve) => (land = resolve)));
  const early = memory.ask('/a/');
  memory.invalidate();
  land(exists);
  expect(await early).toBe(exists);
  api.answer = async () => missing;
  expect(await memory.ask('/a/')).toBe(missing);
});

test('a lookup that throws instead of rejecting is a failure like any other', async () => {
  const { memory } = setUp(() => {
    throw new Error('broken transport');
  });
  expect(await memory.ask('/a/')).toEqual({ state: 'unknown' });
});
