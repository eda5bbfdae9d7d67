import { expect, test } from 'vitest';
import { shellTags, staleTags } from './change-notice.ts';

test('a changed vehicle makes its page, the listings and the counts stale, not the texts', () => {
  expect(staleTags('vehicle')).toEqual(['stock', 'marks', 'dealers']);
  expect(staleTags('{"ids":[7]}')).toEqual(['stock', 'marks', 'dealers', 'vehicle-7']);
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
