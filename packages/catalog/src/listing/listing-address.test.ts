import {
  canonicalListingQuery,
  emptyListingQuery,
  facetKeys,
  filterKinds,
  flagKeys,
  type ListingQuery,
  parseListingQuery,
  printListingQuery,
  rangeKeys,
  sortOrders,
} from '@showroom/domain/listing';
import { listingPath } from '@showroom/domain/listing-scope';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetOrder, flagOrder, listingAddress, pathPrefixes, printState, rangeOrder } from './listing-address.ts';
import { rootOf } from './listing-state.ts';
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
  fc.tuple(fc.constantFrom<string>(...flagKeys), fc.constant('1')),
  fc.tuple(fc.constant('search'), fc.constantFrom('x5', 'бмв & «x5» + 100%')),
  fc.tuple(fc.constant('sort'), fc.constantFrom(...Object.keys(sortOrders))),
);
const fields = fc.uniqueArray(fc.oneof(facetField, rangeField, otherField), {
  selector: ([name, value]) => ((facetKeys as readonly string[]).includes(name) ? `${name}=${value}` : name),
});
const state = (query: string): ListingQuery => parseListingQuery(new URLSearchParams(query));

test('the lists that the browser carries are the domain’s', () => {
  expect(facetOrder).toEqual(facetKeys);
  expect(rangeOrder).toEqual(rangeKeys);
  expect(flagOrder).toEqual(flagKeys);
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
  [{ kind: 'cars' }, '', '/cars/'],
  [{ kind: 'cars' }, 'mark=toyota&model=camry', '/cars/?mark=toyota&model=camry'],
  [{ kind: 'cars', section: 'new' }, 'mark=toyota', '/cars/new/toyota/'],
  [{ kind: 'cars', section: 'new' }, 'mark=kia,toyota&model=camry', '/cars/new/?mark=kia,toyota&model=camry'],
  [{ kind: 'cars', section: 'used' }, 'mark=toyota&model=camry', '/cars/used/toyota/camry/'],
  [{ kind: 'cars', section: 'used' }, 'mark=toyota&model=camry,rav4', '/cars/used/toyota/?model=camry,rav4'],
  [{ kind: 'cars', section: 'new' }, 'mark=toyota&model=camry&color=black', '/cars/new/toyota/camry/colorgroup-black/'],
  [
    { kind: 'cars', section: 'new' },
    'mark=toyota&model=camry&color=black&page=2',
    '/cars/new/toyota/camry/colorgroup-black/?page=2',
  ],
  [
    { kind: 'cars', section: 'new' },
    'mark=toyota&model=camry&color=black,red',
    '/cars/new/toyota/camry/?color=black,red',
  ],
  [
    { kind: 'cars', section: 'new' },
    'mark=toyota&model=camry&color=black&vat=1',
    '/cars/new/toyota/camry/?color=black&vat=1',
  ],
  [
    { kind: 'cars', section: 'new' },
    'mark=toyota&model=camry&yearFrom=2020&yearTo=2020',
    '/cars/new/toyota/camry/year-2020/',
  ],
  [{ kind: 'cars', section: 'new' }, 'mark=toyota&model=camry&yearFrom=2020', '/cars/new/toyota/camry/?yearFrom=2020'],
  [{ kind: 'cars', section: 'new' }, 'mark=toyota&model=camry&dealer=north', '/cars/new/toyota/camry/?dealer=north'],
  [{ kind: 'cars', section: 'new' }, 'mark=toyota&color=black', '/cars/new/toyota/colorgroup-black/'],
  [{ kind: 'cars', section: 'new' }, 'mark=toyota&gear=robot', '/cars/new/toyota/?gear=robot'],
  [{ kind: 'cars', section: 'used' }, 'mark=toyota&yearFrom=2020&yearTo=2020', '/cars/used/toyota/year-2020/'],
  [{ kind: 'cars', section: 'new' }, 'color=black', '/cars/new/?color=black'],
  [{ kind: 'cars' }, 'color=black', '/cars/black/'],
  [{ kind: 'cars' }, 'color=black,red', '/cars/?color=black,red'],
  [{ kind: 'cars' }, 'mark=toyota&color=black&sort=price-asc', '/cars/toyota/black/?sort=price-asc'],
  [{ kind: 'cars' }, 'mark=toyota&model=camry&color=black', '/cars/toyota/camry/black/'],
  [{ kind: 'cars' }, 'mark=toyota&model=camry,rav4&color=black', '/cars/?mark=toyota&model=camry,rav4&color=black'],
  [{ kind: 'cars' }, 'yearFrom=2024&yearTo=2024', '/cars/year-2024/'],
  [{ kind: 'cars' }, 'color=black&sale=1', '/cars/?color=black&sale=1'],
  [{ kind: 'cars', section: 'sale' }, 'mark=toyota&color=black', '/cars/sale/?mark=toyota&color=black'],
  // What somebody searched for is no page of its own, whatever stands beside it.
  [{ kind: 'cars' }, 'color=black&search=x5', '/cars/?color=black&search=x5'],
  [{ kind: 'cars', section: 'new' }, 'mark=bmw&search=x5', '/cars/new/bmw/?search=x5'],
  [{ kind: 'moto' }, 'color=black', '/moto/?color=black'],
  [{ kind: 'moto', section: 'new' }, 'mark=honda&color=black', '/moto/new/honda/?color=black'],
  [{ kind: 'moto', section: 'new' }, 'mark=honda&model=nx500&color=black', '/moto/new/honda/nx500/colorgroup-black/'],
  [{ kind: 'commercial', section: 'trucks' }, 'mark=gaz', '/commercial/trucks/gaz/'],
  [{ kind: 'moto', landing: 'enduro' }, 'bodyType=enduro&page=2', '/moto/enduro/?page=2'],
  [{ kind: 'moto', landing: 'enduro' }, 'bodyType=enduro&color=red', '/moto/?bodyType=enduro&color=red'],
  [
    { kind: 'cars', section: 'used', landing: 'price-do-500000' },
    'priceTo=500000&sort=year-desc',
    '/cars/used/price-do-500000/?sort=year-desc',
  ],
  [{ kind: 'cars', section: 'new' }, 'model=camry', '/cars/new/'],
] as const)('%o with «%s» has the address %s', (scope, query, address) => {
  expect(listingAddress(rootOf(scope), state(query))).toBe(address);
});

test('the root of a listing is the domain’s path', () => {
  expect(listingAddress(rootOf({ kind: 'cars', section: 'new' }), emptyListingQuery)).toBe(
    listingPath({ kind: 'cars', section: 'new' }),
  );
});
