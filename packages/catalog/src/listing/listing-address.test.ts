import {
  canonicalListingQuery,
  emptyListingQuery,
  facetKeys,
  filterKinds,
  type ListingQuery,
  listingPath,
  parseListingQuery,
  printListingQuery,
  rangeKeys,
  sortOrders,
} from '@showroom/domain/listing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetOrder, listingAddress, pathPrefixes, printState, rangeOrder } from './listing-address.ts';
import { readForm } from './read-form.ts';

const values: Record<string, string[]> = {
  mark: ['toyota', 'kia', 'lada'],
  model: ['camry', 'rio'],
  bodyType: ['sedan', 'suv', 'suv-3d'],
  engine: ['petrol', 'diesel'],
  gear: ['automatic', 'manual'],
  drive: ['full', 'front'],
  color: ['black', 'light-blue'],
  seats: ['5', '7'],
  country: ['jp', 'ru'],
  dealerCity: ['msk', 'spb'],
  dealer: ['north', 'south-2'],
};
const facetField = fc
  .constantFrom(...facetKeys)
  .chain((key) => fc.tuple(fc.constant<string>(key), fc.constantFrom(...(values[key] ?? []))));
const number = fc.oneof(fc.constant(''), fc.nat(999_999_999).map(String));
const rangeField = fc.tuple(fc.constantFrom<string>(...rangeKeys), number);
const otherField = fc.oneof(
  fc.constant<[string, string]>(['vat', '1']),
  fc.tuple(fc.constant('sort'), fc.constantFrom(...Object.keys(sortOrders))),
);
const fields = fc.uniqueArray(fc.oneof(facetField, rangeField, otherField), {
  selector: ([name, value]) => ((facetKeys as readonly string[]).includes(name) ? `${name}=${value}` : name),
});
const state = (query: string): ListingQuery => parseListingQuery(new URLSearchParams(query));

test('the lists that the browser carries are the domain’s', () => {
  expect(facetOrder).toEqual(facetKeys);
  expect(rangeOrder).toEqual(rangeKeys);
  expect(Object.fromEntries(Object.entries(pathPrefixes).map(([key, prefix]) => [prefix, key]))).toEqual(filterKinds);
});

test('a form reads and prints to the spelling that the server calls canonical', () => {
  fc.assert(
    fc.property(fields, (entries) => {
      const canonical = canonicalListingQuery(new URLSearchParams(entries));
      expect(printState(readForm(entries))).toBe(canonical);
      expect(printListingQuery(readForm(entries))).toBe(canonical);
    }),
  );
});

test('grouped figures are read, and what is no number is left out', () => {
  expect(
    readForm([
      ['priceFrom', '1\u00a0500 000'],
      ['priceTo', 'много'],
      ['yearTo', '12345678901'],
    ]).ranges,
  ).toEqual({ priceFrom: 1_500_000 });
});

test.each([
  [{ type: 'cars' }, '', '/cars/'],
  [{ type: 'cars' }, 'mark=toyota&model=camry', '/cars/?mark=toyota&model=camry'],
  [{ type: 'cars', condition: 'new' }, 'mark=toyota', '/cars/new/toyota/'],
  [{ type: 'cars', condition: 'new' }, 'mark=kia,toyota&model=camry', '/cars/new/?mark=kia,toyota'],
  [{ type: 'cars', condition: 'used' }, 'mark=toyota&model=camry', '/cars/used/toyota/camry/'],
  [{ type: 'cars', condition: 'used' }, 'mark=toyota&model=camry,rav4', '/cars/used/toyota/?model=camry,rav4'],
  [
    { type: 'cars', condition: 'new' },
    'mark=toyota&model=camry&color=black',
    '/cars/new/toyota/camry/colorgroup-black/',
  ],
  [
    { type: 'cars', condition: 'new' },
    'mark=toyota&model=camry&color=black&page=2',
    '/cars/new/toyota/camry/colorgroup-black/?page=2',
  ],
  [
    { type: 'cars', condition: 'new' },
    'mark=toyota&model=camry&color=black,red',
    '/cars/new/toyota/camry/?color=black,red',
  ],
  [
    { type: 'cars', condition: 'new' },
    'mark=toyota&model=camry&color=black&vat=1',
    '/cars/new/toyota/camry/?color=black&vat=1',
  ],
  [
    { type: 'cars', condition: 'new' },
    'mark=toyota&model=camry&yearFrom=2020&yearTo=2020',
    '/cars/new/toyota/camry/year-2020/',
  ],
  [
    { type: 'cars', condition: 'new' },
    'mark=toyota&model=camry&yearFrom=2020',
    '/cars/new/toyota/camry/?yearFrom=2020',
  ],
  [{ type: 'cars', condition: 'new' }, 'mark=toyota&model=camry&dealer=north', '/cars/new/toyota/camry/?dealer=north'],
  [{ type: 'cars', condition: 'new' }, 'mark=toyota&color=black', '/cars/new/toyota/?color=black'],
  [{ type: 'cars', condition: 'new' }, 'model=camry', '/cars/new/'],
] as const)('%o with «%s» has the address %s', (root, query, address) => {
  expect(listingAddress(root, state(query))).toBe(address);
});

test('the root of a listing is the domain’s path', () => {
  expect(listingAddress({ type: 'cars', condition: 'new' }, emptyListingQuery)).toBe(
    listingPath({ type: 'cars', condition: 'new' }),
  );
});
