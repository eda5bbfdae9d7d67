import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPath, withSlash } from './path-reading.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a//b',
  '/a//',
  '/a;b',
  '/a%3Bb',
  '/a%3bb',
  '/cars%2Fnew',
  '/cars%2fnew',
  '/a%5Cb',
  '/a%00',
  '/a%0d%0aSet-Cookie:x',
  '/a\u0000b',
  '/a\nb',
  '/a%7F',
  '/a%C2%85b',
  '/a%E2%80%AEb',
  '/a%25b',
  '/lk%252Fprofile',
  '/%6Ck/',
  '/l%6b/',
  '/.',
  '/..',
  '/a/../lk/',
  '/a/%2e%2e/lk/',
  '/a/.',
  '/%',
  '/%D',
  '/%zz',
  '/%D0',
  '/%D0%20',
  '/%C0%AF',
  '/%ED%A0%80',
  '/\ud800',
  `/${'a'.repeat(2048)}`,
  'cars',
  '',
  '/a?b',
  '/a#b',
])('%j is refused: it could be read in two ways', (raw) => expect(readPath(raw)).toBeUndefined());

test.each([
  ['/', '/', true, false],
  ['/cars', '/cars', false, false],
  ['/cars/', '/cars', true, false],
  ['/%D0%BB%D0%B0%D0%B4%D0%B0', '/лада', false, false],
  ['/a%20b/', '/a b', true, false],
  ['/sitemap.xml', '/sitemap.xml', false, true],
  ['/feed/cars.XML', '/feed/cars.XML', false, true],
  ['/favicon.ico', '/favicon.ico', false, true],
  ['/sitemap.xml/', '/sitemap.xml', true, false],
  ['/item/12.5', '/item/12.5', false, false],
  ['/lk/profile.rsc', '/lk/profile.rsc', false, false],
  ['/a..b/...', '/a..b/...', false, false],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`, false, false],
])('%j is read', (raw, key, slashed, file) => expect(readPath(raw)).toMatchObject({ raw, key, slashed, file }));

test('the final slash is added once, and to no file', () => {
  const slash = (raw: string) => withSlash(readPath(raw) ?? expect.fail(raw));
  expect(['/', '/cars', '/cars/', '/robots.txt', '/item/12.5'].map(slash)).toEqual([
    '/',
    '/cars/',
    '/cars/',
    '/robots.txt',
    '/item/12.5/',
  ]);
});

test('no text makes the reader throw, and what it accepts has no empty or dot segment', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webPath(),
        fc.string({ unit: fc.constantFrom('/', '.', '%', '2', 'e', 'F', '\\', ';', 'a') }),
      ),
      (text) => {
        const reading = readPath(`/${text}`);
        for (const segment of reading?.segments ?? []) expect(['', '.', '..']).not.toContain(segment);
      },
    ),
    { numRuns: 500 },
  );
});
