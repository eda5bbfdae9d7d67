import type { Watch, WatchRequest } from '@showroom/api-contract/watches';
import { lastDigestDue } from '@showroom/domain/selection/watch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { exampleSelection } from './example-selection.ts';
import { matchWatches } from './match-watches.ts';
import { tellFinds } from './tell-finds.ts';

type Who = { customerId: string; authorization: string };
type Vehicle = { id: number; price: number; mark: string; model: string; type: string; condition: string };

/** Later than the search needs to learn of a change. */
const soon = () => new Date(Date.now() + 60_000);

describe.each(engines)('watches on %s', (kind) => {
  let app: TestApp;
  let next = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 700 });
  });
  afterAll(() => app.close());

  const customer = () => {
    next += 1;
    return signInAs(app, { holdingId: 1, phone: `7917${String(1_000_000 + next)}` });
  };
  const call = (who: Who | null, method: string, path: string, body?: object) =>
    app.get(`/api${path}?holdingId=1`, {
      method,
      headers: { ...(who && { authorization: who.authorization }), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  async function add(who: Who, watch: WatchRequest): Promise<Watch> {
    const answer = await call(who, 'POST', '/saved-searches', { watch });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as Watch;
  }
  const search = (address: string, pace: 'at-once' | 'daily' = 'at-once') => ({
    kind: 'search' as const,
    address,
    pace,
  });
  const list = async (who: Who) => ((await call(who, 'GET', '/saved-searches')).body as { items: Watch[] }).items;
  /** A listed new car of holding 1 that no other test touches. */
  async function aCar(): Promise<Vehicle> {
    next += 1;
    const [row] = await app.database.query<Vehicle>(
      `select v.id, v.price, m.code as mark, o.code as model, v.type, v.condition
       from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
       where v.holding_id = 1 and v.type = 'cars' and v.condition = 'used' and v.status = 'on-sale' and v.price is not null
       order by v.id limit 1 offset $1`,
      [next],
    );
    if (!row) throw new Error('no car');
    return row;
  }
  const change = (id: number, sets: string) => app.database.query(`update vehicle set ${sets} where id = $1`, [id]);
  async function run(now = soon()) {
    await matchWatches(app.services, now);
    await tellFinds(app.services, now);
  }
  const told = (who: Who) =>
    app.database.query<{ title: string; text: string; href: string }>(
      'select title, text, href from notice where customer_id = $1 order by created_at, id',
      [who.customerId],
    );

  test('a saved search is kept under its one address and told in words', async () => {
    const who = await customer();
    const watch = await add(who, search('/cars/used/?priceTo=2000000&sort=price-asc&page=2'));
    expect(watch).toMatchObject({
      kind: 'search',
      href: '/cars/used/?priceTo=2000000',
      title: 'Автомобили с\u00a0пробегом: цена до\u00a02\u00a0000\u00a0000\u00a0₽',
      found: 0,
    });
    expect((await add(who, search('/cars/used/?priceTo=2000000', 'daily'))).id).toBe(watch.id);
    expect((await list(who)).map(({ pace }) => pace)).toEqual(['daily']);
    expect((await call(who, 'POST', '/saved-searches', { watch: search('/news/') })).status).toBe(400);
    expect((await call(null, 'POST', '/saved-searches', { watch: search('/cars/used/') })).status).toBe(401);
  });

  test('a vehicle that comes into stock is told once, however often it changes', async () => {
    const car = await aCar();
    await change(car.id, "status = 'reserved'");
    const who = await customer();
    const other = await customer();
    await add(who, search(`/cars/used/${car.mark}/${car.model}/`));
    await add(other, search('/moto/used/'));
    await run();
    expect(await told(who)).toEqual([]);
    await change(car.id, "status = 'on-sale'");
    await Promise.all([run(), run()]);
    await change(car.id, "status = 'sold'");
    await change(car.id, "status = 'on-sale'");
    await change(car.id, 'price = price - 100');
    await run();
    expect(await told(who)).toMatchObject([{ title: 'Есть новое предложение', href: `/catalog/${car.id}/` }]);
    expect(await told(other)).toEqual([]);
    expect((await list(who))[0]?.found).toBe(1);
  });

  test('a price that falls into a search is news, one that stays in it is none', async () => {
    const car = await aCar();
    const who = await customer();
    const below = Math.ceil(car.price / 100) - 1_000;
    await add(who, search(`/cars/used/${car.mark}/${car.model}/?priceTo=${below}`));
    const everything = await customer();
    await add(everything, search(`/cars/used/${car.mark}/${car.model}/`));
    await change(car.id, 'price = price - 200000');
    await run();
    expect(await told(who)).toHaveLength(1);
    expect(await told(everything)).toEqual([]);
  });

  test('a price is told when it falls below the lowest known: down, up and down again tells once', async () => {
    const car = await aCar();
    const who = await customer();
    const watch = await add(who, { kind: 'price', vehicleId: car.id, pace: 'at-once' });
    expect(watch.price).toBe(car.price);
    const to = async (price: number) => {
      await change(car.id, `price = ${price}`);
      await Promise.all([run(), run()]);
      return (await told(who)).length;
    };
    expect(await to(car.price + 100_000)).toBe(0);
    expect(await to(car.price - 100_000)).toBe(1);
    expect(await to(car.price)).toBe(1);
    expect(await to(car.price - 100_000)).toBe(1);
    expect(await to(car.price - 50_000)).toBe(1);
    expect(await to(car.price - 200_000)).toBe(2);
    expect((await told(who))[1]).toMatchObject({ title: 'Цена снизилась', href: `/catalog/${car.id}/` });
  });

  test('a gone vehicle is waited for by its model', async () => {
    const [car, same] = await app.database.query<Vehicle>(
      `select v.id, v.price, m.code as mark, o.code as model from vehicle v join mark m on m.id = v.mark_id
         join model o on o.id = v.model_id
       where v.holding_id = 1 and v.type = 'cars' and v.condition = 'new' and v.status = 'on-sale' and v.price is not null
         and (select count(*) from vehicle x where x.model_id = v.model_id and x.holding_id = 1 and x.condition = 'new'
           and x.status = 'on-sale' and x.price is not null) >= 2
       order by v.model_id, v.id limit 2`,
    );
    if (!car || !same) throw new Error('no pair');
    await change(car.id, "status = 'sold'");
    await change(same.id, "status = 'sold'");
    const who = await customer();
    const watch = await add(who, { kind: 'similar', vehicleId: car.id, pace: 'at-once' });
    expect(watch.href).toBe(`/cars/new/${car.mark}/${car.model}/`);
    await change(same.id, "status = 'on-sale'");
    await run();
    expect(await told(who)).toMatchObject([{ href: `/catalog/${same.id}/` }]);
  });

  test('a digest gathers a day and comes once', async () => {
    const who = await customer();
    const cars = [await aCar(), await aCar(), await aCar()];
    for (const { id } of cars) await add(who, { kind: 'price', vehicleId: id, pace: 'daily' });
    for (const { id } of cars) await change(id, 'price = price - 300000');
    const due = lastDigestDue(Date.now());
    // The day of the watches: their digest is made tomorrow.
    await run(new Date(Math.max(Date.now() + 3_000, due)));
    expect(await told(who)).toEqual([]);
    const tomorrow = new Date(due + 25 * 3_600_000);
    await run(tomorrow);
    await run(tomorrow);
    expect(await told(who)).toHaveLength(3);
  });

  test('two processes share the work: each find is told once', async () => {
    const car = await aCar();
    const customers = await Promise.all(Array.from({ length: 6 }, customer));
    for (const who of customers) await add(who, { kind: 'price', vehicleId: car.id, pace: 'at-once' });
    await change(car.id, 'price = price - 100000');
    // What a process keeps between two runs is in the database alone; on PostgreSQL each has connections of its own.
    const turns = await Promise.all([matchWatches(app.services, soon()), matchWatches(app.services, soon())]);
    expect(turns[0] + turns[1]).toBe(1);
    await Promise.all([tellFinds(app.services, soon()), tellFinds(app.services, soon()), run()]);
    for (const who of customers) expect(await told(who)).toHaveLength(1);
  });

  test('what is stopped is silent, and woken it tells again', async () => {
    const car = await aCar();
    const who = await customer();
    const watch = await add(who, { kind: 'price', vehicleId: car.id, pace: 'at-once' });
    const set = (isStopped: boolean) => call(who, 'PUT', `/saved-searches/${watch.id}`, { isStopped });
    expect(await set(true)).toMatchObject({ status: 200, body: { isStopped: true } });
    await change(car.id, 'price = price - 400000');
    await run();
    expect(await told(who)).toEqual([]);
    expect(await set(false)).toMatchObject({ status: 200, body: { isStopped: false } });
    await change(car.id, 'price = price - 100000');
    await run();
    expect(await told(who)).toHaveLength(1);
  });

  test('a letter says how to stop its kind without signing in', async () => {
    const car = await aCar();
    const who = await customer();
    await app.database.query("update customer set email = 'm@example.com', email_confirmed_at = now() where id = $1", [
      who.customerId,
    ]);
    await add(who, { kind: 'price', vehicleId: car.id, pace: 'at-once' });
    await change(car.id, 'price = price - 100000');
    await run();
    const letters = await app.database.query<{ body: string }>(
      "select body from outbox where customer_id = $1 and channel = 'mail'",
      [who.customerId],
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toMatch(/https:\/\/\S+\/unsubscribe\/#\S+/);
  });

  test('the example customer has every list and every kind of watch', async () => {
    const who = await customer();
    await app.database.transaction((executor) =>
      exampleSelection({ executor, customerId: who.customerId, holdingId: 1 }),
    );
    expect((await list(who)).map(({ kind: one }) => one).toSorted()).toEqual(['price', 'search', 'similar']);
    const lists = await app.database.rows(
      'select distinct list from selection_entry where customer_id = $1 order by 1',
      [who.customerId],
    );
    expect(lists.flat()).toEqual(['accessories', 'basket', 'compare', 'favorites']);
  });

  test('a stranger’s watch is 404 for every verb, as an id of no form is', async () => {
    const [who, stranger] = [await customer(), await customer()];
    const watch = await add(who, search('/cars/new/'));
    for (const id of [watch.id, 'x']) {
      const asker = id === 'x' ? who : stranger;
      expect((await call(asker, 'PUT', `/saved-searches/${id}`, { pace: 'daily' })).status).toBe(404);
      expect((await call(asker, 'DELETE', `/saved-searches/${id}`)).status).toBe(404);
    }
    expect(await list(stranger)).toEqual([]);
    expect((await call(who, 'DELETE', `/saved-searches/${watch.id}`)).status).toBe(200);
    expect(await list(who)).toEqual([]);
  });
});
