import { expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

test('many callers at once cost one question', async () => {
  const cache = new AnswerCache();
  const fetch = vi.fn(async () => 'answer');
  expect(await Promise.all([cache.get('a', fetch), cache.get('a', fetch), cache.get('a', fetch)])).toEqual(
    Array(3).fill('answer'),
  );
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a change notice and the end of the lifetime make it ask again', async () => {
  let now = 0;
  const cache = new AnswerCache({ lifetimeMs: 10, now: () => now });
  const fetch = vi.fn(async () => now);
  await cache.get('a', fetch);
  cache.clear();
  await cache.get('a', fetch);
  now = 11;
  expect(await cache.get('a', fetch)).toBe(11);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a failure is not kept', async () => {
  const cache = new AnswerCache();
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', async () => 'up')).toBe('up');
});

test('an answer that was being fetched when a notice came is not kept', async () => {
  const cache = new AnswerCache();
  const slow = Promise.withResolvers<string>();
  const first = cache.get('a', () => slow.promise);
  cache.clear();
  slow.resolve('old');
  await first;
  expect(await cache.get('a', async () => 'new')).toBe('new');
});

test('memory is bounded', async () => {
  const cache = new AnswerCache({ maxEntries: 2 });
  const fetch = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, fetch);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('what may be behind is answered as it was before while the new answer is on its way, and then anew', async () => {
  const cache = new AnswerCache();
  expect(await cache.getKept('a', async () => 'old')).toBe('old');
  cache.clear();
  const slow = Promise.withResolvers<string>();
  const fetch = vi.fn(() => slow.promise);
  expect(await cache.getKept('a', fetch)).toBe('old');
  expect(await cache.getKept('a', fetch)).toBe('old');
  slow.resolve('new');
  await slow.promise;
  expect(await cache.getKept('a', fetch)).toBe('new');
  expect(fetch).toHaveBeenCalledTimes(1);
  cache.clear();
  expect(await cache.getKept('a', () => Promise.reject(new Error('down')))).toBe('new');
});
