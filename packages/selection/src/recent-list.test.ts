import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createRecentList } from './recent-list.ts';

const recentLimit = 12;
const { read: recentViews, remember: rememberView } = createRecentList('recent.v1', recentLimit);

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

test('the last vehicle comes first, once, and the oldest is forgotten', () => {
  for (let id = 1; id <= recentLimit + 2; id++) rememberView(id);
  rememberView(5);
  expect(recentViews()).toHaveLength(recentLimit);
  expect(recentViews().slice(0, 3)).toEqual([5, recentLimit + 2, recentLimit + 1]);
  expect(recentViews()).not.toContain(2);
});

test('broken or blocked storage remembers nothing and fails nobody', () => {
  kept.set('recent.v1', '{"a":1}');
  expect(recentViews()).toEqual([]);
  kept.set('recent.v1', '["1",-2,3,3]');
  expect(recentViews()).toEqual([3]);
  vi.stubGlobal('localStorage', undefined);
  rememberView(1);
  expect(recentViews()).toEqual([]);
});
