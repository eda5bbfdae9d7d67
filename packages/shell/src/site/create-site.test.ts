import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleBrand } from '@showroom/domain/example-brand';
import { videoOrigins } from '@showroom/domain/vehicle-video';
import type { Route } from '@showroom/guards/route-table';
import type { Site } from '@showroom/web-server/plan';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSite } from './create-site.ts';

const routes: readonly Route[] = [
  { path: '/', layout: 'default', guards: ['city'], target: '/{city}/-' },
  { path: '/cars', layout: 'default', guards: ['city'], target: '/{city}/{query}/cars', query: 'listing' },
  { path: '/news', layout: 'default', guards: ['city'], target: '/{city}/{query}/news', query: 'articles' },
  { path: '/catalog/{id}', layout: 'default', guards: ['city'], target: '/{city}/-/catalog/{id}', exists: 'vehicle' },
  { path: '/lk', layout: 'lk', guards: ['authenticated'], target: '/{city}/-/lk' },
  { path: '/lk/auth', layout: 'auth', guards: [], target: '/{city}/-/lk/auth' },
  {
    path: '/iframe/{id}',
    layout: 'clear',
    guards: [],
    target: '/{city}/-/iframe/{id}',
    exists: false,
    isEmbeddable: true,
  },
  { path: '/vehicles/{id}', layout: 'default', guards: ['city'], target: '/{city}/-/vehicle/{id}', exists: false },
  { path: '/slgen', layout: 'none', guards: [] },
];

/** An API in which the vehicle 410 is sold and the page of 404 unknown. */
const api = createServer((req, res) => {
  const path = new URL(req.url ?? '/', 'http://api.test').searchParams.get('path');
  const state = path === '/catalog/410/' ? 'gone' : path === '/catalog/404/' ? 'missing' : 'exists';
  const body = req.url?.startsWith('/api/redirects')
    ? { items: [{ urlFrom: '/old', urlTo: '/cars/', status: 301 }] }
    : { state };
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let site: Site;
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.stubEnv('EMBED_PARTNERS', 'https://a.example');
  site = createSite(exampleBrand, routes)({ info: () => {}, warn: () => {} });
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

const plan = (url: string, cookies: Record<string, string> = {}, method = 'GET') =>
  site.plan({ url, method, cookie: (name) => cookies[name] });
const spb = { siteCityCode: 'spb' };
const htmlAttributes = { 'data-build': 'development' };
/** The players of videos, whatever is turned on. */
const origins = { script: [], connect: [], img: [], frame: videoOrigins };
const inner = { kind: 'page', origins, access: 'shared', rendering: 'static', variant: 'msk', status: 200 };
const shared = { ...inner, htmlAttributes };

test.each([
  ['/', {}, { ...shared, address: '/', target: '/msk/-/' }],
  ['/?utm_source=a&next=//b', spb, { ...shared, variant: 'spb', address: '/', target: '/spb/-/' }],
  ['/cars/?yclid=1', {}, { ...shared, address: '/cars/', target: '/msk/-/cars/' }],
  [
    '/cars/?yclid=1&page=2',
    { accessToken: 'x' },
    { ...shared, rendering: 'live', address: '/cars/?page=2', target: '/msk/page%3D2/cars/' },
  ],
  [
    '/news/?yclid=1&page=2&sort=x&tag=zima',
    {},
    { ...shared, rendering: 'live', address: '/news/?tag=zima&page=2', target: '/msk/tag%3Dzima%26page%3D2/news/' },
  ],
  ['/catalog/7/?page=2', {}, { ...shared, address: '/catalog/7/', target: '/msk/-/catalog/7/' }],
  ['/catalog/410/?a=1', {}, { ...inner, status: 410, address: '/msk/-/gone/410/', target: '/msk/-/gone/410/' }],
  ['/old?utm=1', {}, { kind: 'redirect', status: 301, location: '/cars/?utm=1' }],
  ['/cars?utm=1', {}, { kind: 'redirect', status: 308, location: '/cars/?utm=1' }],
  ['/lk/', { accessToken: 'x' }, { kind: 'redirect', status: 302, location: '/lk/auth/?next=%2Flk%2F' }],
  [
    '/lk/',
    { accessToken: btoa('a.b.c') },
    { ...shared, access: 'private', rendering: 'live', address: '/lk/', target: '/msk/-/lk/' },
  ],
  [
    '/lk/auth/',
    {},
    { ...shared, access: 'private', rendering: 'live', address: '/lk/auth/', target: '/msk/-/lk/auth/' },
  ],
  [
    '/iframe/7/',
    {},
    {
      ...{ ...shared, address: '/iframe/7/', target: '/msk/-/iframe/7/', origins: undefined },
      frameAncestors: ["'self'", 'https://a.example'],
    },
  ],
  ['/slgen/', {}, { kind: 'handler', variant: 'msk', changesData: false }],
  ['/api/search/?query=a', {}, { kind: 'handler', variant: 'msk', changesData: false }],
  ['/favicon.svg', {}, { kind: 'handler', variant: 'msk', changesData: false }],
])('%s with the cookies %j', async (url, cookies, expected) => expect(await plan(url, cookies)).toEqual(expected));

test('a page is also Markdown by its ending and by what is accepted; private pages and those without one are not', async () => {
  const markdown = { kind: 'handler', variant: 'msk', path: '/markdown/msk/-/vehicle/7/' };
  const accepting = (url: string, accept: string) => site.plan({ url, method: 'GET', accept, cookie: () => undefined });
  expect(await plan('/vehicles/7.md')).toEqual(markdown);
  expect(await accepting('/vehicles/7/', 'text/markdown')).toEqual(markdown);
  expect(await accepting('/vehicles/7/', 'text/html')).toMatchObject({ kind: 'page' });
  expect(await accepting('/cars/', 'text/markdown')).toMatchObject({ kind: 'page', target: '/msk/-/cars/' });
  expect(await plan('/cars.md')).toMatchObject({ kind: 'page', status: 404 });
  expect(await plan('/lk.md')).toMatchObject({ kind: 'redirect', location: expect.stringMatching(/^\/lk\/auth\//) });
  expect(await plan('/old.md')).toEqual({ kind: 'redirect', status: 301, location: '/cars.md' });
  expect(await plan('/markdown/msk/-/vehicle/7/')).toMatchObject({ status: 404 });
});

test('a page that does not exist is one page, whatever was asked for, and the reason stays with this answer', async () => {
  const address = '/msk/-/error/404/';
  for (const [url, reason] of [
    ['/nothing/?a=canary', 'Page not found: /nothing/?a=canary'],
    ['/catalog/404/', 'Page Not Found: /catalog/404/'],
    ['/electro/new.rsc', 'Page not found: /electro/new.rsc'],
  ] as const)
    expect(await plan(url)).toEqual({
      ...inner,
      ...{ status: 404, address, target: address },
      headers: { 'x-showroom-error': encodeURIComponent(reason) },
    });
});

test('a city in the address is a choice, remembered unless the cookie says so already', async () => {
  const cookie = 'siteCityCode=spb; Path=/; Max-Age=604800; SameSite=Lax';
  expect(await plan('/?city=spb')).toEqual({ ...shared, variant: 'spb', address: '/', target: '/spb/-/', cookie });
  expect(await plan('/?city=spb', spb)).not.toHaveProperty('cookie');
});

test('only the notice of the API changes data', async () => {
  expect(await plan('/revalidate/', {}, 'POST')).toMatchObject({ kind: 'handler', changesData: true });
  expect(await plan('/revalidate', {}, 'POST')).toMatchObject({ changesData: true });
  expect(await plan('/revalidate/')).toMatchObject({ changesData: false });
  expect(await plan('/slgen/', {}, 'POST')).toMatchObject({ changesData: false });
});

test.each(['a.example', 'http://a.example', 'https://a.example/page', '*', "https://a.example 'unsafe-inline'"])(
  'a deployment whose partners are %j does not start',
  (partners) => {
    vi.stubEnv('EMBED_PARTNERS', partners);
    const start = () => createSite(exampleBrand, routes)({ info: () => {}, warn: () => {} });
    expect(start).toThrow(/EMBED_PARTNERS has /);
  },
);
