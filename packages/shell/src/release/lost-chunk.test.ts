import { expect, test } from 'vitest';
import { isLostChunk, mayReload, reloadGuardMs } from './lost-chunk.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  named('ChunkLoadError', 'Loading chunk 7 failed.'),
  named('Error', 'Loading CSS chunk 12 failed.'),
  named('Error', 'Failed to load chunk /_next/static/chunks/0a.js from module 77'),
  named('TypeError', 'Failed to fetch dynamically imported module: https://x/_next/a.js'),
  named('TypeError', 'error loading dynamically imported module: https://x/_next/a.js'),
  named('TypeError', 'Importing a module script failed.'),
])('%s means that code is gone', (error) => {
  expect(isLostChunk(error)).toBe(true);
});

test('other errors do not', () => {
  for (const reason of [new TypeError('x is not a function'), new Error('Failed to fetch'), 'chunk', undefined, null])
    expect(isLostChunk(reason)).toBe(false);
});

test('a path is loaded anew once in ten seconds, another path by itself', () => {
  const kept = new Map<string, string>();
  const notes = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(reloadGuardMs).toBe(10_000);
  const at = 1_000_000;
  expect(mayReload('/cars/', notes, at)).toBe(true);
  expect(mayReload('/cars/', notes, at + reloadGuardMs - 1)).toBe(false);
  expect(mayReload('/news/', notes, at + 1)).toBe(true);
  expect(mayReload('/cars/', notes, at + reloadGuardMs)).toBe(true);
});

test('without storage nothing is loaded anew: it could go on for ever', () => {
  const broken = {
    getItem: () => {
      throw new Error('off');
    },
    setItem: () => {},
  };
  expect(mayReload('/', broken, 1)).toBe(false);
});
