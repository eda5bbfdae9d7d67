import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, recentSearches, recentSearchLimit, rememberSearch } from './recent-searches.ts';

let kept: Map<string, string>;
// Files share their process.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('the last query comes first, once whatever its letters, and the oldest is forgotten', () => {
  for (const text of ['камри', 'рио', 'x5', 'коврики', 'лада', 'дизель', 'ЛАДА']) rememberSearch(text);
  expect(recentSearches()).toEqual(['ЛАДА', 'дизель', 'коврики', 'x5', 'рио']);
  expect(recentSearches()).toHaveLength(recentSearchLimit);
  rememberSearch('');
  expect(recentSearches()).not.toContain('');
});

test('a query can be forgotten', () => {
  for (const text of ['а', 'б']) rememberSearch(text);
  expect(forgetSearch('б')).toEqual(['а']);
  expect(recentSearches()).toEqual(['а']);
});

test('broken or blocked storage remembers nothing and fails nobody', () => {
  kept.set('searches.v1', '{"a":1}');
  expect(recentSearches()).toEqual([]);
  kept.set('searches.v1', '[1,"x",null,"x"]');
  expect(recentSearches()).toEqual(['x']);
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('x');
  expect(recentSearches()).toEqual([]);
});
