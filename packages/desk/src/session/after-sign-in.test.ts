import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test.each([
  ['?next=%2Freports%2Fcontent%2F', '/reports/content/'],
  ['?next=/reports/entry/%3Ftype%3Dnews', '/reports/entry/?type=news'],
  ['', '/reports/'],
  ['?next=https://evil.example/reports/', '/reports/'],
  ['?next=//evil.example', '/reports/'],
  ['?next=/reports/../lk/', '/reports/'],
  ['?next=/reports/sign-in/', '/reports/'],
  ['?next=javascript:alert(1)', '/reports/'],
])('%s leads to %s', (query, path) => {
  expect(afterSignIn(query)).toBe(path);
});
