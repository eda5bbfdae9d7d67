import { loadavg } from 'node:os';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { makeShop } from '@showroom/api/testing/make-shop';
import { checkStoreHistories, historyItems, historyLength } from '@showroom/api/testing/store-history';
import { onPostgres } from './scratch-server.ts';

const operations = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now());

/** `node tooling/bench/src/store-histories.ts [20000] [seed]`: so many random operations of orders and payments on PostgreSQL. */
await onPostgres(async (place) => {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    await makeShop(database, { items: historyItems, qty: 4 });
    const began = performance.now();
    const done = await checkStoreHistories(database, Math.ceil(operations / historyLength), seed);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stdout.write(
      `${operations} operations in ${seconds} s, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}: stock is what orders hold, the ledger is what the bank says; not refused: ${JSON.stringify(done)}\n`,
    );
  } finally {
    await database.close();
  }
});
