import type { StoreItem } from '@showroom/api-contract/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('sets of the store on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 60 });
  });
  afterAll(() => app.close());

  const sets = async (id: number) =>
    ((await app.get(`/api/store/get/item/${id}?holdingId=1`)).body as StoreItem).sets.map(({ items }) =>
      items.map(({ card, count }) => [card.categories[1]?.code, count]),
    );
  /** Leaves so many pieces of an item at one centre and none elsewhere. */
  const leave = async (id: number, qty: number) => {
    await app.database.query(
      `update accessory_stock s set qty = case when s.dealer_id = (select min(o.dealer_id) from accessory_stock o
         join dealer d on d.id = o.dealer_id where o.accessory_id = s.accessory_id and d.holding_id = 1) then $2::int else 0 end
       where accessory_id = $1`,
      [id, qty],
    );
  };

  test('have no more pieces than are free, and nothing that is not sold in so few', async () => {
    const [tyre] = await app.database.query<{ id: number }>(
      `select a.id from accessory a join accessory_category c on c.id = a.category_id
       where c.code = 'letnie-shiny' and exists (select 1 from accessory_stock s join dealer d on d.id = s.dealer_id
         where s.accessory_id = a.id and d.holding_id = 1) order by a.id limit 1`,
    );
    const id = tyre?.id ?? 0;
    await app.database.query('update accessory set min_count = 1 where id = $1', [id]);
    await leave(id, 5);
    await expect.poll(async () => (await sets(id))[0]?.[0]).toEqual(['shiny', 4]);
    await leave(id, 3);
    await expect.poll(async () => (await sets(id))[0]?.[0]).toEqual(['shiny', 3]);
    const [whole] = await sets(id);
    expect(whole?.length).toBeGreaterThan(1);
    await app.database.query('update accessory set min_count = 4 where id = $1', [id]);
    await expect.poll(() => sets(id)).toEqual([]);
  });
});
