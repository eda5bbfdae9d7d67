import { expect, test } from 'vitest';
import { isBusyPath } from './city-popup-island.tsx';

test.each([
  ['/lk/profile/', true],
  ['/lk', true],
  ['/registration/', true],
  ['/checkout/1/', true],
  ['/webpay/BankSPB/success/', true],
  ['/', false],
  ['/cars/', false],
  ['/payment/', false],
  ['/basket/', false],
])('%s: nothing is asked over it: %s', (path, isBusy) => {
  expect(isBusyPath(path)).toBe(isBusy);
});
