import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { checkQuery } from './read-query.ts';

test.each(['', '?', '?a=1&b=%D0%90', '?url=L2E%2Bb==', '?a=1&'])('an ordinary query passes: %s', (search) => {
  expect(() => checkQuery(search)).not.toThrow();
});

test.each([
  ['NUL', '?a=%00'],
  ['line break', '?a=1%0d%0aSet-Cookie:x'],
  ['broken escape', '?a=%zz'],
  ['half a UTF-8 letter', '?a=%D0'],
  ['twice', '?a=1&a=2'],
  ['nested key', '?a[b]=1'],
  ['prototype', '?__proto__=1'],
  ['too many', `?${Array.from({ length: 65 }, (_, i) => `a${i}=1`).join('&')}`],
])('refuses %s', (_name, search) => {
  expect(() => checkQuery(search)).toThrow(ApiError);
});

test('whatever the query is, it passes or is refused with 400', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      try {
        checkQuery(`?${text}`);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
        expect((error as ApiError).status).toBe(400);
        expect(JSON.stringify((error as ApiError).envelope).length).toBeLessThan(400);
      }
    }),
  );
});
