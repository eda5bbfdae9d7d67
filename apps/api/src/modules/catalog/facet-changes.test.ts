import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase, engines, openTestDatabase } from '../../db/testing.ts';
import { createRandom } from '../../seed/random.ts';
import { openPatiently } from '../../testing/patient.ts';
import { getCards } from './card-queries.ts';
import { loadRowDictionary } from './dictionary.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { listFromIndex } from './facet-listing.ts';
import { cardsFromIndex } from './index-cards.ts';
import type { ListingRequest } from './listing-request.ts';
import { startLiveIndex } from './live-index.ts';
import { listFromSql } from './sql-listing.ts';
import { readStock, readStockOf } from './stock-rows.ts';

const base: ListingRequest = {
  holdingId: 1,
  type: 'cars',
  condition: undefined,
  facets: {},
  ranges: {},
  flags: [],
  soon: false,
  sort: 'recommended',
  page: 1,
  size: 24,
};
const requests: readonly ListingRequest[] = [
  base,
  { ...base, sort: 'price-asc', page: 2 },
  { ...base, condition: 'used', sort: 'mileage-asc' },
  { ...base, facets: { color: ['black', 'white'] }, sort: 'price-desc' },
  { ...base, ranges: { price: { from: 0, to: 200_000_000 } }, sort: 'newest' },
  { ...base, type: 'moto', sort: 'year-desc' },
  { ...base, soon: true },
];

/** What happens to a stock in a day. Each returns the vehicles that it has touched. */
const happenings: readonly ((database: Database, id: number) => Promise<unknown>)[] = [
  (database, id) => database.query('update vehicle set price = price * 9 / 10 where id = $1', [id]),
  (database, id) => database.query("update vehicle set status = 'sold' where id = $1", [id]),
  (database, id) => database.query("update vehicle set status = 'on-sale' where id = $1", [id]),
  (database, id) => database.query("update vehicle set color_group = 'black', rank = rank + 7 where id = $1", [id]),
  (database, id) => database.query('delete from vehicle where id = $1', [id]),
];
const addCopy = `insert into vehicle select (jsonb_populate_record(v, jsonb_build_object('id', $2::int, 'vin', $3::text))).*
  from vehicle v where id = $1`;

describe.each(engines)('changes of the stock on %s', (engine) => {
  let database: Database;
  let index: FacetIndex;

  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 700 });
    index = await buildFacetIndex(await loadRowDictionary(database), readStock(database));
  });
  afterAll(() => database.close());

  test('after any of them the index answers as the database does, cards included', async () => {
    const random = createRandom(7);
    const all = (await database.rows('select id from vehicle order by id')).map(([id]) => id as number);
    let next = (all.at(-1) ?? 0) + 1;
    for (let round = 0; round < 12; round++) {
      const touched: number[] = [];
      for (let count = 0; count < 25; count++) {
        const id = random.pick(all);
        touched.push(id);
        await random.pick(happenings)(database, id);
        if (!random.chance(0.3)) continue;
        await database.query(addCopy, [id, next, `COPY${String(next).padStart(13, '0')}`]);
        touched.push(next);
        all.push(next++);
      }
      await index.change(touched, await readStockOf(database, touched));
      for (const request of requests) {
        const found = listFromIndex(index, request);
        expect(found).toEqual(await listFromSql(database, request));
        expect(cardsFromIndex(index, request, found.ids)).toEqual(await getCards(database, found.ids));
      }
    }
    const [row] = await database.rows("select count(*) from vehicle where status = 'on-sale'");
    expect(index.size).toBe(row?.[0]);
  });

  test('the notice of a change names the vehicles, and of a very large one only the stock', async () => {
    const notices: string[] = [];
    const stop = await database.listen('vehicle_changed', (notice) => notices.push(notice));
    const [few] = await database.rows('select array_agg(id) from (select id from vehicle order by id limit 3) v');
    await database.query('update vehicle set rank = rank where id = any($1::int[])', [few?.[0]]);
    await expect
      .poll(() => notices)
      .toEqual([JSON.stringify({ ids: few?.[0] }).replaceAll(':', ' : ').replaceAll(',', ', ')]);
    await database.query('update vehicle set rank = rank where false');
    await database.notify('vehicle_changed', 'after it');
    await expect.poll(() => notices.at(-1)).toBe('after it');
    expect(notices).toHaveLength(2);
    await stop();
  });
});

test('two processes over one PostgreSQL both show a change', async () => {
  const { url, drop } = await createTestDatabase({ vehicles: 60 });
  const writer = await openPatiently({ url, dataDir: '' });
  const readers = [await openPatiently({ url, dataDir: '' }), await openPatiently({ url, dataDir: '' })];
  const indexes = readers.map((database) => startLiveIndex(database));
  await Promise.all(indexes.map((live) => live.ready()));
  const cheapest = () =>
    indexes.map((live) => {
      const current = live.current();
      return current && listFromIndex(current, { ...base, sort: 'price-asc', size: 1 }).ids[0];
    });
  const [row] = await writer.rows(
    `update vehicle set price = 100 where id = (select max(id) from vehicle where holding_id = 1 and type = 'cars'
     and status = 'on-sale' and price is not null) returning id`,
  );
  await expect.poll(cheapest).toEqual([row?.[0], row?.[0]]);
  await Promise.all(indexes.map((live) => live.stop()));
  await Promise.all([writer, ...readers].map((database) => database.close()));
  await drop();
});
