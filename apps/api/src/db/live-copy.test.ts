import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { keepLiveCopy } from './live-copy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database double that only delivers notices. */
function noticeBoard() {
  let callback: (notice: string) => void = () => {};
  const listen: Database['listen'] = async (_channel, told) => {
    callback = told;
    return async () => {};
  };
  return { database: { listen } as Database, post: (notice: string) => callback(notice) };
}

/** A copy that takes `tookMs` to build, and when it was built, ms. */
async function kept(tookMs: () => number) {
  const { database, post } = noticeBoard();
  const began = performance.now();
  const builtAt: number[] = [];
  const copy = keepLiveCopy(database, 'catalog', async () => {
    await new Promise((done) => setTimeout(done, tookMs()));
    return builtAt.push(performance.now() - began);
  });
  await vi.advanceTimersByTimeAsync(tookMs());
  return { copy, post, builtAt };
}

test('after a long build a change waits for the rest', async () => {
  const { copy, post, builtAt } = await kept(() => 1_000);
  post('{"ids":[1]}');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(builtAt).toEqual([1_000]);
  await vi.advanceTimersByTimeAsync(1_200);
  expect(builtAt).toEqual([1_000, 6_000]);
  await copy.stop();
});

test('a change that comes after the rest is taken in at once, however long the last build took', async () => {
  let tookMs = 1_000;
  const { copy, post, builtAt } = await kept(() => tookMs);
  await vi.advanceTimersByTimeAsync(60_000);
  tookMs = 10;
  post('{"ids":[1]}');
  await vi.advanceTimersByTimeAsync(150);
  expect(builtAt).toEqual([1_000, 61_110]);
  await copy.stop();
});

test('a lazy copy is built once, when it is first asked for', async () => {
  let builds = 0;
  const copy = keepLiveCopy(noticeBoard().database, 'catalog', async () => ++builds, { isLazy: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([builds, copy.current()]).toEqual([0, undefined]);
  expect(await Promise.all([copy.ready(), copy.ready()])).toEqual([1, 1]);
  await copy.stop();
});
