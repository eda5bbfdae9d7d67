import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { readListingPath } from '@showroom/domain/listing-path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('the outline of a site on %s', (engine) => {
  let app: TestApp;
  let outline: SitemapOutline;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 600 });
    outline = (await app.get('/api/sitemap?holdingId=1')).body as SitemapOutline;
  });
  afterAll(() => app.close());

  test('names every listing once, and none that does not exist or is empty', async () => {
    const paths = outline.listings.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/cars/',
        '/cars/new/',
        '/cars/used/price-do-1000000/',
        '/cars/sale/',
        '/moto/',
        '/cars/black/',
      ]),
    );
    for (const path of paths) {
      const resolved = await app.get(resolveAddress('listing', path));
      expect([path, resolved.body]).toEqual([path, { state: 'exists' }]);
      expect(readListingPath(path, new Date())).toBeTypeOf('object');
    }
  });

  test('has the marks and models in stock, the static pages, and the vehicles by number', async () => {
    const [row] = await app.database.rows(
      "select count(*), count(distinct mark_id), count(distinct model_id) from vehicle where holding_id = 1 and status = 'on-sale' and price is not null",
    );
    expect([
      outline.vehicles.count,
      outline.brands.filter(({ model }) => model === null).length,
      outline.brands.filter(({ model }) => model !== null).length,
    ]).toEqual(row);
    expect(outline.pages.map(({ slug }) => slug)).toContain('cookie');
    expect(new Set(outline.articles.map(({ section }) => section))).toEqual(
      new Set(['news', 'blog', 'media', 'actions']),
    );
    const [[centres, people] = []] = await app.database.rows(
      'select count(*), sum(jsonb_array_length(advisers)) from dealer where holding_id = 1',
    );
    expect(outline.centres.length).toBe(Number(centres));
    expect(outline.centres.flatMap(({ advisers }) => advisers).length).toBe(Number(people));
    expect(outline.centres.some(({ reviewedAt }) => reviewedAt !== null)).toBe(true);
    for (const { updatedAt } of outline.articles) expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.now());
  });
});
