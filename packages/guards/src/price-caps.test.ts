import { expect, test } from 'vitest';
import { isPriceCap, priceCapSlugs } from './price-caps.ts';

test('the 16 slugs are 300 000 to 1 000 000 in steps of 50 000, and 1 100 000', () => {
  const amounts = [...Array.from({ length: 15 }, (_, step) => 300_000 + step * 50_000), 1_100_000];
  expect(priceCapSlugs).toEqual(amounts.map((amount) => `price-do-${amount}`));
  expect(priceCapSlugs.every(isPriceCap)).toBe(true);
});

test.each([
  ['price-do-1050000', true],
  ['price-do-250000', true],
  ['price-do-1', true],
  ['price-do-', false],
  ['price-do-1x', false],
  ['xprice-do-300000', false],
  ['bmw', false],
])('%s as a mark is a price cap: %s', (value, expected) => expect(isPriceCap(value)).toBe(expected));
