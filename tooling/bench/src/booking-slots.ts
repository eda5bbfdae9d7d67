import { loadavg } from 'node:os';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { fillCentres } from '@showroom/api/testing/fill-centres';
import { onBothEngines } from './scratch-server.ts';
import { summarize } from './statistics.ts';

/** Promise: the free times of a month at a centre, p99 in ms, one client, on either engine. */
const budgetMs = 20;
const rounds = 1_000;

/** `node tooling/bench/src/booking-slots.ts`: how long the free times of a month take at a busy centre among many. */
await onBothEngines(async ({ kind, ...place }) => {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    const { ask, bookings, free } = await fillCentres(database);
    for (let n = 0; n < 50; n += 1) await ask();
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
    }
    const { p50, p99, max } = summarize(times);
    const verdict = p99 <= budgetMs ? 'held' : 'BROKEN';
    if (p99 > budgetMs) process.exitCode = 1;
    process.stdout.write(
      `${kind.padEnd(9)} ${rounds} months, ${bookings} bookings stored, ${free} times free: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms, load ${loadavg()[0]?.toFixed(1)}; up to ${budgetMs} ms: ${verdict}\n`,
    );
  } finally {
    await database.close();
  }
});
