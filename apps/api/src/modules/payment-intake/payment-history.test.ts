import { expect, test } from 'vitest';
import { openTestDatabase } from '../../db/testing.ts';
import { isThorough } from '../../testing/env.ts';
import { checkPaymentHistories } from '../../testing/payment-history.ts';

/** Histories; `node tooling/bench/src/payment-histories.ts` plays 1,000. */
const histories = isThorough() ? 300 : 60;

test('whatever happens to payments in whatever order, the books are the bank’s view and nobody pays twice', async () => {
  const database = await openTestDatabase('postgres');
  const ended = await checkPaymentHistories(database, histories);
  // Histories in which nothing is paid would prove nothing.
  for (const state of ['paid', 'refunded', 'declined', 'expired'])
    expect([state, (ended[state] ?? 0) > 0]).toEqual([state, true]);
  await database.close();
});
