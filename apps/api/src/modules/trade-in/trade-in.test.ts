import type { TradeInEstimate } from '@showroom/api-contract/trade-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('the estimate of a trade-in on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 600 });
  });
  afterAll(() => app.close());
  const estimate = async (query: string) => {
    const { status, body } = await app.get(`/api/trade-in/estimate?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as TradeInEstimate;
  };

  test('it rests on vehicles of the same model in stock, and says on which', async () => {
    const [most] = await app.database.query<{ mark: string; model: string; year: number; low: number; high: number }>(
      `with used as (select * from vehicle
         where holding_id = 1 and condition = 'used' and status = 'on-sale' and price is not null)
       select mark.code as mark, model.code as model, a.year, min(b.price)::float8 as low, max(b.price)::float8 as high
       from used a join used b on b.model_id = a.model_id and abs(b.year - a.year) <= 2
         join mark on mark.id = a.mark_id join model on model.id = a.model_id
       group by a.id, 1, 2, 3 having count(*) > 3 order by count(*) desc, a.id limit 1`,
    );
    if (!most) throw new Error('The seed has no model with several used vehicles.');
    const { range, count, vehicles } = await estimate(
      `holdingId=1&mark=${most.mark}&model=${most.model}&year=${most.year}&mileage=60000`,
    );
    expect(count).toBeGreaterThan(3);
    expect(vehicles).toHaveLength(4);
    for (const { year } of vehicles) expect(Math.abs(year - most.year)).toBeLessThanOrEqual(2);
    expect(range?.from).toBeGreaterThan(most.low * 0.3);
    expect(range?.to).toBeLessThan(most.high * 2);
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
