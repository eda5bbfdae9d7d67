import { pagePath } from '@showroom/domain/content-path';
import { exampleBrand } from '@showroom/domain/example-brand';
import { compileRoutes } from '@showroom/guards/compile-routes';
import type { Route } from '@showroom/guards/route-table';
import { expect, test } from 'vitest';
import { factsOf, pageKinds } from './page-kinds.ts';
import { isPageRow, rowsUnder } from './page-row.ts';
import { routesOf, rowsOf } from './routes-of.ts';

const table = compileRoutes(routesOf(exampleBrand), exampleBrand.code);

test.each([
  ['/', '/{city}/-/home'],
  ['/cookie/', '/{city}/-/static/cookie'],
  ['/terms-of-use/', '/{city}/-/static/terms-of-use'],
  ['/consent-to-processing/', '/{city}/-/static/consent-to-processing'],
  ['/service-unavailable/', '/{city}/-/error/503'],
  ['/about/career/', '/{city}/-/about/about-career'],
  ['/news/', '/{city}/{query}/articles/news'],
  ['/news/zimnyaya-zapis/', '/{city}/-/article/news/{id}'],
  ['/event/mini/', '/{city}/-/event/event-mini'],
  ['/investors/', undefined],
  ['/en/about/', undefined],
  ['/about/advisers/', '/{city}/-/advisers'],
  ['/cars/', '/{city}/{query}/listing/cars/-/-/-/-'],
  ['/cars/new/toyota/', '/{city}/{query}/listing/cars/new/{mark}/-/-'],
  ['/cars/toyota/camry/black/', '/{city}/{query}/listing/cars/-/{mark}/{model}/colorgroup-{color}'],
  ['/cars/new/price-do-500000/', '/{city}/{query}/listing/cars/new/-/-/price-do-500000'],
  ['/seo-pages/cars/color/', '/{city}/{query}/color-hub/color'],
  ['/catalog/', '/{city}/-/catalog'],
  ['/catalog/7/', '/{city}/-/vehicle/{id}'],
  ['/brands/haval/', '/{city}/-/mark/{mark}/-/-'],
  ['/brands/haval/jolion/', '/{city}/-/mark/{mark}/{model}/-'],
  ['/brands/haval/credit/', '/{city}/{query}/mark-credit/{mark}/-'],
  ['/brands/haval/jolion/credit/', '/{city}/{query}/mark-credit/{mark}/{model}'],
  ['/favorites/', '/{city}/-/favorites'],
  ['/contacts/', '/{city}/-/contacts/-'],
  ['/contacts/spb/', '/{city}/-/contacts/{code}'],
  ['/contacts/msk/north/', '/{city}/-/dealer/{dealer}'],
  ['/contacts/msk/north/advisers/petrov/', '/{city}/-/adviser/{adviser}'],
  ['/i/petrov/', '/{city}/-/personal/ru/{code}'],
  ['/i/en/petrov/', '/en/-/english-personal/{code}'],
  ['/i/cn/petrov/', '/zh/-/personal/zh/{code}'],
  ['/vcard/de/petrov/', undefined],
  ['/services/testdrive/', '/{city}/-/service/services-testdrive/-/-'],
  ['/services/remote_settlement_losses/', '/{city}/-/service/services-remote-settlement-losses/-/-'],
  ['/services/commission/', undefined],
  ['/services/trade-in/toyota/', '/{city}/{query}/service/services-trade-in/{mark}/-'],
  ['/services/trade-in/toyota/camry/', '/{city}/{query}/service/services-trade-in/{mark}/{model}'],
  ['/service/to/zamena-masla/', '/{city}/-/service/service-to-zamena-masla/-/-'],
  ['/service/to/svechi/', '/{city}/-/service/service-{code}-{code2}/-/-'],
  ['/price-tags/7/', '/{city}/-/price-tag/{id}'],
  ['/qr/WVWZZZ1KZAW000001/', undefined],
])('%s is answered from %s', (path, target) => {
  expect(table.match(path)?.route.target).toBe(target);
});

test('a page without parameters is known without asking the API', () => {
  const asking = table.routes.filter(({ existence }) => existence);
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter(({ path }) => !path.includes('{'))).toEqual([]);
});

test('a row gives every parameter of its kind a value, and stands in the layout of its kind', () => {
  const rows = routesOf(exampleBrand).filter(isPageRow);
  for (const { path, kind, params, layout } of rows) {
    const facts = factsOf(kind);
    expect(Object.keys(params).toSorted(), path).toEqual([...facts.params].toSorted());
    expect(
      Object.values(params).filter((value) => value === ''),
      path,
    ).toEqual([]);
    expect(layout, path).toBe(facts.layout);
  }
  const used = new Set(rows.map(({ kind }) => kind));
  // No address leads to what is gone: the pipeline itself sends a request there. English pages are brand-one's.
  const unused = Object.keys(pageKinds).filter((kind) => !(used as Set<string>).has(kind));
  expect(unused.filter((kind) => !kind.startsWith('english-article') && kind !== 'english')).toEqual([
    'gone-article',
    'gone',
  ]);
});

test('what a brand does not deal in has no row', () => {
  const listings = rowsOf(exampleBrand, 'listing');
  expect(new Set(listings.map(({ params }) => params.kind))).toEqual(new Set(['cars']));
  expect(new Set(listings.map(({ params }) => params.section))).toEqual(new Set(['-', 'new', 'used']));
  const bikes = rowsOf({ ...exampleBrand, listings: { moto: ['new'] } }, 'listing');
  expect(new Set(bikes.map(({ params }) => params.kind))).toEqual(new Set(['moto']));
});

test('a row of one brand is no row of another', () => {
  const row = (path: string, guards: Route['guards']): Route => ({ path, layout: 'default', guards });
  const rows = [row('/a', ['city']), row('/b', ['city', 'brand(one)']), row('/c', ['brand(two)'])];
  expect(rowsUnder('one', rows).map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('the address of every page of words can be told from its slug', () => {
  const rows = ['brand-one', 'asc'].flatMap((code) =>
    routesOf({ ...exampleBrand, code }).filter((row) => isPageRow(row) && 'slug' in row.params),
  );
  const found = rows.map((row) =>
    isPageRow(row) && 'slug' in row.params ? [pagePath(row.params.slug), row.path] : [],
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(([, path]) => !path?.includes('{')).map(([path]) => path)).toEqual(
    rows.filter(({ path }) => !path.includes('{')).map(({ path }) => (path === '/' ? path : `${path}/`)),
  );
});
