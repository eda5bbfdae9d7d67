import { expect, test } from 'vitest';
import { isSafeTarget } from './safe-target.ts';

test.each(['/', '/cars/new/', '/cars/?mark=toyota', '/%D0%BA%D1%83%D0%B7%D0%BE%D0%B2/'])(
  '%s may be led to',
  (target) => {
    expect(isSafeTarget(target)).toBe(true);
  },
);

test.each([
  '',
  'cars/',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x',
  '/a%0d%0aSet-Cookie:x',
  '/\tevil',
  '/user@evil.example',
  '/%zz',
])('%j may not', (target) => {
  expect(isSafeTarget(target)).toBe(false);
});
