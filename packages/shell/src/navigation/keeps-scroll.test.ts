import { expect, test } from 'vitest';
import { keepsScroll } from './keeps-scroll.ts';

test.each([
  ['/catalog/7/', '/catalog/7/', true],
  ['/catalog/8/', '/catalog/7/', false],
  ['/catalog/7/', '/cars/', false],
  ['/cars/', '/cars/', false],
])('%s from %s keeps the scroll: %s', (pathname, here, keeps) => {
  expect(keepsScroll({ pathname, dataset: {} }, here)).toBe(keeps);
  expect(keepsScroll({ pathname, dataset: { stay: '' } }, here)).toBe(true);
});
