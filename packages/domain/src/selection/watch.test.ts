import { expect, test } from 'vitest';
import { lastDigestDue } from './watch.ts';

test.each([
  ['2026-11-23T06:59:59Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T22:30:00Z', '2026-11-23T07:00:00.000Z'],
])('at %s the last digest was due at %s', (now, due) => {
  expect(new Date(lastDigestDue(Date.parse(now))).toISOString()).toBe(due);
});
