import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalCalculatorQuery, printCalculatorQuery } from './calculator-query.ts';

test.each([
  ['term=36&price=2+500+000', 'price=2500000&term=36'],
  ['utm_source=x&price=', ''],
  ['mark=BMW&model=x5', 'model=x5'],
  ['price=007', 'price=7'],
])('%s is spelled %s', (query, canonical) => {
  expect(canonicalCalculatorQuery(new URLSearchParams(query))).toBe(canonical);
});

test('a canonical query is its own canonical form, whatever was asked', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('price', 'mark', 'term', 'x'), fc.string()), (asked) => {
      const once = canonicalCalculatorQuery(new URLSearchParams(asked));
      expect(canonicalCalculatorQuery(new URLSearchParams(once))).toBe(once);
    }),
  );
});

test('what is not known is not printed', () => {
  expect(printCalculatorQuery({ mark: undefined, year: 2020 })).toBe('year=2020');
});
