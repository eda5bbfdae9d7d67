import { expect, test } from 'vitest';
import { toLookupPath } from './lookup-path.ts';

test.each([
  ['/cars', '/cars/'],
  ['/cars/', '/cars/'],
  ['/Cars/New?x=1#y', '/cars/new/'],
  ['/%D0%9A%D1%83%D0%B7%D0%BE%D0%B2', '/кузов/'],
  ['/a%2520b', '/a%20b/'],
  ['/', '/'],
])('%s is looked up as %s', (path, expected) => {
  expect(toLookupPath(path)).toBe(expected);
});

test.each(['', 'cars', '//evil', '/a//b', '/%', '/%D0', '/a%00', '/a\\b', 'https://a/'])(
  '%j is no path of ours',
  (path) => {
    expect(toLookupPath(path)).toBeUndefined();
  },
);
