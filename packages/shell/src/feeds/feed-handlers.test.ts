import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import type { Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passFeed } from './pass-feed.ts';
import { siteListings, sitePages } from './site-pages.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const brand = {
  holdingId: 2,
  host: 'house.example',
  name: 'Дом & Ко',
  legal: { entity: 'ООО «Дом»' },
  listings: { cars: ['new', 'sale'], atv: ['new'] },
} as unknown as Brand;
const route = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  layout: 'default',
  guards: ['city'],
  ...more,
});
const routes: readonly Route[] = [
  route('/'),
  route('/cookie'),
  route('/contacts'),
  route('/news'),
  route('/news/{id}'),
  route('/en/news/{id}', { layout: 'english' }),
  route('/cars/new'),
  route('/compare', { isIndexed: false }),
  route('/service-unavailable', { isIndexed: false }),
  route('/catalog/{id}'),
  route('/brands/{mark}'),
  route('/lk/orders', { layout: 'lk', guards: ['authenticated'] }),
  route('/old', { redirect: { to: '/' } }),
];
const outline: SitemapOutline = {
  vehicles: { count: 5, updatedAt: '2026-11-20T09:00:00.000Z' },
  listings: [
    { path: '/cars/new/', kind: 'cars', section: 'new', updatedAt: '2026-11-20T09:00:00.000Z' },
    { path: '/cars/used/', kind: 'cars', section: 'used', updatedAt: null },
    { path: '/cars/black/', kind: 'cars', section: null, updatedAt: null },
    { path: '/moto/', kind: 'moto', section: null, updatedAt: null },
  ],
  shop: { shelves: ['/store/', '/store/oils/'], items: [7] },
  brands: [
    { mark: 'kia', model: null, updatedAt: null },
    { mark: 'kia', model: 'rio', updatedAt: null },
  ],
  pages: [{ slug: 'cookie', title: 'Cookie', updatedAt: '2026-10-01' }],
  centres: [
    {
      city: 'msk',
      code: 'north',
      reviewedAt: '2026-11-02T09:00:00.000Z',
      advisers: [{ code: 'anna', reviewedAt: null }],
    },
  ],
  articles: [
    {
      section: 'news',
      id: 'winter',
      lang: 'ru',
      title: 'Зима',
      picture: 'scene:service',
      updatedAt: '2026-11-01T06:00:00.000Z',
    },
    {
      section: 'news',
      id: 'winter',
      lang: 'en',
      title: 'Winter',
      picture: null,
      updatedAt: '2026-11-02T06:00:00.000Z',
    },
    { section: 'blog', id: 'oil', lang: 'ru', title: 'Масло', picture: null, updatedAt: '2026-11-02T06:00:00.000Z' },
  ],
};

test('the pages of a site are those that everybody may find, and no listing twice', () => {
  const winter = [
    { lang: 'ru', url: 'https://house.example/news/winter/' },
    { lang: 'en', url: 'https://house.example/en/news/winter/' },
  ];
  expect(sitePages({ brand, routes }, outline)).toEqual([
    { url: 'https://house.example/', updatedAt: null },
    { url: 'https://house.example/cookie/', updatedAt: '2026-10-01' },
    { url: 'https://house.example/contacts/', updatedAt: null },
    { url: 'https://house.example/news/', updatedAt: '2026-11-01T06:00:00.000Z' },
    {
      url: 'https://house.example/news/winter/',
      updatedAt: '2026-11-01T06:00:00.000Z',
      images: ['https://house.example/media/scene/service/hero.webp'],
      alternates: winter,
    },
    {
      url: 'https://house.example/en/news/winter/',
      updatedAt: '2026-11-02T06:00:00.000Z',
      images: [],
      alternates: winter,
    },
  ]);
});

test('centres, their reviews and their people are pages where the shell has them', () => {
  const withCentres = [...routes, route('/contacts/{code}/{dealer}')];
  const found = sitePages({ brand, routes: withCentres }, outline).map(({ url, updatedAt }) => [url, updatedAt]);
  const reviewed = '2026-11-02T09:00:00.000Z';
  expect(found.slice(-5)).toEqual([
    ['https://house.example/contacts/msk/', null],
    ['https://house.example/contacts/msk/north/', reviewed],
    ['https://house.example/contacts/msk/north/advisers/', null],
    ['https://house.example/reviews/north/', reviewed],
    ['https://house.example/contacts/msk/north/advisers/anna/', null],
  ]);
});

test('listings and pages of marks are those that this brand has', () => {
  expect(siteListings({ brand, routes }, outline).map(({ url }) => url)).toEqual([
    'https://house.example/cars/new/',
    'https://house.example/cars/black/',
    'https://house.example/brands/kia/',
  ]);
});

test('shelves and items are those of a brand with a shop, each once', () => {
  const site = { brand, routes: [...routes, route('/store'), route('/item/{code}')] };
  const urls = [...sitePages(site, outline), ...siteListings(site, outline)].map(({ url }) => url);
  expect(urls.filter((url) => /store|item/.test(url))).toEqual([
    'https://house.example/store/',
    'https://house.example/store/oils/',
    'https://house.example/item/7/',
  ]);
});

test('pictures and languages stand beside their address', () => {
  const xml = urlSet([
    {
      url: 'https://a/',
      updatedAt: null,
      images: ['https://a/1.webp'],
      alternates: [{ lang: 'en', url: 'https://a/en/' }],
    },
  ]);
  expect(xml).toContain('<image:image><image:loc>https://a/1.webp</image:loc></image:image>');
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://a/en/"/>');
});

test('what is written is escaped', () => {
  expect(urlSet([{ url: 'https://a/?x=1&y=<', updatedAt: null }])).toContain('<loc>https://a/?x=1&amp;y=&lt;</loc>');
  expect(sitemapIndex([{ url: 'https://a/', updatedAt: '2026-11-20' }])).toContain(
    '<sitemap><loc>https://a/</loc><lastmod>2026-11-20</lastmod></sitemap>',
  );
});

let api: Server;
const asked: string[] = [];
beforeAll(async () => {
  api = createServer((req, res) => {
    asked.push(req.url ?? '');
    if (req.url?.startsWith('/feed/yml.xml')) res.end('<yml/>');
    else if (req.url?.startsWith('/feed/secret.xml')) res.writeHead(403).end();
    else res.writeHead(req.url?.startsWith('/feed/broken.xml') ? 500 : 404).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

test('a file of vehicles is passed on under the facts of the brand; an unknown one is 404, a failure 503', async () => {
  const found = await passFeed(brand, 'yml.xml');
  expect([found.status, await found.text(), found.headers.get('content-type')]).toEqual([
    200,
    '<yml/>',
    'application/xml; charset=utf-8',
  ]);
  expect(Object.fromEntries(new URL(`http://x${asked[0]}`).searchParams)).toEqual({
    holdingId: '2',
    host: 'house.example',
    name: 'Дом & Ко',
    company: 'ООО «Дом»',
  });
  expect((await passFeed(brand, '../api/catalog')).status).toBe(404);
  expect(asked.at(-1)).toMatch(/^\/feed\/\.\.%2Fapi%2Fcatalog\?/);
  const failed = await passFeed(brand, 'broken.xml');
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
});

test('the key of a reader is passed on, its file is kept by nobody, a wrong one is 403', async () => {
  const keyed = await passFeed(brand, 'yml.xml', 'one');
  expect([keyed.status, keyed.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await keyed.text();
  expect(new URL(`http://x${asked.at(-1)}`).searchParams.get('key')).toBe('one');
  expect((await passFeed(brand, 'secret.xml', 'two')).status).toBe(403);
});
