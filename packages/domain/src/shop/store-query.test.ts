import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicalStoreQuery,
  countStoreFilters,
  isStoreIndexable,
  printStoreQuery,
  readStoreQuery,
  storeParams,
} from './store-query.ts';

const read = (text: string) => readStoreQuery(new URLSearchParams(text));

test('a printed query is its own canonical form, whatever came', () => {
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('1', 'mann', '1 500', 'haval', '2020', 'popular', 'saving', '0'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...storeParams, 'x', 'city'), values)), (pairs) => {
      const printed = canonicalStoreQuery(new URLSearchParams(pairs));
      expect(canonicalStoreQuery(new URLSearchParams(printed))).toBe(printed);
      expect(read(printed)).toEqual(readStoreQuery(new URLSearchParams(pairs)));
    }),
  );
});

test.each([
  ['brand=mann&brand=bosch,mann', 'brand=bosch,mann'],
  ['priceTo=1%C2%A0500&priceFrom=-3', 'priceTo=1500'],
  ['model=camry&year=2020', ''],
  ['mark=toyota&year=2020', 'mark=toyota'],
  ['year=2020&model=camry&mark=toyota', 'mark=toyota&model=camry&year=2020'],
  ['available=1&discount=yes&page=1&sort=popular', 'available=1'],
  ['page=2&sort=saving&text=%20%20масло%20', `text=${encodeURIComponent('масло')}&sort=saving&page=2`],
  ['utm_source=x&city=spb', ''],
])('%s is written %s', (given, written) => {
  expect(canonicalStoreQuery(new URLSearchParams(given))).toBe(written);
});

test('one filter is indexed; two, a text, a sort and a second page are not', () => {
  expect(['', 'brand=mann', 'mark=haval&model=jolion&year=2022'].map((text) => isStoreIndexable(read(text)))).toEqual([
    true,
    true,
    true,
  ]);
  for (const text of ['brand=a,b', 'brand=a&discount=1', 'text=x', 'sort=name', 'page=2'])
    expect(isStoreIndexable(read(text)), text).toBe(false);
  expect(countStoreFilters(read('brand=a,b&priceFrom=1&priceTo=2&mark=m&model=n&discount=1'))).toBe(5);
  expect(printStoreQuery(read('mark=m'))).toBe('mark=m');
});
