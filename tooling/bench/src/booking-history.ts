import { loadavg } from 'node:os';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { checkHistories, historyLength, makeHistoryCentre } from '@showroom/api/testing/booking-history';
import { onPostgres } from './scratch-server.ts';

const operations = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now());

/** `node tooling/bench/src/booking-history.ts [20000] [seed]`: so many random operations of bookings on PostgreSQL. */
await onPostgres(async (place) => {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    await makeHistoryCentre(database);
    const began = performance.now();
    const done = await checkHistories(database, Math.ceil(operations / historyLength), seed);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    process.stdout.write(
      `${operations} operations in ${seconds} s, seed ${seed}, load ${loadavg()[0]?.toFixed(1)}: no time taken twice, everybody has what he was told; not refused: ${JSON.stringify(done)}\n`,
    );
  } finally {
    await database.close();
  }
});
