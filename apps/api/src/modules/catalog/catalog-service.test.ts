import type { CatalogQuery } from '@showroom/api-contract/catalog';
import { catalogPage } from '@showroom/api-contract/catalog';
import { vehicleDetailSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { type CatalogService, createCatalogService, vehicleState } from './catalog-service.ts';

const cars = (rest: Partial<CatalogQuery> = {}): CatalogQuery =>
  ({ holdingId: 1, type: 'cars', ...rest }) as CatalogQuery;

describe.each(engines)('catalogue on %s', (engine) => {
  let database: Database;
  let catalog: CatalogService;

  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 1_500 });
    catalog = createCatalogService(database);
    await catalog.ready();
  });
  afterAll(async () => {
    await catalog.stop();
    await database.close();
  });

  const idWith = async (status: string) => {
    const [row] = await database.rows(
      'select id from vehicle where status = $1 and holding_id = 1 order by id limit 1',
      [status],
    );
    return row?.[0] as number;
  };

  test('a page keeps the contract, letter for letter', async () => {
    const page = await catalog.listCatalog(cars());
    expect(v.parse(v.strictObject(catalogPage.entries), page)).toEqual(page);
    expect(page.items).toHaveLength(24);
    expect(page.meta.page.totalPages).toBe(Math.ceil(page.meta.page.totalResults / 24));
  });

  test('pages of any order cover the stock once, without gaps or repeats', async () => {
    for (const sort of ['recommended', 'price-desc', 'year-desc'] as const) {
      const seen: number[] = [];
      const total = (await catalog.listCatalog(cars({ size: 0, sort }))).meta.page.totalResults;
      for (let page = 1; seen.length < total; page++) {
        const { items } = await catalog.listCatalog(cars({ sort, page, size: 50 }));
        expect(items.length).toBeGreaterThan(0);
        seen.push(...items.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(total);
    }
  });

  test('cheap ones come first when asked for, and prices stay within the bounds', async () => {
    const { items, facets } = await catalog.listCatalog(
      cars({ sort: 'price-asc', priceFrom: 500_000, priceTo: 1_500_000 }),
    );
    const prices = items.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(500_000_00);
    expect(Math.max(...prices)).toBeLessThanOrEqual(1_500_000_00);
    expect(facets.ranges.price?.max).toBeGreaterThan(1_500_000);
  });

  test('the count beside a value is what choosing it brings', async () => {
    const { facets } = await catalog.listCatalog(cars({ color: ['white'] }));
    const gear = facets.values.gear.find(({ value }) => value === 'automatic');
    const { meta } = await catalog.listCatalog(cars({ color: ['white'], gear: ['automatic'], size: 0 }));
    expect(gear).toEqual({ value: 'automatic', label: 'Автомат', count: meta.page.totalResults });
  });

  test('another mark can be counted while a model is chosen, as choosing it gives the model up', async () => {
    const { facets } = await catalog.listCatalog(cars({ mark: ['lada'], model: ['vesta'] }));
    expect(facets.values.mark.length).toBeGreaterThan(10);
    expect(facets.values.model.every(({ count }) => count > 0)).toBe(true);
  });

  test('models are listed only once a mark is chosen', async () => {
    expect((await catalog.listCatalog(cars())).facets.values.model).toEqual([]);
    expect((await catalog.listCatalog(cars({ mark: ['haval'] }))).facets.values.model.length).toBeGreaterThan(1);
  });

  test('an empty result says what to drop and how many that brings, most first', async () => {
    const query = cars({ engine: ['electro'], gear: ['manual'], priceTo: 90_000_000 });
    const { items, recovery } = await catalog.listCatalog(query);
    expect(items).toEqual([]);
    expect(recovery.map(({ key }) => key).toSorted()).toEqual(['engine', 'gear']);
    expect(recovery[0]?.count).toBeGreaterThanOrEqual(recovery[1]?.count ?? 0);
    const dropped = recovery.find(({ key }) => key === 'engine');
    expect(dropped).toMatchObject({ value: 'electro', label: 'Двигатель: Электро' });
    const { meta } = await catalog.listCatalog({ ...query, engine: undefined, size: 0 });
    expect(meta.page.totalResults).toBe(dropped?.count);
  });

  test('an empty result keeps the panel of its section: every mark at 0, models of the chosen one alone', async () => {
    const { facets: all } = await catalog.listCatalog(cars({ size: 0 }));
    const { facets } = await catalog.listCatalog(cars({ mark: ['haval'], priceTo: 100, yearFrom: 2020 }));
    expect(facets.values.mark.map(({ value }) => value)).toEqual(all.values.mark.map(({ value }) => value));
    expect(facets.values.bodyType.every(({ count }) => count === 0)).toBe(true);
    expect(facets.values.model).toEqual([]);
    expect(facets.ranges.mileage).toEqual(all.ranges.mileage);
  });

  test('one brand never shows the stock of the other', async () => {
    const [first] = (await catalog.listCatalog(cars({ size: 1 }))).items;
    expect(await catalog.getVehicle(first?.id ?? 0, 2)).toBeNull();
    expect(await catalog.getSimilar(first?.id ?? 0, 2, 4)).toBeNull();
    expect(await vehicleState(database, { id: first?.id ?? 0, holdingId: 2 })).toBe('missing');
  });

  test('a vehicle page keeps the contract and hides most of the VIN', async () => {
    const [first] = (await catalog.listCatalog(cars({ size: 1 }))).items;
    const vehicle = await catalog.getVehicle(first?.id ?? 0, 1);
    expect(v.parse(v.strictObject(vehicleDetailSchema.entries), vehicle)).toEqual(vehicle);
    if (!vehicle || vehicle === 'gone') throw new Error('not found');
    expect(vehicle.vinMasked).toMatch(/^[A-Z0-9]{3}x{8}[A-Z0-9]{6}$/);
    expect(vehicle.dealerFull.code).toBe(vehicle.dealer.code);
    expect(vehicle.adviser).not.toBeNull();
    expect(vehicle.equipment.length).toBeGreaterThan(0);
  });

  test('a price stands among its peers, and a change of it leaves its day, whoever makes it', async () => {
    const [[id, count] = []] = await database.rows(
      `select min(id), count(*) from vehicle where holding_id = 1 and status = 'on-sale' and condition = 'new' and price is not null
       group by model_id, engine_type, trim having count(*) > 4 and max(year) - min(year) <= 1 order by 2 desc, 1 limit 1`,
    );
    const read = async () => {
      const vehicle = await catalog.getVehicle(Number(id), 1);
      if (!vehicle || vehicle === 'gone') throw new Error('not found');
      return vehicle;
    };
    const before = await read();
    expect(before.peers).toMatchObject({ count: Number(count) - 1, trim: before.trim });
    expect(before.priceHistory?.at(-1)?.price).toBe(before.price);
    await database.query('update vehicle set price = price - 100000 where id = $1', [id]);
    const { price, priceHistory } = await read();
    await database.query('update vehicle set price = $2 where id = $1', [id, before.price]);
    expect(priceHistory?.slice(0, -1)).toEqual(before.priceHistory);
    expect(priceHistory?.at(-1)).toMatchObject({ price });
  });

  test('sold and withdrawn are gone but still have similar ones; a reserved one has its page but is not listed', async () => {
    const sold = await idWith('sold');
    expect(await catalog.getVehicle(sold, 1)).toBe('gone');
    expect(await catalog.getVehicle(await idWith('withdrawn'), 1)).toBe('gone');
    expect(await vehicleState(database, { id: sold, holdingId: 1 })).toBe('gone');
    expect(await catalog.getSimilar(sold, 1, 6)).toHaveLength(6);
    const reserved = await idWith('reserved');
    expect(await catalog.getVehicle(reserved, 1)).toMatchObject({ id: reserved });
    expect(await vehicleState(database, { id: 1, holdingId: 1 })).toBe('missing');
  });

  test('similar ones are of the same kind and never the vehicle itself', async () => {
    const { items } = await catalog.listCatalog({ holdingId: 1, type: 'moto', size: 1 } as CatalogQuery);
    const similar = await catalog.getSimilar(items[0]?.id ?? 0, 1, 8);
    expect(similar).toHaveLength(8);
    expect(similar?.every((card) => card.type === 'moto' && card.id !== items[0]?.id)).toBe(true);
  });

  test('a list and a page name the same picture of a side-by-side, and what is similar to one is another', async () => {
    const drawnAs = (card: { pictures: readonly { base: string }[] }) => card.pictures[0]?.base ?? '';
    const seen: string[] = [];
    for (const holdingId of [1, 2]) {
      const { items } = await catalog.listCatalog({ holdingId, type: 'atv', size: 50 } as CatalogQuery);
      for (const card of items.filter((item) => drawnAs(item).includes('side-by-side'))) {
        const detail = await catalog.getVehicle(card.id, holdingId);
        if (typeof detail === 'string' || !detail) throw new Error(`${card.id} is ${detail}`);
        expect(drawnAs(detail)).toBe(drawnAs(card));
        expect(drawnAs(detail.similar[0] ?? { pictures: [] })).toContain('side-by-side');
        seen.push(drawnAs(card));
      }
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.some((base) => base.includes('/long-'))).toBe(true);
  });

  test('answers from the database before the index stands, and the same', async () => {
    const fresh = createCatalogService(database);
    const query = cars({ bodyType: ['suv'], sort: 'newest' });
    const early = await fresh.listCatalog(query);
    expect(early).toEqual(await catalog.listCatalog(query));
    await fresh.ready();
    await fresh.stop();
  });
});
