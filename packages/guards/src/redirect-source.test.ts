import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { createGuardedCall, createQuietLog } from './guarded-call.ts';
import type { LogEntry, RedirectRow } from './lookups.ts';
import { createRedirectSource } from './redirect-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hosts = { own: 'one.example', allowed: [] };
const row = (urlTo: string): RedirectRow => ({ urlFrom: '/old', urlTo, status: 301 });

function setUp(first: () => Promise<readonly RedirectRow[]>) {
  const api = { answer: first, asked: 0 };
  const lines: LogEntry[] = [];
  const log = (entry: LogEntry) => lines.push(entry);
  const guarded = createGuardedCall(createBreaker(Date.now), createQuietLog(log, Date.now));
  const lookup = () => {
    api.asked++;
    return api.answer();
  };
  const source = createRedirectSource(lookup, hosts, guarded, Date.now, log, 300);
  const target = () => {
    const hit = source.find('/old');
    return hit?.kind === 'redirect' ? hit.target.path : hit?.kind;
  };
  return { api, lines, source, target };
}

test('the first request waits for the table, the next ones find it in memory', async () => {
  const { api, source, target } = setUp(async () => [row('/cars')]);
  await Promise.all([source.ready(), source.ready()]);
  expect(target()).toBe('/cars/');
  expect(source.ready()).toBeUndefined();
  expect(api.asked).toBe(1);
});

test('a cold start with a silent API costs the first visitors 300 ms and nobody after them', async () => {
  const { source, target } = setUp(() => new Promise(() => {}));
  const first = source.ready();
  const second = source.ready();
  expect(first).toBeInstanceOf(Promise);
  expect(second).toBe(first);
  await vi.advanceTimersByTimeAsync(300);
  await first;
  expect(source.ready()).toBeUndefined();
  expect(target()).toBeUndefined();
});

test('after 30 s the table is loaded again behind the request', async () => {
  const { api, source, target } = setUp(async () => [row('/cars')]);
  await source.ready();
  api.answer = async () => [row('/brands')];
  vi.advanceTimersByTime(29_999);
  expect(source.ready()).toBeUndefined();
  expect(api.asked).toBe(1);
  vi.advanceTimersByTime(1);
  expect(source.ready()).toBeUndefined();
  expect(target()).toBe('/cars/');
  await vi.advanceTimersByTimeAsync(0);
  expect(target()).toBe('/brands/');
});

test('when the API is down the old table stays, and is asked for again after 5 s', async () => {
  const { api, source, target } = setUp(async () => [row('/cars')]);
  await source.ready();
  api.answer = () => Promise.reject(new Error('down'));
  vi.advanceTimersByTime(30_000);
  source.ready();
  await vi.advanceTimersByTimeAsync(4999);
  source.ready();
  expect([api.asked, target()]).toEqual([2, '/cars/']);
  await vi.advanceTimersByTimeAsync(1);
  source.ready();
  expect(api.asked).toBe(3);
});

test('an invalidation loads at once, and an older load that lands later changes nothing', async () => {
  let land: (rows: readonly RedirectRow[]) => void = () => {};
  const { api, source, target } = setUp(() => new Promise((resolve) => (land = resolve)));
  const first = source.ready();
  api.answer = async () => [row('/brands')];
  await source.invalidate();
  expect(target()).toBe('/brands/');
  land([row('/cars')]);
  await vi.advanceTimersByTimeAsync(300);
  await first;
  expect(target()).toBe('/brands/');
});

test('rows that are not followed are said in one line', async () => {
  const { lines, source } = setUp(async () => [row('//evil.example'), { ...row('/old/'), urlFrom: '/x?y' }]);
  await source.ready();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 'warn', event: 'redirect-refused' });
  expect(lines[0]?.message).toContain('2 redirect rows');
});
