import { expect, test } from 'vitest';
import { compileRoutes } from './compile-routes.ts';
import { type Facts, toFacts } from './facts.ts';
import { readGuard, runGuards } from './named-guards.ts';
import { fixtureRoutes } from './routes.fixture.ts';

const table = compileRoutes(fixtureRoutes, 'brand-one');
/** The rules of these names, as the table of routes reads them. */
const decide = (names: readonly string[], known: Facts) =>
  runGuards(
    names.map((name) => readGuard(name).guard),
    known,
  );
const now = Date.UTC(2026, 10, 21);

function facts(path: string, known: Partial<Facts> = {}): Facts {
  const [pathname = '', query = ''] = path.split('?');
  return toFacts({ brand: 'brand-one', now, match: table.match(pathname), ...known, path: pathname, query });
}

const guest = { city: undefined, accessToken: undefined };
const customer = { city: undefined, accessToken: 'dG9rZW4=' };

test.each([
  ['/lk/', '/lk/auth/?next=%2Flk%2F'],
  ['/lk/orders/7?tab=a&b=1', '/lk/auth/?next=%2Flk%2Forders%2F7%2F%3Ftab%3Da%26b%3D1'],
  ['/lk?city=Москва', '/lk/auth/?next=%2Flk%2F%3Fcity%3Dmsk'],
])('a guest on %s is sent to sign in and comes back', (path, location) => {
  expect(decide(['authenticated'], facts(path, { cookies: guest }))).toEqual({
    kind: 'redirect',
    reason: 'sign-in',
    location,
    status: 302,
  });
});

test('an empty token is no token, any other opens the account pages', () => {
  expect(decide(['authenticated'], facts('/lk/', { cookies: { ...guest, accessToken: '' } })).kind).toBe('redirect');
  expect(decide(['authenticated'], facts('/lk/', { cookies: customer }))).toMatchObject({ kind: 'pass' });
});

test('staff reports: guests sign in, customers find nothing, staff pass', () => {
  const verdict = (known: Partial<Facts>) => decide(['authenticated-reports'], facts('/reports/', known));
  expect(verdict({ cookies: guest })).toMatchObject({
    ...{ kind: 'redirect', reason: 'sign-in' },
    location: '/reports/sign-in/?next=%2Freports%2F',
  });
  expect(verdict({ cookies: { ...guest, desk: '1' } })).toMatchObject({ kind: 'pass' });
  expect(verdict({ cookies: customer, roles: ['sales'] })).toEqual({
    kind: 'notFound',
    reason: 'no-role',
    message: 'Page Not Found: /reports/',
  });
  expect(verdict({ cookies: customer, roles: ['reports'] })).toMatchObject({ kind: 'pass' });
});

test.each([
  ['year-1899', false],
  ['year-1900', true],
  ['year-2026', true],
  ['year-2027', true],
  ['year-2028', false],
  ['year-02020', false],
  ['year-20x0', false],
  ['numberofseats-0', false],
  ['numberofseats-1', true],
  ['numberofseats-9', true],
  ['numberofseats-10', false],
  ['numberofseats-five', false],
  ['bodytype-suv', true],
  ['bodytype-sofa', false],
  ['colorgroup-black', true],
  ['colorgroup-suv', false],
  ['country-jp', true],
  ['country-x', false],
  ['drivetype-full', true],
  ['drivetype-x', false],
  ['enginetype-diesel', true],
  ['enginetype-x', false],
  ['geartype-automatic', true],
  ['geartype-x', false],
])('the filter %s is known: %s', (filter, known) => {
  const path = `/cars/new/bmw/x5/${filter}/`;
  const verdict = decide(['validate-filter'], facts(path));
  expect(verdict).toMatchObject(
    known ? { kind: 'pass' } : { kind: 'notFound', reason: 'filter', message: `Page Not Found: ${path}` },
  );
});

test.each(['price-do-300000', 'price-do-1100000', 'price-do-1050000', 'price-do-7'])('%s is no mark', (mark) => {
  const verdict = decide(['not-price-cap(mark)'], facts(`/cars/used/${mark}/x5/?a=b`));
  expect(verdict).toEqual({
    kind: 'notFound',
    reason: 'price-cap',
    message: `Page Not Found: /cars/used/${mark}/x5/?a=b`,
  });
});

test.each([
  // path, city cookie, city of the page, remembered
  ['/contacts/?city=spb', undefined, 'spb', 'spb'],
  ['/contacts/?city=spb', 'msk', 'spb', 'spb'],
  ['/contacts/?city=spb', 'spb', 'spb', undefined],
  ['/contacts/?city=krasnodar', 'spb', undefined, undefined],
  ['/contacts/', 'spb', undefined, undefined],
  ['/contacts/spb/', 'msk', 'spb', undefined],
  ['/contacts/spb/?city=msk', 'spb', 'spb', 'msk'],
  ['/contacts/bmw/?city=msk', undefined, 'msk', 'msk'],
])('city-contacts on %s with the cookie %s shows %s and remembers %s', (path, city, shown, remember) => {
  const verdict = decide(['city-contacts'], facts(path, { cookies: { city, accessToken: undefined } }));
  expect(verdict.kind === 'pass' && [verdict.city, verdict.remember]).toEqual([shown, remember]);
});

test('rules run in their order and the first objection decides', () => {
  const known = facts('/cars/used/price-do-300000/x5/year-1/', { cookies: guest });
  const reason = (names: string[]) => decide(names, known).reason;
  expect(reason(['city', 'validate-filter', 'not-price-cap(mark)'])).toBe('filter');
  expect(reason(['not-price-cap(mark)', 'validate-filter'])).toBe('price-cap');
  expect(reason(['authenticated', 'validate-filter'])).toBe('sign-in');
});

test('the wrong brand, and a guard that nobody knows, fail closed', () => {
  expect(decide(['brand(brand-one)'], facts('/moto/'))).toMatchObject({ kind: 'pass' });
  expect(decide(['brand(asc)'], facts('/moto/'))).toMatchObject({ kind: 'notFound', reason: 'wrong-brand' });
  expect(() => decide(['city', 'admin'], facts('/moto/'))).toThrow('Unknown route middleware');
});
