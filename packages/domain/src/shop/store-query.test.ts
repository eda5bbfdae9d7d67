import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicalStoreQuery,
  countStoreFilters,
  isStoreIndexable,
  printStoreQuery,
  readStoreQuery,
  storeSorts,
} from './store-query.ts';

const read = (text: string) => readStoreQuery(new URLSearchParams(text));

test.each([
  ['', ''],
  ['brand=thule,lux&brand=thule', 'brand=lux,thule'],
  ['page=2&sort=price-asc&brand=lux', 'brand=lux&sort=price-asc&page=2'],
  ['priceFrom=1 500&priceTo=0&sale=1', 'priceFrom=1500&sale=1'],
  ['model=camry&year=2019', ''],
  ['mark=toyota&year=2019', 'mark=toyota'],
  ['year=2019&model=camry&mark=toyota', 'mark=toyota&model=camry&year=2019'],
  ['mark=Toyota&year=1800&dealerCity=kazan&sort=best&page=0', ''],
  ['dealerCity=spb&search=  масло   5w-40 ', `dealerCity=spb&search=${encodeURIComponent('масло 5w-40')}`],
])('%s is spelled %s', (given, canonical) => {
  expect(canonicalStoreQuery(new URLSearchParams(given))).toBe(canonical);
});

const code = fc.constantFrom('lux', 'thule', 'a-1', 'b2');
const price = fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: undefined });

test('what is printed is read back, whatever it is', () => {
  const any = fc.record({
    brand: fc.uniqueArray(code).map((codes) => codes.sort()),
    priceFrom: price,
    priceTo: price,
    mark: code,
    model: code,
    year: fc.option(fc.integer({ min: 1950, max: 2100 }), { nil: undefined }),
    sale: fc.boolean(),
    dealerCity: fc.constantFrom('msk' as const, 'spb' as const, undefined),
    search: fc.constantFrom('', 'масло & фильтр', 'w 712/75'),
    sort: fc.constantFrom(...storeSorts),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(any, (query) => {
      expect(read(printStoreQuery(query))).toEqual(query);
    }),
  );
});

test('a maker or a mark is worth a place in a search engine, two conditions are not', () => {
  const texts = [
    '',
    'brand=lux',
    'mark=bmw',
    'brand=lux,thule',
    'brand=lux&sale=1',
    'sale=1',
    'page=2',
    'mark=bmw&model=x5',
  ];
  expect(texts.filter((text) => isStoreIndexable(read(text)))).toEqual(['', 'brand=lux', 'mark=bmw']);
  expect(countStoreFilters(read('brand=lux,thule&priceFrom=1&priceTo=2&mark=bmw&model=x5&search=a'))).toBe(5);
});
