import { randomUUID } from 'node:crypto';
import type { SelectionSnapshot } from '@showroom/domain/selection/selection-snapshot';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase, createTestFolder, walkedEngines } from '../../db/testing.ts';
import { endLives, type KillablePlace, kill, type Life, live, post } from '../../testing/killable-life.ts';
import { openPatiently } from '../../testing/patient.ts';
import { childSettings } from '../../testing/run-command.ts';
import { makeAccessToken } from '../account/access-token.ts';

afterAll(endLives);

/** The one of `killable-api.ts`. */
const tokenSecret = 'a-token-secret-of-the-tests-32-chars';
/** One between commit and answer, one anywhere in the call. */
const kills = 2;
/** Over so many ms the kills fall that are not between commit and answer. */
const spread = { postgres: 40, pglite: 120 } as const;

/** A signed-in customer, and what there is to collect. */
async function prepare(database: Database) {
  const [sub, sid] = [randomUUID(), randomUUID()];
  await database.query("insert into customer (id, holding_id, phone) values ($1, 1, '79160000001')", [sub]);
  await database.query(
    `insert into customer_session (id, customer_id, method, device, expires_at)
     values ($1, $2, 'code', 'Chrome', now() + interval '1 day')`,
    [sid, sub],
  );
  const ids = async (sql: string) => (await database.rows(sql)).map(([id]) => Number(id));
  return {
    authorization: `Bearer ${await makeAccessToken(tokenSecret, { sub, sid, holding: 1 })}`,
    cars: await ids(`select id from vehicle where holding_id = 1 order by id limit ${kills}`),
    goods: await ids(`select id from accessory order by id limit ${kills}`),
  };
}

// That a kill leaves a transaction whole on the embedded engine, too, is shown by leads (`leads/killed.test.ts`).
test.concurrent.each(walkedEngines)(
  'the API is killed in the middle of merges on %s: each is whole, once',
  async (kind) => {
    const server = kind === 'postgres' ? await createTestDatabase({ vehicles: 60 }) : undefined;
    const folder = kind === 'pglite' ? await createTestFolder({ vehicles: 60 }) : undefined;
    const place: KillablePlace = { url: server?.url, dataDir: folder?.dataDir ?? '' };
    const before = await openPatiently(place);
    const { authorization, cars, goods } = await prepare(before);
    await before.close();
    const born = (): Promise<Life> => live(place, '', childSettings());
    let life = await born();
    for (let n = 0; n < kills; n += 1) {
      const merge = {
        owner: null,
        key: randomUUID(),
        changes: [
          { kind: 'add', list: 'favorites', entry: { id: cars[n], price: 100 } },
          { kind: 'add', list: 'basket', entry: { id: goods[n], count: n + 1 } },
        ],
      };
      const isExact = n % 2 === 0;
      const answer = post(life, 'selection/sync', merge, { authorization, ...(isExact && { 'x-die': '1' }) });
      if (!isExact) {
        await new Promise((resolve) => setTimeout(resolve, (n * 17) % spread[kind]));
        life.child.kill('SIGKILL');
      }
      await Promise.all([answer, life.ended]);
      life = await born();
      // The browser sends what was not answered again.
      const again = await post(life, 'selection/sync', merge, { authorization });
      expect(again?.status).toBe(200);
      const lists = again?.body.lists as SelectionSnapshot;
      expect(lists.favorites.map(({ id }) => id)).toEqual(cars.slice(0, n + 1));
      expect(lists.basket).toEqual(goods.slice(0, n + 1).map((id, at) => ({ id, count: at + 1 })));
    }
    await kill(life);
    const after = await openPatiently(place);
    expect(await after.rows('select count(*)::int from selection_call')).toEqual([[kills]]);
    await after.close();
    await server?.drop();
    folder?.drop();
  },
);
