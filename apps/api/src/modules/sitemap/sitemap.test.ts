import type { SitemapOutline } from '@showroom/api-contract/sitemap';
import { listingPath, readListingPath } from '@showroom/domain/listing-path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { hasCategory } from '../store/existence.ts';

describe.each(engines)('the outline of a site on %s', (engine) => {
  let app: TestApp;
  let outline: SitemapOutline;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 700 });
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

  test('names no colour that all vehicles of a mark or model have', async () => {
    const paths = new Set(outline.listings.map(({ path }) => path));
    const rows = await app.database.rows(
      `select m.code, min(v.color_group), count(distinct v.color_group) from vehicle v join mark m on m.id = v.mark_id
       where v.holding_id = 1 and v.type = 'cars' and v.status = 'on-sale' and v.price is not null group by 1`,
    );
    expect(rows.some(([, , colors]) => Number(colors) === 1)).toBe(true);
    for (const [code, color, colors] of rows) {
      const mark = String(code);
      expect([
        mark,
        paths.has(listingPath({ kind: 'cars', mark, filter: { kind: 'colorgroup', value: String(color) } })),
      ]).toEqual([mark, Number(colors) > 1]);
    }
  });

  test('names every shelf that has something in stock, and every item in stock', async () => {
    const { shelves, items } = outline.shop;
    expect(shelves).toEqual(expect.arrayContaining(['/store/', '/parts/', '/store/shiny-i-diski/']));
    expect(new Set(shelves).size).toBe(shelves.length);
    for (const path of shelves.filter((each) => each.split('/').length > 3))
      expect([path, await hasCategory(app.database, path)]).toEqual([path, true]);
    const stocked = await app.database.rows(
      `select distinct s.accessory_id from accessory_stock s join dealer d on d.id = s.dealer_id
       where d.holding_id = 1 and s.qty > s.reserved order by 1`,
    );
    expect(items.toSorted((a, b) => a - b)).toEqual(stocked.map(([id]) => Number(id)));
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
