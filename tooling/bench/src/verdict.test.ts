import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

test('a promise is broken by what is measured, not by a machine on which nothing keeps it', () => {
  expect(verdictOf({ p99: 1.9 }, { p99: 28 }, 2)).toBe('held');
  expect(verdictOf({ p99: 29.9 }, { p99: 28 }, 2)).toBe('untold');
  expect(verdictOf({ p99: 29.9 }, { p99: 0.4 }, 2)).toBe('broken');
});
