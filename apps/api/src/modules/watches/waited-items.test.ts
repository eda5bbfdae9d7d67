import type { Watch } from '@showroom/api-contract/watches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellReturned } from './waited-items.ts';

type Who = { customerId: string; authorization: string };

describe.each(engines)('items that are waited for, on %s', (kind) => {
  let app: TestApp;
  let next = 0;
  let items: number[];
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
    const rows = await app.database.query<{ id: number }>('select id from accessory order by id limit 10');
    items = rows.map(({ id }) => id);
  });
  afterAll(() => app.close());

  const customer = () => signInAs(app, { holdingId: 1, phone: `7917${String(4_000_000 + ++next)}` });
  /** An item with so many pieces at each centre of the holding 1, and plenty at the other holding's. */
  const item = async (qty: number) => {
    const id = items.shift() ?? 0;
    await stock(id, qty);
    return id;
  };
  const stock = async (id: number, qty: number) => {
    await app.database.query('delete from accessory_stock where accessory_id = $1', [id]);
    await app.database.query(
      `insert into accessory_stock (accessory_id, dealer_id, qty)
       select $1, id, case when holding_id = 1 then $2::int else 50 end from dealer`,
      [id, qty],
    );
  };
  const wait = (who: Who, itemId: number, pace = 'at-once') =>
    app.get('/api/saved-searches?holdingId=1', {
      method: 'POST',
      headers: { authorization: who.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ watch: { kind: 'item', itemId, pace } }),
    });
  const told = ({ customerId }: Who) =>
    app.database.query<{ title: string; href: string; kind: string }>(
      'select kind, title, href from notice where customer_id = $1 order by created_at',
      [customerId],
    );

  test('one that is there again is told once, by whichever clock; the watch ends with it', async () => {
    const [who, id] = [await customer(), await item(0)];
    const added = await wait(who, id);
    expect(added).toMatchObject({ status: 200, body: { kind: 'item', href: `/item/${id}/`, price: null } });
    await tellReturned(app.services, new Date());
    expect(await told(who)).toEqual([]);
    await stock(id, 20);
    await Promise.all([tellReturned(app.services, new Date()), tellReturned(app.services, new Date())]);
    await tellReturned(app.services, new Date());
    expect(await told(who)).toEqual([
      { kind: 'back-in-stock', title: 'Товар снова в\u00a0наличии', href: `/item/${id}/` },
    ]);
    const { body } = await app.get('/api/saved-searches?holdingId=1', {
      headers: { authorization: who.authorization },
    });
    expect((body as { items: Watch[] }).items).toMatchObject([{ isStopped: true }]);
    // It is out again, and waited for anew.
    await stock(id, 0);
    expect(await wait(who, id)).toMatchObject({ body: { id: (added.body as Watch).id, isStopped: false } });
    await stock(id, 20);
    await tellReturned(app.services, new Date());
    expect(await told(who)).toHaveLength(2);
  });

  test('what is held by orders, or less than is sold at once, is not there', async () => {
    const [who, id] = [await customer(), await item(0)];
    await wait(who, id);
    await stock(id, 3);
    await app.database.query('update accessory_stock set reserved = qty where accessory_id = $1', [id]);
    await tellReturned(app.services, new Date());
    await app.database.query('update accessory_stock set reserved = 0 where accessory_id = $1', [id]);
    await app.database.query('update accessory set min_count = 30000 where id = $1', [id]);
    await tellReturned(app.services, new Date());
    expect(await told(who)).toEqual([]);
    await app.database.query('update accessory set min_count = 1 where id = $1', [id]);
    await tellReturned(app.services, new Date());
    expect(await told(who)).toHaveLength(1);
  });

  test('one that can be bought is not waited for, nor one that does not exist', async () => {
    const who = await customer();
    expect((await wait(who, await item(5))).status).toBe(400);
    expect((await wait(who, 2_000_000_000)).status).toBe(404);
  });
});
