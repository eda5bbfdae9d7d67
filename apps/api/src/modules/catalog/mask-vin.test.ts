import { expect, test } from 'vitest';
import { maskVin } from './mask-vin.ts';

test.each([
  ['XTAGFK330KY123456', 'XTAxxxxxxxx123456'],
  ['ZVW50-8012345    ', 'ZVW50-xxx2345'],
])('%s is shown as %s', (number, shown) => {
  expect(maskVin(number)).toBe(shown);
});
