import type { CatalogQuery } from '@showroom/api-contract/catalog';
import { isReservedCode } from '@showroom/domain/listing-path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { loadFacts } from '../../seed/load-facts.ts';
import { resolveAddress } from '../../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

test('no mark or model of the facts is called like a page of the catalogue (PD-10)', () => {
  const { marks } = loadFacts();
  const reserved = marks.flatMap(({ code, models }) => [
    ...(isReservedCode(code, 'mark') ? [code] : []),
    ...models.filter((model) => isReservedCode(model.code, 'model')).map((model) => `${code}/${model.code}`),
  ]);
  expect(reserved).toEqual([]);
});

describe.each(engines)('kinds of listings on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 1_500 });
  });
  afterAll(() => app.close());

  const list = (query: Partial<CatalogQuery>) =>
    app.services.catalog.listCatalog({ holdingId: 1, type: 'cars', ...query } as CatalogQuery);
  const total = async (query: Partial<CatalogQuery>) => (await list({ ...query, size: 0 })).meta.page.totalResults;

  test('a switch brings what its count promises: lowered prices, benefits, VAT', async () => {
    const { facets } = await list({ condition: 'new' });
    for (const key of ['sale', 'promo', 'vat'] as const) {
      expect(facets[key]).toBeGreaterThan(0);
      expect(await total({ condition: 'new', [key]: '1' })).toBe(facets[key]);
    }
    const { items } = await list({ sale: '1', size: 50 });
    expect(items.every(({ oldPrice, price }) => (oldPrice ?? 0) > (price ?? 0))).toBe(true);
    expect((await list({ vat: '1', size: 50 })).items.every(({ vat }) => vat)).toBe(true);
  });

  test('what is on its way has cards without a price, and is never among what is in stock', async () => {
    const soon = await list({ soon: '1', size: 50 });
    expect(soon.items.length).toBeGreaterThan(2);
    expect(soon.items.every(({ price }) => price === null)).toBe(true);
    expect(soon.facets.ranges.price).toBeNull();
    const { items } = await list({ sort: 'price-asc', size: 50 });
    expect(items.every(({ price }) => price !== null)).toBe(true);
  });

  test('displacement narrows to its bounds', async () => {
    const { items, facets } = await list({ type: 'moto', volumeFrom: 201, volumeTo: 250, size: 50 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ engineVolume }) => engineVolume > 200 && engineVolume <= 250)).toBe(true);
    expect(facets.ranges.volume?.max).toBeGreaterThan(1_000);
    // Electric ones have none, which is no least one.
    const { facets: all } = await list({ type: 'moto' });
    expect(all.values.engine.map(({ value }) => value)).toContain('electro');
    expect(all.ranges.volume?.min).toBeGreaterThan(0);
  });

  test('several marks and models at once: a model narrows its own mark, the others stay whole', async () => {
    const { facets } = await list({ mark: ['lada'] });
    const [model] = facets.values.model;
    const lada = await total({ mark: ['lada'], model: [model?.value ?? ''] });
    const haval = await total({ mark: ['haval'] });
    expect(lada).toBeGreaterThan(0);
    const both = await list({ mark: ['haval', 'lada'], model: [model?.value ?? ''] });
    expect(both.meta.page.totalResults).toBe(lada + haval);
    expect(both.facets.values.model.find(({ value }) => value === model?.value)?.label).toBe(`Lada ${model?.label}`);
  });

  test('unknown marks and models are named, and those of another kind of vehicle or mark are unknown', async () => {
    const unknown = async (query: Partial<CatalogQuery>) => (await list({ ...query, size: 0 })).unknown;
    expect(await unknown({ mark: ['nobody'] })).toEqual([{ key: 'mark', value: 'nobody' }]);
    expect(await unknown({ type: 'moto', mark: ['lada'] })).toEqual([{ key: 'mark', value: 'lada' }]);
    expect(await unknown({ mark: ['toyota'], model: ['vesta'] })).toEqual([{ key: 'model', value: 'vesta' }]);
    expect(await unknown({ mark: ['toyota'], model: ['camry'], color: ['black'], priceTo: 1 })).toEqual([]);
  });

  test('colours are counted whole, by mark and by model, and always add up to the stock', async () => {
    const stock = await total({});
    for (const depth of ['color', 'mark', 'model'] as const) {
      const { body } = await app.get(`/api/catalog/colors?holdingId=1&type=cars&depth=${depth}`);
      const { data } = body as { data: { count: number; color: string; mark: unknown; model: unknown }[] };
      expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(stock);
      expect(
        data.every(
          ({ mark, model }) => (mark !== null) === (depth !== 'color') && (model !== null) === (depth === 'model'),
        ),
      ).toBe(true);
    }
  });

  test.each([
    [1, '/cars-vnukovo/', 'exists'],
    [2, '/cars-vnukovo/', 'missing'],
    [1, '/cars/black/', 'exists'],
    [1, '/cars/toyota/black/', 'exists'],
    [1, '/cars/nobody/black/', 'missing'],
    [1, '/cars/toyota/vesta/black/', 'missing'],
    [1, '/cars/sofa/', 'missing'],
    [1, '/moto/enduro/', 'exists'],
    [1, '/moto/new/lada/', 'missing'],
    [1, '/electro/new/tesla/model-3/', 'exists'],
    [1, '/commercial/trucks/kamaz/', 'exists'],
    [1, '/commercial/trucks/kamaz/5490-neo/bodytype-van/', 'missing'],
  ])('holding %i: %s %s', async (holdingId, path, state) => {
    const { body } = await app.get(resolveAddress('listing', path, [], holdingId));
    expect(body).toEqual({ state });
  });

  test('a fixed page has its texts with the figures of the day; a place where there is no centre has none', async () => {
    const seo = async (holdingId: number, path: string) => {
      const url = Buffer.from(path).toString('base64url');
      const { body } = await app.get(`/api/seo?holdingId=${holdingId}&url=${url}`);
      return (body as { data: { h1: string; canonical: string; text: string[] } | null }).data;
    };
    const count = await total({ type: 'moto', bodyType: ['enduro'] });
    const enduro = await seo(1, '/moto/enduro/');
    expect(enduro).toMatchObject({ h1: 'Мотоциклы эндуро', canonical: '/moto/enduro/' });
    expect(enduro?.text[0]).toContain(`${count}\u00a0мотоцикл`);
    expect((await seo(1, '/cars-vnukovo/'))?.h1).toBe('Автомобили во\u00a0Внуково');
    expect(await seo(2, '/cars-vnukovo/')).toBeNull();
  });
});
