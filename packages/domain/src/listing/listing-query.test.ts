import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFilters,
  emptyListingQuery,
  facetKeys,
  isIndexable,
  maxFacetValues,
  maxPage,
  maxRangeValue,
  maxSearchText,
  printListingQuery,
  readListingQuery,
  toggleFacet,
} from './listing-query.ts';
import { canonicalListingQuery, isFacetValue, listingParams, parseListingQuery } from './listing-values.ts';

const read = (text: string) => parseListingQuery(new URLSearchParams(text));

test.each([
  ['color=black&color=white', 'color=black,white'],
  ['color=white,black,white', 'color=black,white'],
  ['page=1&sort=recommended', ''],
  ['page=3&color=red&utm_source=x', 'color=red&page=3'],
  ['sort=price-asc&bodyType=suv', 'bodyType=suv&sort=price-asc'],
  ['bodyType=spaceship&priceTo=abc&vat=2&page=-1', ''],
  ['priceTo=1500000&priceFrom=0500', 'priceFrom=500&priceTo=1500000'],
  ['page=99999', 'page=500'],
  ['mark=__proto__&mark=toyota', 'mark=toyota'],
  ['sort=constructor', ''],
  ['search=%20%D0%B1%D0%BC%D0%B2%20%0A+x5%00&page=2', 'search=%D0%B1%D0%BC%D0%B2%20x5&page=2'],
  ['search=%20', ''],
])('%s has the one spelling "%s"', (given, canonical) => {
  expect(canonicalListingQuery(new URLSearchParams(given))).toBe(canonical);
});

const knownKeys = listingParams;
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.nat().map(String),
  fc.constantFrom('black', 'white', 'suv', 'toyota', '5', '2020', '1', 'price-asc'),
  fc.array(fc.stringMatching(/^[a-z0-9]{1,4}$/), { maxLength: 40 }).map((values) => values.join(',')),
);
const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...knownKeys), fc.string()), value));
const many = { numRuns: 500 };

test('any query is read without failing, and its canonical spelling is its own', () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const once = canonicalListingQuery(new URLSearchParams(list));
      expect(canonicalListingQuery(new URLSearchParams(once))).toBe(once);
      expect(printListingQuery(read(once))).toBe(once);
    }),
    many,
  );
});

test('whatever is asked, nothing but known keys and values within their limits is kept', () => {
  fc.assert(
    fc.property(pairs, (list) => {
      const query = read(new URLSearchParams(list).toString());
      for (const key of new URLSearchParams(printListingQuery(query)).keys()) expect(knownKeys).toContain(key);
      for (const key of facetKeys) {
        const values = query.facets[key] ?? [];
        expect(values.length).toBeLessThanOrEqual(maxFacetValues);
        expect(values.filter((item) => !isFacetValue(key, item))).toEqual([]);
      }
      for (const limit of Object.values(query.ranges)) expect(limit).toBeLessThanOrEqual(maxRangeValue);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(maxPage);
      expect([...query.search].length).toBeLessThanOrEqual(maxSearchText);
    }),
    many,
  );
});

test('a key that no listing knows changes nothing', () => {
  const strange = fc.string().filter((key) => !knownKeys.some((known) => known === key));
  fc.assert(
    fc.property(pairs, strange, fc.string(), (list, key, text) => {
      const own = canonicalListingQuery(new URLSearchParams(list));
      expect(canonicalListingQuery(new URLSearchParams([...list, [key, text]]))).toBe(own);
    }),
  );
});

test('a page far past the end is the last that there may be, not the first', () => {
  expect([read('page=501').page, read('page=99999').page, read('page=0').page, read('page=x').page]).toEqual([
    maxPage,
    maxPage,
    1,
    1,
  ]);
});

test('the limits are those that the API holds', () => {
  expect([maxPage, maxFacetValues, maxSearchText]).toEqual([500, 20, 60]);
});

test('where the values are known to be right, no vocabulary is asked', () => {
  const fields = new URLSearchParams('color=made-up&priceTo=1+500+000');
  expect(printListingQuery(readListingQuery(fields, () => true))).toBe('color=made-up&priceTo=1500000');
});

test('a value that is switched on twice is off again, and the list starts from its first page', () => {
  const start = read('color=red&page=4');
  const on = toggleFacet(start, 'bodyType', 'suv');
  expect(printListingQuery(on)).toBe('bodyType=suv&color=red');
  expect(printListingQuery(toggleFacet(on, 'bodyType', 'suv'))).toBe('color=red');
});

test('another mark leaves the models, which narrow their own mark; a mark that goes takes them along', () => {
  const both = toggleFacet(read('mark=toyota&model=camry'), 'mark', 'kia');
  expect(printListingQuery(both)).toBe('mark=kia,toyota&model=camry');
  expect(printListingQuery(toggleFacet(both, 'mark', 'toyota'))).toBe('mark=kia');
});

test('a range counts as one filter, and only plain states are for search engines', () => {
  expect(countFilters(read('priceFrom=1&priceTo=2&color=red,black&vat=1'))).toBe(4);
  expect(isIndexable(emptyListingQuery)).toBe(true);
  expect(isIndexable(read('color=red'))).toBe(true);
  expect(isIndexable(read('color=red,black'))).toBe(false);
  expect(isIndexable(read('page=2'))).toBe(false);
  expect(isIndexable(read('search=x5'))).toBe(false);
  expect(isIndexable(read('sort=newest'))).toBe(false);
});
