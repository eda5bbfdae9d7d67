import { expect, test } from 'vitest';
import { openTestDatabase } from '../../db/testing.ts';
import { checkHistories, historyLength, makeHistoryCentre } from '../../testing/booking-history.ts';
import { isThorough } from '../../testing/env.ts';

/** Operations; `node tooling/bench/src/booking-history.ts` does 20,000. */
const operations = isThorough() ? 5_000 : 1_500;

test('whatever several clients hold, confirm, move and cancel at once, no time is taken twice and all have what they were told', async () => {
  const database = await openTestDatabase('postgres');
  await makeHistoryCentre(database);
  const done = await checkHistories(database, operations / historyLength);
  // A history of refusals alone would prove nothing.
  for (const [what, count] of Object.entries(done)) expect([what, count > operations / 100]).toEqual([what, true]);
  await database.close();
});
