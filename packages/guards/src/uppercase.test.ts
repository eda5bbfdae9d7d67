import { expect, test } from 'vitest';
import { readPath } from './path-reading.ts';
import { isRefusedForCapitals } from './uppercase.ts';

test.each([
  // PRD-5; D-01, D-02, D-03.
  ['/Cars/', true],
  ['/cars/NEW/', true],
  ['/cars/new/Tesla/', true],
  ['/cars/new/Payload/', true],
  ['/%D0%90/', true],
  ['/А/', true],
  ['/%C7%85/', true],
  ['/Pay/x/', true],
  ['/PAY/', true],
  ['/paying/A/', true],
  ['/cars/', false],
  ['/%D0%B0/', false],
  ['/%d0%b0/', false],
  ['/cars/new/bmw/x5-2020/', false],
  ['/%E4%B8%AD/', false],
  ['/webpay/BankSPB/Approve/', false],
  ['/pay/AbC/', false],
  ['/qr/XTA21099/', false],
  ['/qr/generator/XTA/', false],
  ['/sl/AbC/', false],
  ['/slgen/A/', false],
  ['/report/A/', false],
  ['/reports/A/', false],
  ['/feed/A.xml', false],
  ['/price-tags/A/', false],
  ['/services/pay/A/', false],
])('%s: refused for its capitals %s', (path, refused) => {
  expect(isRefusedForCapitals(readPath(path) ?? expect.fail(path))).toBe(refused);
});
