import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingAddress } from './listing-address.ts';
import { allListingKinds, listingPath, readListingPath, sectionsOf } from './listing-path.ts';
import {
  emptyListingQuery,
  facetKeys,
  flagKeys,
  printListingQuery,
  rangeKeys,
  sortOrders,
  toggleFacet,
} from './listing-query.ts';
import { canonicalPath, listingHref, rootOf } from './listing-root.ts';
import { type ListingScope, listingState } from './listing-scope.ts';
import { parseListingQuery } from './listing-values.ts';

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
const figure = fc.oneof(fc.constantFrom('2020', '2024'), fc.nat(999_999_999).map(String));
const rangeField = fc.tuple(fc.constantFrom<string>(...rangeKeys), figure);
const otherField = fc.oneof(
  fc.tuple(fc.constantFrom<string>(...flagKeys), fc.constant('1')),
  fc.tuple(fc.constant('search'), fc.constantFrom('x5', 'бмв & «x5» + 100%')),
  fc.tuple(fc.constant('sort'), fc.constantFrom<string>(...sortOrders)),
  fc.tuple(fc.constant('page'), fc.constantFrom('2', '7')),
);
const fields = fc.array(fc.oneof({ weight: 3, arbitrary: facetField }, rangeField, otherField), { maxLength: 6 });
const places = fc.constantFrom(
  ...allListingKinds.flatMap((kind): ListingScope[] => [
    { kind },
    ...sectionsOf(kind).map((section) => ({ kind, section })),
  ]),
);
const now = new Date('2026-11-20T00:00:00Z');
const parse = (query: string | string[][]) => parseListingQuery(new URLSearchParams(query));

test('the address of a choice, read again, is the same choice under the same address', () => {
  fc.assert(
    fc.property(places, fields, (place, entries) => {
      const state = listingState(place, parse(entries));
      const root = rootOf(place);
      const address = listingAddress(root, state);
      const [path = '', query = ''] = address.split('?');
      const scope = readListingPath(path, now);
      if (typeof scope !== 'object') throw new Error(`${address} is no listing: ${scope}`);
      const again = listingState(scope, parse(query));
      // Models mean nothing without a mark: an address leaves them out.
      const { model, ...facets } = state.facets;
      const said = { ...state, facets: { ...facets, ...(state.facets.mark && model ? { model } : {}) } };
      expect(printListingQuery(again)).toBe(printListingQuery(said));
      expect(listingHref(scope, parse(query))).toBe(address);
    }),
    { numRuns: 1_000 },
  );
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
  expect(listingAddress(rootOf(scope), parse(query))).toBe(address);
});

test('the root of a listing is its path', () => {
  expect(listingAddress(rootOf({ kind: 'cars', section: 'new' }), emptyListingQuery)).toBe(
    listingPath({ kind: 'cars', section: 'new' }),
  );
});

const fresh: ListingScope = { kind: 'cars', section: 'new' };
const camry: ListingScope = { ...fresh, mark: 'toyota', model: 'camry' };

test.each([
  [{ kind: 'cars' }, '', 'mark', 'toyota', '/cars/?mark=toyota'],
  [fresh, '', 'mark', 'toyota', '/cars/new/toyota/'],
  [fresh, 'color=black&page=3', 'mark', 'toyota', '/cars/new/toyota/colorgroup-black/'],
  [{ ...fresh, mark: 'toyota' }, '', 'mark', 'kia', '/cars/new/?mark=kia,toyota'],
  [{ ...fresh, mark: 'toyota' }, '', 'mark', 'toyota', '/cars/new/'],
  [camry, '', 'color', 'black', '/cars/new/toyota/camry/colorgroup-black/'],
  [
    { ...camry, filter: { kind: 'colorgroup', value: 'black' } },
    '',
    'color',
    'white',
    '/cars/new/toyota/camry/?color=black,white',
  ],
  [{ ...camry, filter: { kind: 'colorgroup', value: 'black' } }, '', 'color', 'black', '/cars/new/toyota/camry/'],
  [
    { ...camry, filter: { kind: 'year', value: '2024' } },
    '',
    'gear',
    'robot',
    '/cars/new/toyota/camry/?gear=robot&yearFrom=2024&yearTo=2024',
  ],
] as const)('from %o with «%s», toggling %s %s leads to %s', (scope, query, key, value, href) => {
  const state = toggleFacet(listingState(scope, parse(query)), key, value);
  expect(listingAddress(rootOf(scope), state)).toBe(href);
});

test.each([
  [fresh, '', '/cars/new/'],
  [fresh, 'color=black', '/cars/new/'],
  [fresh, 'sort=price-asc', '/cars/new/'],
  [fresh, 'page=3', '/cars/new/?page=3'],
  [camry, 'color=black', '/cars/new/toyota/camry/colorgroup-black/'],
  [camry, 'color=black&sort=price-asc', '/cars/new/toyota/camry/colorgroup-black/'],
  [camry, 'color=black,red', '/cars/new/toyota/camry/'],
] as const)('the canonical path of %o with «%s» is %s', (scope, query, path) => {
  expect(canonicalPath(scope, parse(query))).toBe(path);
});

test.each([
  [{ kind: 'cars', section: 'used' }, 'priceTo=500000', '/cars/used/price-do-500000/'],
  [{ kind: 'cars', section: 'new' }, 'engine=diesel', '/cars/new/engine-type-is-diesel/'],
  [{ kind: 'cars', section: 'new' }, 'bodyType=suv,suv-3d&priceTo=2000000', '/cars/new/off-road/price-do-2000000/'],
  [{ kind: 'moto' }, 'volumeFrom=101&volumeTo=125', '/moto/125-kubov/'],
  [{ kind: 'moto', landing: 'black' }, '', '/moto/black/'],
  [{ kind: 'moto', landing: 'black' }, 'page=2', '/moto/black/?page=2'],
  [{ kind: 'cars', section: 'used' }, 'engine=diesel&color=red', '/cars/used/'],
] as const)('%o with «%s» has the canonical page %s (PD-13)', (scope, query, path) => {
  expect(canonicalPath(scope, parse(query))).toBe(path);
});
