import { catalogPage } from '@showroom/api-contract/catalog';
import { searchAnswer } from '@showroom/api-contract/search';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('a listing of what was searched for, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 700 });
  });
  afterAll(() => app.close());

  const list = async (query: Record<string, string>) => {
    const params = new URLSearchParams({ holdingId: '1', type: 'cars', ...query });
    return v.parse(catalogPage, (await app.get(`/api/catalog?${params}`)).body);
  };
  const found = async (query: string) => {
    const answer = await app.get(`/api/search?${new URLSearchParams({ holdingId: '1', query })}`);
    return v.parse(searchAnswer, answer.body).vehicles;
  };

  test.each(['njqjnf', 'лада', 'внедорожник дизель', 'тещу на дачу возить'])(
    '«%s» lists what the panel finds, best first',
    async (search) => {
      const { results } = await found(search);
      const cars = results.filter(({ filters }) => JSON.parse(filters.raw).car_type_code === 'cars');
      const { items } = await list({ search });
      expect(cars.length).toBeGreaterThan(0);
      expect(items.slice(0, cars.length).map(({ id }) => id)).toEqual(cars.map(({ id }) => id.raw));
    },
  );

  test('a filter narrows it, another order holds, and its counts are those of what was found', async () => {
    const all = await list({ search: 'тойота' });
    expect(all.facets.values.mark.map(({ value }) => value)).toEqual(['toyota']);
    const used = await list({ search: 'тойота', condition: 'used', sort: 'price-asc' });
    expect(used.meta.page.totalResults).toBeLessThan(all.meta.page.totalResults);
    const prices = used.items.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('what means nothing lists nothing, and the plain listing is not touched by any of it', async () => {
    const before = (await list({})).meta.page.totalResults;
    expect((await list({ search: 'холодильник' })).meta.page.totalResults).toBe(0);
    expect((await list({})).meta.page.totalResults).toBe(before);
    expect((await app.get('/api/catalog?holdingId=1&type=cars&search=')).status).toBe(400);
  });
});
