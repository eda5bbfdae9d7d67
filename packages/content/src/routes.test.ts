import { compileRoutes } from '@showroom/guards/route-table';
import { expect, test } from 'vitest';
import { contentRoutes } from './routes.ts';

test('the rows can be compiled, and none asks the API whether a page exists', () => {
  const { routes, excluded } = compileRoutes(contentRoutes, 'any');
  expect(excluded).toEqual([]);
  expect(routes.filter((route) => route.existence)).toEqual([]);
});

test.each([
  ['/', '/{city}/-'],
  ['/cookie/', '/{city}/-/cookie'],
  ['/terms-of-use/', '/{city}/-/terms-of-use'],
  ['/consent-to-processing/', '/{city}/-/consent-to-processing'],
  ['/service-unavailable/', '/{city}/-/unavailable'],
])('%s is served from %s', (path, target) => {
  expect(compileRoutes(contentRoutes, 'any').match(path)?.route.target).toBe(target);
});
