import { expect, test } from 'vitest';
import { openTestDatabase } from '../../db/testing.ts';
import { isThorough } from '../../testing/env.ts';
import { makeShop } from '../../testing/make-shop.ts';
import { checkStoreHistories, historyItems, historyLength } from '../../testing/store-history.ts';

/** Operations; `node tooling/bench/src/store-histories.ts` does 20,000. */
const operations = isThorough() ? 3_000 : 600;

test('whatever buyers, bank, staff and time do at once, stock and books stay true', async () => {
  const database = await openTestDatabase('postgres');
  await makeShop(database, { items: historyItems, qty: 4 });
  const done = await checkStoreHistories(database, operations / historyLength);
  // A history of refusals alone would prove nothing.
  for (const [what, count] of Object.entries(done)) expect([what, count > 0]).toEqual([what, true]);
  await database.close();
});
