import type { TradeInEstimate } from '@showroom/api-contract/trade-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('the estimate of a trade-in on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());
  const estimate = async (query: string) => {
    const { status, body } = await app.get(`/api/trade-in/estimate?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as TradeInEstimate;
  };

  test('it rests on vehicles of the same model in stock, and says on which', async () => {
    // The sample of a test is too small to have many of one model: eight used cars become one.
    await app.database.query(
      `update vehicle set year = 2020 + (id % 3), mileage_km = 40000 + (id % 5) * 10000, condition = 'used',
         status = 'on-sale', price = 200000000 + (id % 7) * 1000000,
         (mark_id, model_id) = (select mark_id, model_id from vehicle where holding_id = 1 order by id limit 1)
       where id in (select id from vehicle where holding_id = 1 order by id limit 8)`,
    );
    const [most] = await app.database.query<{ mark: string; model: string }>(
      `select mark.code as mark, model.code as model
       from vehicle join mark on mark.id = mark_id join model on model.id = model_id
       where holding_id = 1 order by vehicle.id limit 1`,
    );
    const { range, count, vehicles } = await estimate(
      `holdingId=1&mark=${most?.mark}&model=${most?.model}&year=2021&mileage=60000`,
    );
    expect(count).toBeGreaterThan(3);
    expect(vehicles).toHaveLength(4);
    for (const { year } of vehicles) expect(Math.abs(year - 2021)).toBeLessThanOrEqual(2);
    expect(range?.from).toBeGreaterThan(100_000_000);
    expect(range?.to).toBeLessThan(250_000_000);
    expect(range?.from).toBeLessThanOrEqual(range?.to ?? 0);
  });

  test('with nothing to go by there is no range', async () => {
    expect(await estimate('holdingId=1&mark=nothing&model=of-ours&year=2020&mileage=60000')).toEqual({
      range: null,
      count: 0,
      vehicles: [],
    });
  });

  test.each([
    'mark=kia&model=rio&year=2020',
    'mark=kia&model=rio&year=x&mileage=1',
    'mark=KIA&model=rio&year=2020&mileage=1',
  ])('%s is refused', async (query) => {
    expect((await app.get(`/api/trade-in/estimate?holdingId=1&${query}`)).status).toBe(400);
  });
});
