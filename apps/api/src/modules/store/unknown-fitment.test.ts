import type { StoreItem, StorePage } from '@showroom/api-contract/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const [oil, part, statedPart] = [990_001, 990_002, 990_003];

describe.each(engines)('goods of which no vehicle is told, on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 60 });
    await app.database.query(
      `insert into accessory (id, category_id, brand_id, name, part_code, price, disprice, is_universal, rank, picture, description)
       select x.id, (select id from accessory_category where code = x.category and parent_id is not null limit 1),
         (select min(id) from accessory_brand), 'Товар ' || x.id, 'X-' || x.id, 10000, 10000, x.stated, 0, '', ''
       from (values ($1::int, 'motornye-masla', false), ($2, 'maslyanye-filtry', false), ($3, 'maslyanye-filtry', true))
         as x (id, category, stated)`,
      [oil, part, statedPart],
    );
    await app.database.query(
      `insert into accessory_stock (accessory_id, dealer_id, qty)
       select id, (select min(id) from dealer where holding_id = 1), 5 from unnest($1::int[]) as id`,
      [[oil, part, statedPart]],
    );
  });
  afterAll(() => app.close());

  const item = async (id: number) => (await app.get(`/api/store/get/item/${id}?holdingId=1`)).body as StoreItem;

  test('fit every vehicle where that is said or their category needs no model; else nobody knows', async () => {
    await expect.poll(async () => (await item(part)).id).toBe(part);
    for (const [id, isUniversal] of [
      [oil, true],
      [part, false],
      [statedPart, true],
    ] as const)
      expect([id, await item(id)]).toEqual([id, expect.objectContaining({ isUniversal, fits: [] })]);
  });

  test('a shelf for one vehicle has what fits all and nothing of which nobody knows', async () => {
    const [mark] = await app.database.query<{ code: string }>('select code from mark order by id limit 1');
    const found = async (id: number, more: Record<string, string> = {}) => {
      const ask = new URLSearchParams({ holdingId: '1', shop: 'parts', search: `X-${id}`, size: '50', ...more });
      const page = (await app.get(`/api/store/filter?${ask}`)).body as StorePage;
      return page.items.some((one) => one.id === id);
    };
    await expect.poll(() => found(part)).toBe(true);
    expect(await found(statedPart, { mark: mark?.code ?? '' })).toBe(true);
    expect(await found(part, { mark: mark?.code ?? '' })).toBe(false);
  });
});
