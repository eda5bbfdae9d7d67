import { randomUUID } from 'node:crypto';
import { emptySnapshot, type SelectionSnapshot, syncedLists } from '@showroom/domain/selection/selection-snapshot';
import { changeOwner, finishSync, initialSyncState, startSync } from '@showroom/domain/selection/sync-state';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

type Answer = { owner: string; isOwn: boolean; lists: SelectionSnapshot };

describe.each(engines)('lists of a customer on %s', (kind) => {
  let app: TestApp;
  let cars: number[];
  let goods: number[];
  let next = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 700 });
    const ids = async (sql: string) => (await app.database.rows(sql)).map(([id]) => id as number);
    cars = await ids("select id from vehicle where holding_id = 1 and type = 'cars' order by id limit 130");
    goods = await ids('select id from accessory order by id limit 20');
  });
  afterAll(() => app.close());

  const customer = () => {
    next += 1;
    return signInAs(app, { holdingId: 1, phone: `7916${String(1_000_000 + next)}` });
  };
  const call = async (who: { authorization: string } | null, method: string, path: string, body?: object) =>
    app.get(`/api${path}${path.includes('?') ? '&' : '?'}holdingId=1`, {
      method,
      headers: {
        ...(who && { authorization: who.authorization }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const items = async (who: { authorization: string }, path: string) =>
    ((await call(who, 'GET', path)).body as { items: { id: number; count?: number }[] }).items;
  const ids = async (who: { authorization: string }, path: string) => (await items(who, path)).map(({ id }) => id);

  test.each(['/favorite', '/compare'])(
    '%s takes ids, once each, in their order, and knows their types',
    async (path) => {
      const who = await customer();
      const [one = 0, two = 0, three = 0] = cars;
      expect(await call(who, 'POST', path, { carId: [two, one] })).toMatchObject({ status: 200, body: { count: 2 } });
      expect(await call(who, 'POST', path, { carId: [one, three] })).toMatchObject({ status: 200, body: { count: 3 } });
      expect(await items(who, `${path}/short`)).toEqual(
        [two, one, three].map((id) => ({ id, typeOfTransport: 'cars' })),
      );
      // By query keys and by body; what is gone already is no failure.
      expect((await call(who, 'DELETE', `${path}?carId=${one}&carId=${two}`)).body).toEqual({ count: 1 });
      expect((await call(who, 'DELETE', `${path}?carId=${one}`)).body).toEqual({ count: 1 });
      expect((await call(who, 'DELETE', path, { carId: [three] })).body).toEqual({ count: 0 });
      await call(who, 'POST', path, { carId: [one, two] });
      expect((await call(who, 'DELETE', `${path}?deleteAll=true`)).body).toEqual({ count: 0 });
      await call(who, 'POST', path, { carId: [one, two] });
      expect((await call(who, 'DELETE', path, { deleteAll: true })).body).toEqual({ count: 0 });
      expect((await call(who, 'DELETE', path)).status).toBe(400);
    },
  );

  test('favourites come with what is shown of them', async () => {
    const who = await customer();
    const [one = 0] = cars;
    await call(who, 'POST', '/favorite', { carId: [one] });
    expect((await call(who, 'GET', '/favorite')).body).toMatchObject({
      items: [{ id: one, typeOfTransport: 'cars', vehicle: { card: { id: one } } }],
    });
  });

  test('what this holding never had is left out, and a full list says so and stays', async () => {
    const who = await customer();
    const [foreign] = await app.database.rows('select id from vehicle where holding_id = 2 limit 1');
    await call(who, 'POST', '/favorite', { carId: [foreign?.[0], 2_000_000_000] });
    expect(await ids(who, '/favorite/short')).toEqual([]);
    await call(who, 'POST', '/compare', { carId: cars.slice(0, 20) });
    expect((await call(who, 'POST', '/compare', { carId: [cars[20]] })).status).toBe(400);
    expect((await call(who, 'POST', '/compare', { carId: [cars[3]] })).status).toBe(200);
    expect((await ids(who, '/compare/short')).length).toBe(20);
    expect((await call(who, 'POST', '/favorite', { carId: cars.slice(0, 101) })).status).toBe(400);
    expect(await ids(who, '/favorite/short')).toEqual([]);
  });

  test('the shop: favourites, and a basket with its pieces', async () => {
    const who = await customer();
    const [mat = 0, tyre = 0] = goods;
    await call(who, 'POST', '/store/favorite', { accItemId: [mat, tyre] });
    expect(await items(who, '/store/favorite')).toEqual([{ id: mat }, { id: tyre }]);
    await call(who, 'DELETE', `/store/favorite?accItemId=${mat}`);
    expect(await ids(who, '/store/favorite')).toEqual([tyre]);
    await call(who, 'POST', '/store/basket', { items: [{ accItemId: mat, qty: 4 }, { accItemId: tyre }] });
    await call(who, 'POST', '/store/basket', { items: [{ accItemId: mat }, { accItemId: tyre, qty: 2 }] });
    expect(await items(who, '/store/basket')).toEqual([
      { id: mat, count: 4 },
      { id: tyre, count: 2 },
    ]);
    await call(who, 'POST', '/store/basket', { items: [{ accItemId: mat, qty: 1 }] });
    expect(await items(who, '/store/basket')).toMatchObject([{ count: 1 }, { count: 2 }]);
    expect((await call(who, 'POST', '/store/basket', { items: [{ accItemId: mat, qty: 0 }] })).status).toBe(400);
    expect((await call(who, 'DELETE', '/store/basket', { accItemId: [mat, tyre] })).body).toEqual({ count: 0 });
  });

  test('everybody sees his own lists, a guest none', async () => {
    const [one, other] = [await customer(), await customer()];
    await call(one, 'POST', '/favorite', { carId: [cars[0]] });
    expect(await ids(other, '/favorite/short')).toEqual([]);
    expect((await call(null, 'GET', '/favorite/short')).status).toBe(401);
    expect((await call(null, 'POST', '/selection/sync', { owner: null, key: randomUUID(), changes: [] })).status).toBe(
      401,
    );
  });

  const sync = async (who: { authorization: string }, body: object): Promise<Answer> => {
    const answer = await call(who, 'POST', '/selection/sync', body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as Answer;
  };
  const added = (list: string, id = 0, rest = {}) => ({ kind: 'add', list, entry: { id, ...rest } });

  test('a guest’s lists are merged with the account’s, all or nothing, once for a key', async () => {
    const who = await customer();
    await call(who, 'POST', '/favorite', { carId: [cars[0]] });
    await call(who, 'POST', '/store/basket', { items: [{ accItemId: goods[0], qty: 3 }] });
    const merge = {
      owner: null,
      key: randomUUID(),
      changes: [
        added('favorites', cars[1], { price: 100_000_00 }),
        added('basket', goods[0], { count: 2 }),
        added('basket', goods[1], { count: 5 }),
      ],
    };
    const answer = await sync(who, merge);
    expect(answer).toMatchObject({ owner: who.customerId, isOwn: true });
    expect(answer.lists.favorites).toMatchObject([{ id: cars[0] }, { id: cars[1], group: 'cars', price: 100_000_00 }]);
    expect(answer.lists.basket).toEqual([
      { id: goods[0], count: 3 },
      { id: goods[1], count: 5 },
    ]);
    // Another device takes one away; the first one’s call comes again, its answer was lost.
    await call(who, 'DELETE', `/favorite?carId=${cars[1]}`);
    expect((await sync(who, merge)).lists.favorites.map(({ id }) => id)).toEqual([cars[0]]);
    // A change that cannot be made undoes the others of its call.
    const bad = { owner: null, key: randomUUID(), changes: [added('compare', cars[2]), added('nothing', 1)] };
    expect((await call(who, 'POST', '/selection/sync', bad)).status).toBe(400);
    expect((await sync(who, { owner: null, key: randomUUID(), changes: [] })).lists.compare).toEqual([]);
  });

  test('a merge loses nothing, also when both lists were full', async () => {
    const who = await customer();
    await call(who, 'POST', '/favorite', { carId: cars.slice(0, 100) });
    const changes = cars.slice(90, 130).map((id) => added('favorites', id));
    const { lists } = await sync(who, { owner: null, key: randomUUID(), changes });
    expect(new Set(lists.favorites.map(({ id }) => id))).toEqual(new Set(cars.slice(0, 130)));
  });

  test('the same changes at once from two connections are made once, and no two calls undo each other', async () => {
    const who = await customer();
    const calls = cars
      .slice(0, 12)
      .map((id) => ({ owner: null, key: randomUUID(), changes: [added('favorites', id)] }));
    await Promise.all([...calls, ...calls].map((body) => sync(who, body)));
    expect((await ids(who, '/favorite/short')).toSorted((a, b) => a - b)).toEqual(cars.slice(0, 12));
    const keys = await app.database.query('select 1 from selection_call where customer_id = $1', [who.customerId]);
    expect(keys).toHaveLength(12);
  });

  test('a browser that knows somebody else’s lists is told so and changes nothing', async () => {
    const who = await customer();
    const answer = await sync(who, {
      owner: randomUUID(),
      key: randomUUID(),
      changes: [added('favorites', cars[0])],
    });
    expect(answer).toMatchObject({ isOwn: false, owner: who.customerId });
    expect(await ids(who, '/favorite/short')).toEqual([]);
    const fresh = changeOwner({ ...initialSyncState, owner: 'x' }, emptySnapshot);
    expect(fresh.state.owner).toBeNull();
  });

  const act = fc.record({
    on: fc.integer({ min: 0, max: 1 }),
    what: fc.constantFrom('add', 'drop', 'sync', 'lost'),
    list: fc.constantFrom('favorites' as const, 'basket' as const),
    at: fc.integer({ min: 0, max: 4 }),
    count: fc.integer({ min: 1, max: 9 }),
  });

  test('two devices converge over the real API, whatever was lost on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const who = await customer();
        const devices = [0, 1].map(() => ({ state: initialSyncState, local: emptySnapshot }));
        const send = async (device: (typeof devices)[number], isLost = false) => {
          device.state = startSync(device.state, device.local, randomUUID());
          const { owner, pending } = device.state;
          const changes = (pending?.changes ?? []).map((change) => {
            if (change.kind === 'drop') return change;
            const { group: _group, ...entry } = change.entry;
            return { ...change, entry };
          });
          const answer = await sync(who, { owner, key: pending?.key ?? randomUUID(), changes });
          if (!isLost) Object.assign(device, finishSync(device.state, device.local, pending?.key ?? null, answer));
        };
        for (const { on, what, list, at, count } of acts) {
          const device = devices[on] ?? devices[0];
          if (!device) continue;
          const id = (list === 'basket' ? goods[at] : cars[at]) ?? 0;
          const others = device.local[list].filter((entry) => entry.id !== id);
          const thing = list === 'basket' ? { id, count } : { id, group: 'cars' as const, price: 1_00 };
          if (what === 'add') device.local = { ...device.local, [list]: [...others, thing] };
          else if (what === 'drop') device.local = { ...device.local, [list]: others };
          else await send(device, what === 'lost');
        }
        for (let round = 0; round < 3; round += 1) for (const device of devices) await send(device);
        const { lists } = await sync(who, { owner: null, key: randomUUID(), changes: [] });
        const sorted = (all: SelectionSnapshot) =>
          syncedLists.map((list) =>
            all[list].toSorted((a, b) => a.id - b.id).map(({ id, count }) => [list, id, count]),
          );
        for (const device of devices) expect(sorted(device.local)).toEqual(sorted(lists));
      }),
      { numRuns: 15 },
    );
  });
});
