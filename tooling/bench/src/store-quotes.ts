import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { createRandom } from '@showroom/api/seed/random';
import { endLives, kill, live, openRecorder, post } from '@showroom/api/testing/killable-life';
import { makeShop, shopItem } from '@showroom/api/testing/make-shop';
import { onBothEngines } from './scratch-server.ts';
import { summarize } from './statistics.ts';

/** Promise: a changed basket is answered within this p99, ms, for so many users who each change theirs once a second. */
const budgetMs = 50;
const users = 50;
const seconds = Number(process.argv[2] ?? 20);
const items = 2_000;

/** `node tooling/bench/src/store-quotes.ts [20]`: changed baskets over HTTP for so many seconds, on each database. */
try {
  await onBothEngines(async ({ kind, ...place }) => {
    const database = await openDatabase(place);
    await migrate(database);
    await makeShop(database, { items, qty: 50 });
    await database.close();
    const crm = await openRecorder();
    const life = await live(place, crm.url, {});
    const random = createRandom(1);
    const change = async (): Promise<number> => {
      const lines = Array.from({ length: random.int(1, 6) }, (_, at) => ({
        id: shopItem(random.int(0, items / 10 - 1) * 10 + at),
        qty: random.int(1, 4),
      }));
      const began = performance.now();
      const answer = await post(life, 'store/quote', { lines });
      if (answer?.status !== 200) throw new Error(`${answer?.status} ${JSON.stringify(answer?.body)}`);
      return performance.now() - began;
    };
    const shop = async (turns: number): Promise<number[]> => {
      const began = performance.now();
      const sent: Promise<number>[] = [];
      // Each at its own time, whatever the ones before are doing.
      for (let n = 0; n < turns * users; n += 1) {
        await pause(Math.max(0, began + (n * 1_000) / users - performance.now()));
        sent.push(change());
      }
      return Promise.all(sent);
    };
    await shop(3);
    const { p50, p95, p99, max } = summarize(await shop(seconds));
    await kill(life);
    crm.close();
    const verdict = p99 <= budgetMs ? 'held' : 'BROKEN';
    if (p99 > budgetMs) process.exitCode = 1;
    process.stdout.write(
      `${kind.padEnd(9)} ${users} users, ${seconds * users} changed baskets: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms, load ${loadavg()[0]?.toFixed(1)}; up to ${budgetMs} ms: ${verdict}\n`,
    );
  });
} finally {
  endLives();
}
