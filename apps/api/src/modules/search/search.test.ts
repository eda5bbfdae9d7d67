import { searchAnswer, searchPreview, searchVehicleFilters } from '@showroom/api-contract/search';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { type LiveIndex, startLiveIndex } from '../catalog/live-index.ts';
import { createSearchService, type SearchService } from './search-service.ts';
import { vinSql } from './vehicles/queries.ts';

/** A search of a word that is nowhere is work: asked as often as tests ask else, it would hold up what it waits for. */
const seldom = { interval: 250 };

describe.each(engines)('search on %s', (engine) => {
  let database: Database;
  let stock: LiveIndex;
  let service: SearchService;
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 700 });
    stock = startLiveIndex(database);
    service = createSearchService(database, stock);
    await service.ready();
  });
  afterAll(async () => {
    await service.stop();
    await stock.stop();
    await database.close();
  });
  const search = (query: string, rest = {}) => service.search({ holdingId: 1, query, ...rest });

  test('the answer has the wire shape of PRD-3, letter for letter', async () => {
    const answer = await search('лада');
    expect(answer.vehicles.results.length).toBeGreaterThan(0);
    expect(answer.accessories.results.length).toBeGreaterThan(0);
    expect(v.parse(searchAnswer, answer)).toEqual(answer);
    const [vehicle] = answer.vehicles.results;
    expect(v.parse(searchVehicleFilters, JSON.parse(vehicle?.filters.raw ?? ''))).toMatchObject({ mark_code: 'lada' });
    for (const { preview } of [...answer.vehicles.results, ...answer.accessories.results])
      expect(v.parse(searchPreview, JSON.parse(preview.raw)).source.url).toMatch(/^\/media\/.+\/card\.webp$/);
    expect(answer.accessories.results.every(({ accCategory }) => accCategory.raw.length === 3)).toBe(true);
  });

  test('an item says the shop that its group is a shelf of', async () => {
    const results = [
      ...(await search('колодки')).accessories.results,
      ...(await search('коврики')).accessories.results,
    ];
    const shelves = await database.query<{ code: string; shop: string }>(
      'select code, shop from accessory_category where parent_id is null',
    );
    for (const { shop, accCategory } of results)
      expect(shelves).toContainEqual({ code: accCategory.raw[0]?.code, shop: shop.raw });
    expect(new Set(results.map(({ shop }) => shop.raw)).size).toBe(2);
  });

  test('what costs about the sum comes before what costs a fraction of it', async () => {
    const { results, totalFacetCount } = (await search('машина до 900 тысяч')).vehicles;
    const prices = results.map(({ disprice }) => Number(disprice.raw) / 100);
    expect(totalFacetCount).toBeGreaterThan(results.length);
    expect(Math.max(...prices)).toBeLessThanOrEqual(900_000);
    expect(prices[0]).toBeGreaterThanOrEqual(540_000);
    const [cheapest] = (await search('самая дешевая машина до 900 тысяч')).vehicles.results;
    expect(Number(cheapest?.disprice.raw) / 100).toBeLessThan(540_000);
  });

  test('pages have 12, cover everything once, and end', async () => {
    const { totalFacetCount, meta } = (await search('внедорожник')).vehicles;
    expect(meta.page.totalPages).toBe(Math.ceil(totalFacetCount / 12));
    const seen: number[] = [];
    for (let pageVehicles = 1; pageVehicles <= meta.page.totalPages; pageVehicles++) {
      const { results } = (await search('внедорожник', { pageVehicles })).vehicles;
      expect(results.length).toBeLessThanOrEqual(12);
      seen.push(...results.map(({ id }) => id.raw));
    }
    expect([new Set(seen).size, seen.length]).toEqual([totalFacetCount, totalFacetCount]);
    expect((await search('внедорожник', { pageVehicles: meta.page.totalPages + 1 })).vehicles.results).toEqual([]);
  });

  test('a ticked facet narrows results and pages to its count; the facets and the total stay', async () => {
    const all = await search('lada');
    const [model] = all.vehicles.facets.model;
    const ticked = await search('lada', { filter: { model: [model?.value ?? ''] } });
    expect(ticked.vehicles.results.every(({ model: { raw } }) => raw === model?.value)).toBe(true);
    expect(ticked.vehicles.meta.page.totalPages).toBe(Math.ceil((model?.count ?? 0) / 12));
    expect(ticked.vehicles.facets).toEqual(all.vehicles.facets);
    expect(ticked.vehicles.totalFacetCount).toBe(all.vehicles.totalFacetCount);
    expect(all.vehicles.facets.model.reduce((sum, { count }) => sum + count, 0)).toBe(all.vehicles.totalFacetCount);
    const [category] = (await search('фильтр')).accessories.facets.accCategoryNameRu;
    const { accessories } = await search('фильтр', { filter: { accCategoryNameRu: [category?.value ?? ''] } });
    expect(accessories.results.every(({ accCategory: { raw } }) => raw[2]?.nameRu === category?.value)).toBe(true);
  });

  /** All vehicles of a query in their order. */
  const allVehicles = async (query: string) => {
    const first = (await search(query)).vehicles;
    const pages = [first.results];
    for (let pageVehicles = 2; pageVehicles <= first.meta.page.totalPages; pageVehicles++)
      pages.push((await search(query, { pageVehicles })).vehicles.results);
    return pages.flat();
  };

  test.each(['для такси недорого', 'первая машина девушке', 'недорогой седан'])(
    'of what «%s» means cars of ten years come before older ones',
    async (query) => {
      const now = new Date().getFullYear();
      const grades = (await allVehicles(query))
        .map(({ year }) => now - Number(year.raw))
        .map((age) => Number(age > 10) + Number(age > 15));
      expect(new Set(grades).size).toBeGreaterThan(1);
      expect(grades).toEqual(grades.toSorted());
    },
  );

  test('what was driven comes before what is new where a mileage is bounded', async () => {
    const conditions = (await allVehicles('пробег до 50000 км')).map(({ condition }) => condition.raw);
    expect(new Set(conditions)).toEqual(new Set(['used', 'new']));
    expect(conditions).toEqual(conditions.toSorted().toReversed());
  });

  test('one brand never finds the stock of the other', async () => {
    const ids = async (holdingId: number) =>
      (await service.search({ holdingId, query: 'toyota' })).vehicles.results.map(({ id }) => id.raw);
    const rows = await database.rows('select id from vehicle where holding_id = 2 and id = any($1::int[])', [
      await ids(1),
    ]);
    expect(rows).toEqual([]);
    expect((await ids(2)).length).toBeGreaterThan(0);
  });

  test('a VIN is found whole, by its last six, with spaces, small and with Russian letters that look alike', async () => {
    const [row] = await database.query<{ id: number; vin: string }>(
      `select id, vin from vehicle where holding_id = 1 and status = 'on-sale' and price is not null
       and vin ~ '[0-9]{6}$' order by id limit 1`,
    );
    const { id = 0, vin = '' } = row ?? {};
    for (const typed of [
      vin,
      vin.toLowerCase(),
      vin.slice(-6),
      vin.slice(-8),
      `${vin.slice(0, 9)} ${vin.slice(9)}`,
      vin.replaceAll('X', 'Х').replaceAll('T', 'Т'),
    ]) {
      const found = (await search(typed)).vehicles.results.map((result) => result.id.raw);
      expect(found, typed).toContain(id);
      expect(found.length, typed).toBeLessThan(5);
    }
  });

  test('a sold vehicle is not found by its VIN', async () => {
    const [row] = await database.rows("select vin from vehicle where status = 'sold' and holding_id = 1 limit 1");
    const { results } = (await search(String(row?.[0]))).vehicles;
    expect(results).toEqual([]);
  });

  test('an article is found with and without its dashes, and by its beginning', async () => {
    const rows = await database.query<{ id: number; code: string }>(
      `select a.id, a.part_code as code from accessory a where length(a.part_code_key) >= 8 and exists (
         select 1 from accessory_stock s join dealer d on d.id = s.dealer_id
         where s.accessory_id = a.id and d.holding_id = 1 and s.qty > 0) order by a.id limit 5`,
    );
    for (const { id, code } of rows)
      for (const typed of [code, code.replace(/[^0-9A-Za-z]/g, ''), code.toLowerCase()])
        expect(
          (await search(typed)).accessories.results.map((item) => item.accItemId),
          typed,
        ).toContain(id);
    expect(rows).toHaveLength(5);
  });

  test('the tolerances can be switched off one by one', async () => {
    const count = async (query: string, rest: object) => (await search(query, rest)).vehicles.totalFacetCount;
    expect(await count('njqjnf', {})).toBeGreaterThan(0);
    expect(await count('njqjnf', { trla: 'false' })).toBe(0);
    expect(await count('tojota', {})).toBeGreaterThan(0);
    expect(await count('granta', { trli: 'false' })).toBeGreaterThan(0);
  });

  test('a new price, a new name and a new item are found within a moment', async () => {
    const [lada] = (await search('lada granta')).vehicles.results;
    await database.query('update vehicle set price = 12345600 where id = $1', [lada?.id.raw]);
    await database.query("update accessory set name = 'Самовар дорожный' where id = (select min(id) from accessory)");
    const prices = async () => (await search('lada granta')).vehicles.results.map(({ disprice }) => disprice.raw);
    await expect.poll(prices).toContain(12_345_600);
    const names = async () =>
      (await Promise.all([1, 2].map((holdingId) => service.search({ holdingId, query: 'самовар' })))).flatMap(
        ({ accessories }) => accessories.results.map(({ name }) => name.raw),
      );
    await expect.poll(names).toContain('Самовар дорожный');
  });

  test('a text is found from its publication to its end, at its own holding', async () => {
    const pathsOf = async (holdingId: number) =>
      (await service.search({ holdingId, query: 'зубробизон' })).pages.results.map(({ path }) => path);
    const put = (publish: string, expires: string) =>
      database.query(
        `insert into content_entry (holding_id, type, code, status, origin, source, title, blocks, publish_at, expires_at)
         values (1, 'offer', 'proof-of-search', 'published', 'file', '', 'Зубробизон в\u00a0подарок', '[]', ${publish}, ${expires})
         on conflict (holding_id, type, lang, code) do update set publish_at = excluded.publish_at, expires_at = excluded.expires_at`,
      );
    expect(await pathsOf(1)).toEqual([]);
    await put("now() - interval '1 day'", 'null');
    await expect.poll(() => pathsOf(1), seldom).toEqual(['/actions/proof-of-search/']);
    expect(await pathsOf(2)).toEqual([]);
    await put("now() - interval '1 day'", 'now()');
    await expect.poll(() => pathsOf(1), seldom).toEqual([]);
    // The next two follow each other, so that the second is known to have been read.
    await put("now() - interval '1 day'", "now() + interval '1 day'");
    await expect.poll(() => pathsOf(1), seldom).toEqual(['/actions/proof-of-search/']);
    await put("now() + interval '1 day'", 'null');
    await expect.poll(() => pathsOf(1), seldom).toEqual([]);
  });

  test('VIN and article are looked up by their indexes', async () => {
    const plan = (sql: string, params: unknown[]) =>
      database.exclusive(async (executor) => {
        await executor.query('set enable_seqscan = off');
        try {
          return (await executor.rows(`explain ${sql}`, params)).flat().join('\n');
        } finally {
          await executor.query('reset enable_seqscan');
        }
      });
    expect(await plan(vinSql, ['654321%', 1])).toMatch(/Index Cond: \(\(reverse\(.*~>=~|vehicle_vin_tail/);
  });
});
