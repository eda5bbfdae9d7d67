import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';

describe.each(engines)('live index on %s', (engine) => {
  let database: Database;
  let live: LiveIndex;

  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 700 });
    live = startLiveIndex(database);
    await live.ready();
  });
  afterAll(async () => {
    await live.stop();
    await database.close();
  });

  const size = () => live.current()?.size;

  test('a vehicle that is sold leaves the listing by itself, and one that comes back appears', async () => {
    const before = size() ?? 0;
    const [row] = await database.query<{ id: number }>(
      `update vehicle set status = 'sold' where id = (select min(id) from vehicle where status = 'on-sale' and price is not null)
       returning id`,
    );
    await expect.poll(size).toBe(before - 1);
    await database.query("update vehicle set status = 'on-sale' where id = $1", [row?.id]);
    await expect.poll(size).toBe(before);
  });

  test('a change of a name reaches the labels', async () => {
    await database.query("update mark set name = 'Лада' where code = 'lada'");
    const nameNow = () =>
      [...(live.current()?.dictionary.marks.values() ?? [])].find(({ code }) => code === 'lada')?.name;
    await expect.poll(nameNow).toBe('Лада');
    expect(await live.ready(), 'who waits for the index gets the one that is').toBe(live.current());
  });
});
