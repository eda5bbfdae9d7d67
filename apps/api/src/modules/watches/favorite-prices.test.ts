import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { matchWatches } from './match-watches.ts';

type Who = { customerId: string; authorization: string };

describe.each(engines)('prices of favourites on %s', (kind) => {
  let app: TestApp;
  let next = 0;
  let cars: { id: number; price: number }[];
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 200 });
    cars = await app.database.query(
      `select id, price from vehicle where holding_id = 1 and status = 'on-sale' and price is not null order by id limit 20`,
    );
  });
  afterAll(() => app.close());

  const customer = () => signInAs(app, { holdingId: 1, phone: `7917${String(3_000_000 + ++next)}` });
  const car = () => cars.shift() ?? { id: 0, price: 0 };
  const put = (who: Who, entries: readonly { id: number; price: number | null }[]) =>
    app.get('/api/selection/sync?holdingId=1', {
      method: 'POST',
      headers: { authorization: who.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        owner: null,
        key: crypto.randomUUID(),
        changes: entries.map((entry) => ({ list: 'favorites', kind: 'add', entry })),
      }),
    });
  const change = (id: number, sets: string) => app.database.query(`update vehicle set ${sets} where id = $1`, [id]);
  /** Two clocks at once, later than the search needs. */
  const run = () => {
    const now = new Date(Date.now() + 60_000);
    return Promise.all([matchWatches(app.services, now), matchWatches(app.services, now)]);
  };
  const told = ({ customerId }: Who) =>
    app.database.query<{ title: string; href: string }>(
      'select title, href from notice where customer_id = $1 order by created_at, id',
      [customerId],
    );

  test('a favourite that costs less than when it was chosen is told once for each lowest price', async () => {
    const [who, one] = [await customer(), car()];
    expect((await put(who, [one])).status).toBe(200);
    await change(one.id, 'price = price + 100000');
    await run();
    await change(one.id, 'price = price - 50000');
    await run();
    expect(await told(who)).toEqual([]);
    await change(one.id, `price = ${one.price} - 100000`);
    await run();
    await change(one.id, 'price = price + 100000');
    await run();
    await change(one.id, 'price = price - 100000');
    await run();
    expect(await told(who)).toEqual([
      { title: 'Автомобиль из\u00a0избранного подешевел', href: `/catalog/${one.id}/` },
    ]);
    await change(one.id, 'price = price - 1000');
    await run();
    expect(await told(who)).toHaveLength(2);
  });

  test('several at once are one message; who chose none, or watches the price, hears nothing of it', async () => {
    const [who, watcher, other] = [await customer(), await customer(), await customer()];
    const [a, b] = [car(), car()];
    await put(who, [a, b, { id: car().id, price: null }]);
    await put(watcher, [a]);
    const watched = await app.get('/api/saved-searches?holdingId=1', {
      method: 'POST',
      headers: { authorization: watcher.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ watch: { kind: 'price', vehicleId: a.id, pace: 'at-once' } }),
    });
    expect(watched.status).toBe(200);
    await app.database.query('update vehicle set price = price - 100000 where id = any($1::int[])', [[a.id, b.id]]);
    await run();
    expect(await told(who)).toEqual([{ title: 'Подешевели автомобили из\u00a0избранного: 2', href: '/lk/favorites/' }]);
    expect([await told(watcher), await told(other)]).toEqual([[], []]);
  });
});
