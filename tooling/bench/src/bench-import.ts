import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@showroom/api/db/database';
import { startEmbeddedServer } from '@showroom/api/db/embedded-server';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { type ImportSummary, importFeed } from '@showroom/api/feeds/import-feed';
import { keepHeapSmall } from '@showroom/api/feeds/small-heap';
import { seed } from '@showroom/api/seed/seed';
import { feedStream, readModels } from './feed-stream.ts';

/** Promises for 100,000 vehicles on a server: seconds, and growth of this process in MB. */
const budget = { seconds: 60, megabytes: 150 };
const megabyte = 2 ** 20;

type Measured = { name: string; seconds: number; rssGrowthMb: number; feedMb: number; summary: ImportSummary };

/** `atRest`: resident memory of this process before its first import, bytes. */
async function measure(
  database: Database,
  { name, bytes, dryRun = false }: { name: string; bytes: AsyncIterable<Uint8Array>; dryRun?: boolean },
  atRest: number,
): Promise<Measured> {
  let peak = atRest;
  let read = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const start = performance.now();
  const options = { dealer: 'brand-one-sever', dryRun, allowWithdraw: false };
  const summary = await importFeed(database, bytes, options, {
    onProblem: () => {},
    onRead: (size) => {
      read = size;
    },
    onApply: () => {},
  });
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1_000;
  return { name, seconds, rssGrowthMb: (peak - atRest) / megabyte, feedMb: read / megabyte, summary };
}

function print({ name, seconds, rssGrowthMb, feedMb, summary }: Measured): string {
  const { added, changed, unchanged, withdrawn, refused } = summary;
  return `  ${name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s  memory +${rssGrowthMb.toFixed(0).padStart(4)} MB  file ${feedMb.toFixed(0)} MB  added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, refused ${refused}`;
}

/** Takes a large feed in: a dry run, all new, all the same, a tenth of the prices changed. Whether the promises hold. */
export async function benchImport(vehicles: number): Promise<boolean> {
  keepHeapSmall();
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-import-'));
  const server = await startEmbeddedServer({ folder, settings: ['shared_buffers=256MB'] });
  const database = await openDatabase({ url: server.url, dataDir: '' });
  try {
    await migrate(database);
    await seed(database, { vehicles: 1_000, accessories: 100 });
    const models = await readModels(database);
    const results: Measured[] = [];
    const atRest = process.memoryUsage().rss;
    const photos = { from: 'https://photos.example', each: 10 };
    const feed = (raised?: number) => feedStream(models, vehicles, raised, photos);
    const runs = [
      { name: 'first import, rehearsed', bytes: feed(), dryRun: true },
      { name: 'first import', bytes: feed() },
      { name: 'the same file', bytes: feed() },
      { name: 'a tenth costs more', bytes: feed(10) },
    ];
    for (const run of runs) {
      const result = await measure(database, run, atRest);
      results.push(result);
      console.log(print(result));
    }
    const kept = results.every(
      ({ seconds, rssGrowthMb }) => seconds <= budget.seconds && rssGrowthMb <= budget.megabytes,
    );
    const scale = vehicles === 100_000 ? (kept ? 'held' : 'BROKEN') : 'not about this number of vehicles';
    console.log(`  promised for 100,000 vehicles: up to ${budget.seconds} s and +${budget.megabytes} MB: ${scale}`);
    const output = fileURLToPath(new URL('../../../bench-results/', import.meta.url));
    mkdirSync(output, { recursive: true });
    const conditions = { date: new Date().toISOString(), node: process.version, cores: cpus().length, vehicles };
    writeFileSync(
      join(output, `import-${vehicles}.json`),
      `${JSON.stringify({ conditions, budget, results }, null, 2)}\n`,
    );
    return kept || vehicles !== 100_000;
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
