import { expect, test } from 'vitest';
import { landings, priceCaps } from './landings.data.ts';
import { isPriceCap, isReservedCode, listingPath, readListingPath } from './listing-path.ts';
import { emptyListingQuery, printListingQuery } from './listing-query.ts';
import { type ListingScope, listingAsk, listingState, scopeOfVehicle } from './listing-scope.ts';
import { canonicalListingQuery, parseListingQuery } from './listing-values.ts';

const now = new Date('2026-11-20T00:00:00Z');
const read = (path: string) => readListingPath(path, now);
const parse = (query: string) => parseListingQuery(new URLSearchParams(query));
const ask = (path: string, query = '') => {
  const scope = read(path);
  return typeof scope === 'object' ? new URLSearchParams(listingAsk(scope, parse(query))).toString() : scope;
};

test.each([
  ['/cars/', 'type=cars'],
  ['/cars/new/', 'type=cars&condition=new'],
  ['/cars/sale/', 'type=cars&sale=1'],
  ['/cars/vat/', 'type=cars&vat=1'],
  ['/cars/on-sale-soon/', 'type=cars&soon=1'],
  ['/cars/new/promo/', 'type=cars&condition=new&promo=1'],
  ['/cars/year-2024/', 'type=cars&yearFrom=2024&yearTo=2024'],
  ['/cars/light-blue/', 'type=cars&color=light-blue'],
  ['/cars/toyota/black/', 'type=cars&mark=toyota&color=black'],
  ['/cars/toyota/camry/black/', 'type=cars&mark=toyota&model=camry&color=black'],
  ['/cars/used/price-do-500000/', 'type=cars&condition=used&priceTo=500000'],
  ['/cars/new/off-road/price-do-3000000/', 'type=cars&condition=new&bodyType=suv%2Csuv-3d&priceTo=3000000'],
  ['/cars/new/engine-type-is-diesel/', 'type=cars&condition=new&engine=diesel'],
  ['/cars/used/toyota/year-2020/', 'type=cars&condition=used&mark=toyota&yearFrom=2020&yearTo=2020'],
  ['/cars/used/toyota/colorgroup-red/', 'type=cars&condition=used&mark=toyota&color=red'],
  ['/cars/new/bmw/x5/year-2025/', 'type=cars&condition=new&mark=bmw&model=x5&yearFrom=2025&yearTo=2025'],
  ['/electro/', 'type=cars&engine=electro'],
  [
    '/electro/used/tesla/model-3/drivetype-full/',
    'type=cars&condition=used&engine=electro&mark=tesla&model=model-3&drive=full',
  ],
  ['/moto/', 'type=moto'],
  ['/moto/125-kubov/', 'type=moto&volumeFrom=101&volumeTo=125'],
  ['/moto/250-kubov/', 'type=moto&volumeFrom=201&volumeTo=250'],
  ['/moto/off-road/', 'type=moto&bodyType=off-road'],
  ['/moto/black/', 'type=moto&color=black'],
  ['/moto/new/honda/nx500/colorgroup-red/', 'type=moto&condition=new&mark=honda&model=nx500&color=red'],
  ['/jet-ski/used/', 'type=jet-ski&condition=used'],
  ['/commercial/fleet/gaz/', 'type=commercial&bodyType=microbus%2Cvan&mark=gaz'],
  ['/commercial/semi-trailers/', 'type=commercial&bodyType=semi-trailer'],
  ['/commercial/used/', 'type=commercial&condition=used'],
  ['/commercial/body-type-is-furgon/', 'type=commercial&bodyType=van'],
  ['/cars-vnukovo/', 'type=cars'],
])('%s asks the catalogue for %s', (path, wanted) => {
  expect(ask(path)).toBe(wanted);
});

test('path and query are asked together; a section keeps what it fixes', () => {
  expect(ask('/cars/new/bmw/', 'color=black')).toBe('type=cars&condition=new&mark=bmw&color=black');
  expect(ask('/commercial/fleet/', 'bodyType=van,truck')).toBe('type=commercial&bodyType=van');
  expect(ask('/electro/', 'engine=diesel')).toBe('type=cars&engine=electro');
  expect(listingAsk({ kind: 'cars', section: 'vnukovo', dealer: 'centre' }, parse('dealer=other'))).toEqual({
    type: 'cars',
    dealer: 'centre',
  });
});

test.each([
  '/cars/nobody/',
  '/cars/year-1899/',
  '/cars/year-2028/',
  '/cars/sale/black/',
  '/cars/black/white/',
  '/cars/toyota/camry/xle/black/',
  '/cars/used/price-do-510000/',
  '/cars/used/promo/',
  '/cars/new/off-road/',
  '/cars/new/toyota/geartype-robot/',
  '/cars/new/toyota/camry/year-2028/',
  '/cars/new/toyota/camry/numberofseats-0/',
  '/cars/new/toyota/camry/bodytype-sofa/',
  '/cars/new/toyota/camry/constructor-x/',
  '/cars/new/toyota/camry/bodytype-sedan/more/',
  '/cars/new/to_yota/',
  '/moto/trike/',
  '/moto/honda/black/',
  '/moto/new/honda/colorgroup-black/',
  '/electro/new/tesla/model-3/enginetype-diesel/',
  '/commercial/new/',
  '/commercial/semi-trailers/krone/sd/bodytype-van/',
])('%s cannot be', (path) => {
  expect(read(path)).toBe('impossible');
});

test.each(['/', '/contacts/', '/catalog/', '/seo-pages/cars/color/', '/toString/new/x/', '/cars'])(
  '%s is no listing',
  (path) => {
    expect(read(path)).toBeUndefined();
  },
);

test('a scope that no address can say is printed as the listing that holds it', () => {
  expect(listingPath({ kind: 'cars', mark: 'toyota' })).toBe('/cars/');
  expect(listingPath({ kind: 'cars', section: 'sale', mark: 'toyota' })).toBe('/cars/sale/');
});

test('fixed pages are 52 of cars and 14 others, no two alike, and each says something', () => {
  expect(priceCaps).toHaveLength(20);
  expect(landings).toHaveLength(2 * (20 + 4 + 2) + 14);
  expect(new Set(landings.map(({ path }) => path)).size).toBe(landings.length);
  const states = landings.map(({ kind, section = '', code }) => {
    const scope = { kind, ...(section && { section }), landing: code } as ListingScope;
    return `${kind}/${section}?${printListingQuery(listingState(scope, emptyListingQuery))}`;
  });
  expect(new Set(states).size).toBe(landings.length);
  for (const state of states) {
    const query = state.slice(state.indexOf('?') + 1);
    expect(canonicalListingQuery(new URLSearchParams(query))).toBe(query);
  }
});

test.each([
  ['promo', 'mark', true],
  ['price-do-1700000', 'mark', true],
  ['black', 'mark', true],
  ['year-2020', 'model', true],
  ['credit', 'model', true],
  ['toyota', 'mark', false],
  ['classic', 'model', false],
] as const)('%s is reserved as a %s: %s (PD-10)', (code, what, reserved) => {
  expect(isReservedCode(code, what)).toBe(reserved);
});

test.each([
  ['price-do-300000', true],
  ['price-do-1100000', true],
  ['price-do-1050000', true],
  ['price-do-1', true],
  ['price-do-', false],
  ['price-do-1x', false],
  ['xprice-do-300000', false],
  ['bmw', false],
])('%s as a mark is a price cap: %s (PD-12)', (value, expected) => expect(isPriceCap(value)).toBe(expected));

test('a vehicle is held by the listing of its condition or kind', () => {
  const vehicle = {
    type: 'cars',
    condition: 'used',
    bodyType: 'suv',
    mark: { code: 'a' },
    model: { code: 'b' },
  } as const;
  expect(listingPath(scopeOfVehicle(vehicle))).toBe('/cars/used/a/b/');
  expect(listingPath(scopeOfVehicle({ ...vehicle, type: 'commercial', bodyType: 'truck' }))).toBe(
    '/commercial/trucks/a/b/',
  );
});
