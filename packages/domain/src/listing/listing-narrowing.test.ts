import { expect, test } from 'vitest';
import { isNarrowing } from './listing-narrowing.ts';
import { emptyListingQuery, type FacetKey, facetKeys } from './listing-query.ts';

const values = {
  ...(Object.fromEntries(facetKeys.map((key) => [key, []])) as unknown as Record<FacetKey, []>),
  bodyType: [{ value: 'atv', count: 9 }],
  color: [
    { value: 'black', count: 4 },
    { value: 'white', count: 5 },
    { value: 'red', count: 0 },
  ],
  mark: [{ value: 'stels', count: 9 }],
};
const ranges = {
  price: { min: 500_000, max: 900_000 },
  year: { min: 2026, max: 2026 },
  mileage: null,
  power: null,
  volume: null,
};

test.each([
  [{}, {}, true],
  [{ bodyType: ['atv'] }, {}, false],
  [{ color: ['black'] }, {}, true],
  [{ color: ['black', 'white'] }, {}, false],
  [{ color: ['black'], bodyType: ['atv'] }, {}, false],
  [{ mark: ['stels'] }, {}, true],
  [{}, { priceTo: 900_000 }, false],
  [{}, { priceTo: 899_999 }, true],
  [{}, { priceFrom: 500_001, priceTo: 1_000_000 }, true],
  [{}, { yearFrom: 2026, yearTo: 2026 }, false],
] as const)('%j with %j leaves something out: %s', (facets, asked, narrows) => {
  expect(isNarrowing({ ...emptyListingQuery, facets, ranges: asked }, { values, ranges })).toBe(narrows);
});
