import { expect, test } from 'vitest';
import { maskVin, shownNumber } from './mask-vin.ts';
import { surrogateNumber } from './surrogate-number.ts';

test.each([
  ['XTAGFK330KY123456', 'XTAxxxxxxxx123456'],
  ['ZVW50-8012345    ', 'ZVW50-xxx2345'],
])('%s is shown as %s', (number, shown) => {
  expect([maskVin(number), shownNumber(number)]).toEqual([shown, shown]);
});

test('what only stands for a number is not shown', () => {
  expect(shownNumber(surrogateNumber('one', '1'))).toBeNull();
});
