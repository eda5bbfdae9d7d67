import { loadavg } from 'node:os';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { checkPaymentHistories } from '@showroom/api/testing/payment-history';
import { onPostgres } from './scratch-server.ts';

const histories = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? Date.now());

/** `node tooling/bench/src/payment-histories.ts [1000] [seed]`: so many random histories of payments on PostgreSQL. */
await onPostgres(async (place) => {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    const began = performance.now();
    const ended = await checkPaymentHistories(database, histories, seed);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stdout.write(
      `${histories} histories in ${seconds} s, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}: the books are the bank's view; ended ${JSON.stringify(ended)}\n`,
    );
  } finally {
    await database.close();
  }
});
