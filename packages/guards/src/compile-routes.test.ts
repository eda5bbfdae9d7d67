import { expect, test } from 'vitest';
import { compileRoutes } from './compile-routes.ts';
import type { GuardName, Route } from './route-table.ts';
import { fixtureRoutes } from './routes.fixture.ts';

const table = compileRoutes(fixtureRoutes, 'brand-one');

function row(path: string, guards: readonly string[] = []): Route {
  return { path, layout: 'default', guards: guards as GuardName[], exists: false };
}

test.each([
  ['/', '/', {}],
  ['/cars', '/cars', {}],
  ['/cars/', '/cars', {}],
  ['/cars/new/', '/cars/new', {}],
  ['/cars/new/bmw/', '/cars/new/{mark}', { mark: 'bmw' }],
  ['/cars/new/bmw/x5', '/cars/new/{mark}/{model}', { mark: 'bmw', model: 'x5' }],
  [
    '/cars/new/bmw/x5/bodytype-suv-3d/',
    '/cars/new/{mark}/{model}/bodytype-{bodyType}',
    { mark: 'bmw', model: 'x5', bodyType: 'suv-3d' },
  ],
  ['/cars/used/bmw/x5/year-2020/', '/cars/used/{mark}/{model}/year-{year}', { mark: 'bmw', model: 'x5', year: '2020' }],
  [
    '/cars/used/bmw/x5/numberofseats-7/',
    '/cars/used/{mark}/{model}/numberofseats-{numberOfSeats}',
    { mark: 'bmw', model: 'x5', numberOfSeats: '7' },
  ],
  ['/cars/used/price-do-500000/', '/cars/used/price-do-500000', {}],
  ['/cars/used/price-do-550000/', '/cars/used/{mark}', { mark: 'price-do-550000' }],
  ['/cars/black/', '/cars/{color}', { color: 'black' }],
  ['/cars/bmw/black/', '/cars/{mark}/{color}', { mark: 'bmw', color: 'black' }],
  ['/contacts/spb/', '/contacts/{code}', { code: 'spb' }],
  ['/cars/%D0%BB%D0%B0%D0%B4%D0%B0/', '/cars/{color}', { color: 'лада' }],
  ['/webpay/BankSPB/Approve/', '/webpay/BankSPB/Approve', {}],
])('%s is answered by the row %s', (path, expected, params) => {
  const match = table.match(path);
  expect(match?.route.path).toBe(expected);
  expect(match?.params).toEqual(params);
});

test.each([
  '/nothing',
  '/cars/new/bmw/x5/year-/',
  '/cars/new/bmw/x5/unknown-1/',
  '/cars/new/bmw/x5/year-2020/more',
  '/catalog',
  '/webpay/bankspb/approve/',
  '//cars',
  '',
])('%s is answered by no row', (path) => expect(table.match(path)).toBeNull());

test('a literal wins over a prefixed segment, that over a bare one, and dead ends are left again', () => {
  const rows = ['/a/{x}/end', '/a/year-{y}', '/a/year-now', '/a/{x}/{z}', '/a/year-one-{y}', '/a/year-now/{w}/deep'];
  const tree = compileRoutes(
    rows.map((path) => row(path)),
    'asc',
  );
  expect(tree.match('/a/year-now')?.route.path).toBe('/a/year-now');
  expect(tree.match('/a/year-2020')).toMatchObject({ route: { path: '/a/year-{y}' }, params: { y: '2020' } });
  expect(tree.match('/a/year-one-2')).toMatchObject({ route: { path: '/a/year-one-{y}' }, params: { y: '2' } });
  expect(tree.match('/a/year-2020/end')).toMatchObject({ route: { path: '/a/{x}/end' }, params: { x: 'year-2020' } });
  expect(tree.match('/a/year-now/q')).toMatchObject({
    route: { path: '/a/{x}/{z}' },
    params: { x: 'year-now', z: 'q' },
  });
  expect(tree.match('/a/year-now/q/deep')).toMatchObject({
    route: { path: '/a/year-now/{w}/deep' },
    params: { w: 'q' },
  });
});

test.each(['auth', 'City', '', 'not-price-cap', 'not-price-cap()', 'brand()', 'toString'])(
  'a table that names the guard "%s" does not start',
  (name) => expect(() => compileRoutes([row('/x/{mark}', [name])], 'asc')).toThrow('Unknown route middleware'),
);

test.each([
  ['/a/{b', 'cannot read'],
  ['/a/{b}-c', 'cannot read'],
  ['/a/{b}{c}', 'cannot read'],
  ['/a/', 'end without one'],
  ['a', 'begin with a slash'],
  ['/{a}/{a}', 'named twice'],
  ['/{city}', 'filled by the pipeline'],
  ['/a//b', 'cannot read'],
])('a table with the path %s does not start', (path, message) => {
  expect(() => compileRoutes([row(path)], 'asc')).toThrow(message);
});

test('rows that answer the same paths, and names that no parameter fills, do not start', () => {
  expect(() => compileRoutes([row('/store/{a}/{b}'), row('/store/{c}/{d}')], 'asc')).toThrow('answer the same paths');
  expect(() => compileRoutes([row('/cars/{color}', ['not-price-cap(mark)'])], 'asc')).toThrow('not a parameter');
  expect(() => compileRoutes([{ ...row('/cars/{mark}'), target: '/{city}/{model}' }], 'asc')).toThrow(
    'not a parameter',
  );
  expect(() => compileRoutes([{ ...row('/a'), redirect: { to: '/{mark}' } }], 'asc')).toThrow('not a parameter');
  expect(() => compileRoutes([{ ...row('/a'), redirect: { to: '//evil.example' } }], 'asc')).toThrow('own path');
});

test('a row of another brand does not exist in this shell, and the table says why', () => {
  expect(table.match('/moto/')?.route.path).toBe('/moto');
  expect(table.match('/services/commission/')).toBeNull();
  expect(table.excluded).toEqual([
    { path: '/services/commission', reason: 'only for brand asc, this shell is brand-one' },
  ]);
  const asc = compileRoutes(fixtureRoutes, 'asc');
  expect(asc.match('/moto/')).toBeNull();
  expect(asc.match('/services/commission/')?.route.path).toBe('/services/commission');
});

test('a row asks by the kind that it names; account rows and fixed rows ask nothing', () => {
  const asks = (path: string) => table.match(path)?.route.existence;
  expect(['/catalog/7', '/cars/new/bmw', '/contacts/spb', '/lk/orders/7', '/feed/a.xml', '/cars'].map(asks)).toEqual([
    'vehicle',
    'listing',
    'dealer',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['parameters and no kind', { path: '/actions/{id}' }, 'say which kind of thing it shows'],
  ['a kind that it cannot name', { path: '/actions/{id}', exists: 'dealer' }, '{code} is not a parameter'],
  [
    'a kind behind a sign-in',
    { path: '/lk/orders/{id}', guards: ['authenticated'], exists: 'vehicle' },
    'behind a sign-in',
  ],
] as const)('a row with %s does not start', (_what, route, message) => {
  expect(() => compileRoutes([{ layout: 'default', guards: [], ...route }], 'asc')).toThrow(message);
});
