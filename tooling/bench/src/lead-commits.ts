import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { endLives, kill, live, openRecorder, post } from '@showroom/api/testing/killable-life';
import { leadOf } from '@showroom/api/testing/kills';
import { onBothEngines } from './scratch-server.ts';
import { summarize } from './statistics.ts';

/** Promise: a lead is stored within this p99, ms, while so many a second come. */
const budgetMs = 30;
const rate = 50;
const seconds = Number(process.argv[2] ?? 30);

/** Sends a lead; ms until its number is there. */
async function send(life: Awaited<ReturnType<typeof live>>, n: number): Promise<number> {
  const began = performance.now();
  const answer = await post(life, 'lead/commit', leadOf(79_000_000_000 + n), {
    'idempotency-key': `bench-of-commits-${n}`,
  });
  if (answer?.status !== 200) throw new Error(`${answer?.status} ${JSON.stringify(answer?.body)}`);
  return performance.now() - began;
}

/** Sends leads at their own times, whatever the ones before are doing: nobody waits for another's request. */
async function sendMany(life: Awaited<ReturnType<typeof live>>, first: number, count: number): Promise<number[]> {
  const began = performance.now();
  const sent: Promise<number>[] = [];
  for (let n = 0; n < count; n += 1) {
    await pause(Math.max(0, began + (n * 1_000) / rate - performance.now()));
    sent.push(send(life, first + n));
  }
  return Promise.all(sent);
}

/**
 * `node tooling/bench/src/lead-commits.ts [30]`: leads at 50 a second for so many seconds over HTTP, with their messages and the
 * dispatcher that sends them, on each database.
 */
try {
  await onBothEngines(async ({ kind, ...place }) => {
    const crm = await openRecorder();
    const life = await live(place, crm.url, {});
    await sendMany(life, 0, 3 * rate);
    const { p50, p95, p99, max } = summarize(await sendMany(life, 3 * rate, seconds * rate));
    await kill(life);
    crm.close();
    const verdict = p99 <= budgetMs ? 'held' : 'BROKEN';
    if (p99 > budgetMs) process.exitCode = 1;
    process.stdout.write(
      `${kind.padEnd(9)} ${seconds * rate} leads at ${rate}/s: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms, load ${loadavg()[0]?.toFixed(1)}; up to ${budgetMs} ms: ${verdict}\n`,
    );
  });
} finally {
  endLives();
}
