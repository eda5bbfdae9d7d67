import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';

const promisedMs = 1_000;

describe.each(engines)('live index on %s', (engine) => {
  let database: Database;
  let live: LiveIndex;

  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 300 });
    live = startLiveIndex(database);
    await live.ready();
  });
  afterAll(async () => {
    await live.stop();
    await database.close();
  });

  async function untilSize(size: number): Promise<number> {
    const start = performance.now();
    while (live.current()?.size !== size && performance.now() - start < 5 * promisedMs) await delay(10);
    expect(live.current()?.size).toBe(size);
    return performance.now() - start;
  }

  test('a vehicle that is sold leaves the listing within a second, and one that comes back appears', async () => {
    const before = live.current()?.size ?? 0;
    const [row] = await database.query<{ id: number }>(
      `update vehicle set status = 'sold' where id = (select min(id) from vehicle where status = 'on-sale' and price is not null)
       returning id`,
    );
    expect(await untilSize(before - 1)).toBeLessThan(promisedMs);
    await database.query("update vehicle set status = 'on-sale' where id = $1", [row?.id]);
    expect(await untilSize(before)).toBeLessThan(promisedMs);
  });

  test('a change of a name reaches the labels', async () => {
    await database.query("update mark set name = 'Лада' where code = 'lada'");
    const start = performance.now();
    const nameNow = () =>
      [...(live.current()?.dictionary.marks.values() ?? [])].find(({ code }) => code === 'lada')?.name;
    while (nameNow() !== 'Лада' && performance.now() - start < promisedMs) await delay(10);
    expect(nameNow()).toBe('Лада');
    expect(await live.ready(), 'who waits for the index gets the one that is').toBe(live.current());
  });
});
