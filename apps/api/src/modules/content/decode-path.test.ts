import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePath } from './decode-path.ts';

test('every spelling of base64 gives the path back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (path) => {
      const text = path.toWellFormed();
      const standard = Buffer.from(text).toString('base64');
      const spellings = [
        standard,
        standard.replace(/=+$/, ''),
        Buffer.from(text).toString('base64url'),
        standard.replaceAll('+', ' '),
      ];
      for (const spelling of spellings) expect(decodePath(spelling)).toBe(text);
    }),
  );
});

test.each(['A', '/w==', 'не base64'])('%s is not base64 of UTF-8 text', (text) => {
  expect(decodePath(text)).toBeUndefined();
});
