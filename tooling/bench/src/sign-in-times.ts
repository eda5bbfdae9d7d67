import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { createRandom } from '@showroom/api/seed/random';
import { endLives, kill, live, openRecorder, post } from '@showroom/api/testing/killable-life';
import { onBothEngines } from './scratch-server.ts';
import { summarize } from './statistics.ts';

/** Promise: the medians of known and unknown phones differ by no more than this share (B-09). */
const allowed = 0.1;
/** Phones of each kind; together below the messages that a holding may send in an hour. */
const phones = Number(process.argv[2] ?? 400);
/** The first calls load code and fill the database's caches. */
const unmeasured = 40;

const phoneOf = (n: number) => String(79_170_000_000 + n);
/**
 * `node tooling/bench/src/sign-in-times.ts [400]`: how long a request for a code and a wrong code take for phones with and
 * without an account, over HTTP, one call after the other, on each database.
 */
try {
  await onBothEngines(async ({ kind, ...place }) => {
    const database = await openDatabase(place);
    await migrate(database);
    // Customers and strangers come mixed: nothing that changes over time falls on one of them alone.
    const random = createRandom(1);
    const firstIsKnown = Array.from({ length: phones }, () => random.int(0, 1) === 1);
    const isKnown = (n: number) => (n % 2 === 0) === firstIsKnown[Math.floor(n / 2)];
    const all = Array.from({ length: 2 * phones }, (_, n) => n);
    for (const n of all.filter(isKnown)) {
      await database.query('insert into customer (id, holding_id, phone) values ($1, 1, $2)', [
        randomUUID(),
        phoneOf(n),
      ]);
    }
    await database.close();
    const crm = await openRecorder();
    const life = await live(place, crm.url, {});
    const timed = async (path: string, body: object, status: number): Promise<number> => {
      const began = performance.now();
      const answer = await post(life, path, body);
      if (answer?.status !== status) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      return performance.now() - began;
    };
    const calls = {
      'code request': (n: number) => timed('auth/validate', { phone: phoneOf(n) }, 200),
      'wrong code': (n: number) => timed('auth/login', { phone: phoneOf(n), code: '000000' }, 400),
    };
    for (const [name, call] of Object.entries(calls)) {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (const n of all) {
        const ms = await call(n);
        if (n >= unmeasured) times[isKnown(n) ? 'known' : 'unknown'].push(ms);
      }
      const [known, unknown] = [summarize(times.known).p50, summarize(times.unknown).p50];
      const apart = Math.abs(known / unknown - 1);
      if (apart > allowed) process.exitCode = 1;
      process.stdout.write(
        `${kind.padEnd(9)} ${name.padEnd(12)} ${phones} phones of each: median known ${known.toFixed(2)}, unknown ${unknown.toFixed(2)} ms, ${(100 * apart).toFixed(1)} % apart, load ${loadavg()[0]?.toFixed(1)}; up to ${100 * allowed} %: ${apart > allowed ? 'BROKEN' : 'held'}\n`,
      );
    }
    await kill(life);
    crm.close();
  });
} finally {
  endLives();
}
