import { expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { createSearchService } from '../search/search-service.ts';
import { startLiveIndex } from './live-index.ts';

const promisedMs = 1_000;

async function msUntil(holds: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now();
  await expect.poll(holds).toBe(true);
  return performance.now() - began;
}

test.each(engines)(`a change is in the listing and in the search within ${promisedMs} ms, on %s`, async (kind) => {
  const database = await openTestDatabase(kind, { vehicles: 1_200, accessories: 3_000 });
  const live = startLiveIndex(database);
  const search = createSearchService(database, live);
  await Promise.all([live.ready(), search.ready()]);
  const before = live.current()?.size ?? 0;
  await database.query(
    "update vehicle set status = 'sold' where id = (select min(id) from vehicle where status = 'on-sale' and price is not null)",
  );
  const listed = await msUntil(() => live.current()?.size === before - 1);
  await database.query("update accessory set name = 'Самовар дорожный' where id = (select min(id) from accessory)");
  const asked = [1, 2].map((holdingId) => ({ holdingId, query: 'самовар' }));
  const found = await msUntil(async () => {
    const answers = await Promise.all(asked.map((query) => search.search(query)));
    return answers.some(({ accessories }) => accessories.results.some(({ name }) => name.raw === 'Самовар дорожный'));
  });
  console.log(
    `measured, ${kind}: in the listing after ${Math.round(listed)} ms, in the search after ${Math.round(found)} ms`,
  );
  expect(Math.max(listed, found)).toBeLessThan(promisedMs);
  await Promise.all([live.stop(), search.stop()]);
  await database.close();
});
