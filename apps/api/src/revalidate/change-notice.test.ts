import { expect, test } from 'vitest';
import { mergeTags, shellTags, staleTags } from './change-notice.ts';

test('a changed vehicle makes its page, the listings and the counts stale, not the texts nor the other vehicles', () => {
  expect(staleTags('{"ids":[7]}')).toEqual(['stock', 'marks', 'dealers', 'vehicle-7']);
});

test('where nobody knows which vehicles changed, or they are many, all of their pages are stale', () => {
  const all = ['stock', 'vehicles', 'marks', 'dealers'];
  expect(staleTags('vehicle')).toEqual(all);
  expect(staleTags(JSON.stringify({ ids: Array.from({ length: 101 }, (_, index) => index + 1) }))).toEqual(all);
});

test('many notices of a few vehicles each are together as one of many', () => {
  const notices = Array.from({ length: 60 }, (_, at) => JSON.stringify({ ids: [at * 2 + 1, at * 2 + 2] }));
  expect(mergeTags(notices.slice(0, 50).flatMap(staleTags))).toHaveLength(103);
  expect(mergeTags([...notices.flatMap(staleTags), 'content'])).toEqual([
    ...['stock', 'marks', 'dealers', 'content'],
    'vehicles',
  ]);
});

test('a writer may name the tags itself', () => {
  expect(staleTags('{"tags":["content","content"]}')).toEqual(['content']);
});

test.each(['', 'toString', '{', '{"ids":"all"}', '{"tags":["a b"]}', '{}', 'null'])(
  '%j means that anything may have changed',
  (notice) => {
    expect(staleTags(notice)).toEqual(shellTags);
  },
);
