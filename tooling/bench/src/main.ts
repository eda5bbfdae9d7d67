import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@showroom/api/db/database';
import { startEmbeddedServer } from '@showroom/api/db/embedded-server';
import { openDatabase } from '@showroom/api/db/open-database';
import { benchCatalog, type CatalogBench } from './bench-catalog.ts';
import { benchSearch, type SearchBench } from './bench-search.ts';
import { vehicles } from './env.ts';
import { catalogueVerdict, printBench } from './print-bench.ts';
import { printSearch, searchVerdict } from './print-search.ts';

/** Promise of the catalogue query (page, total, all facets), p99 in ms, one client, on either engine. */
const budgetMs = vehicles > 100_000 ? 12 : 2;

/** Promise of search-as-you-type with 20,000 accessories, p99 in ms. */
const searchBudgetMs = vehicles > 100_000 ? 40 : 20;

const root = new URL('../../../', import.meta.url);
const dataFolder = fileURLToPath(new URL(`.data/bench/${vehicles}/`, root));
const resultsFolder = fileURLToPath(new URL('bench-results/', root));

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r  loading ${Math.round((100 * done) / total)} %${done === total ? '\r\u001b[K' : ''}`);
}

async function benchOn(open: () => Promise<Database>): Promise<CatalogBench & { search: SearchBench }> {
  const database = await open();
  try {
    const bench = await benchCatalog(database, vehicles, showProgress);
    console.log(printBench(bench, budgetMs));
    const search = await benchSearch(database);
    console.log(printSearch(search, searchBudgetMs));
    return { ...bench, search };
  } finally {
    await database.close();
  }
}

/** Root's server runs as `nobody`, who may not be able to reach into the checkout. */
const serverFolder = process.getuid?.() === 0 ? join(tmpdir(), `showroom-bench-${vehicles}`) : `${dataFolder}server`;

async function benchPostgres() {
  const server = await startEmbeddedServer({ folder: serverFolder, settings: ['shared_buffers=256MB'] });
  try {
    return await benchOn(() => openDatabase({ url: server.url, dataDir: '' }));
  } finally {
    await server.stop();
  }
}

function conditions() {
  const [first] = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    system: `${process.platform} ${release()} ${process.arch}`,
    processor: first?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    clients: 1,
    vehicles,
  };
}

if (process.argv[2] === 'rules') {
  const { benchRules } = await import('./bench-rules.ts');
  process.exit(benchRules());
}
if (process.argv[2] === 'import') {
  const { benchImport } = await import('./bench-import.ts');
  process.exit((await benchImport(vehicles)) ? 0 : 1);
}
if (process.argv[2] === 'visitors') {
  const { benchVisitors } = await import('./bench-visitors.ts');
  process.exit((await benchVisitors()) ? 0 : 1);
}
if (process.argv[2] === 'browsing') {
  const { benchBrowsing } = await import('./bench-browsing.ts');
  const [count = '20000', site, dataDir] = process.argv.slice(3);
  const standing = site && dataDir ? { site, dataDir } : undefined;
  process.exit((await benchBrowsing(Number(count), standing)) ? 0 : 1);
}
if (process.argv[2] === 'memory') {
  const { benchMemory } = await import('./bench-memory.ts');
  process.exit((await benchMemory()) ? 0 : 1);
}
if (process.argv[2] === 'photos') {
  const { benchPhotos } = await import('./bench-photos.ts');
  const [photos = '20000', ...pictures] = process.argv.slice(3);
  process.exit((await benchPhotos(Number(photos), pictures)) ? 0 : 1);
}
mkdirSync(dataFolder, { recursive: true });
const results = [await benchPostgres(), await benchOn(() => openDatabase({ dataDir: `${dataFolder}embedded` }))];
mkdirSync(resultsFolder, { recursive: true });
const file = `${resultsFolder}catalogue-${vehicles}.json`;
writeFileSync(
  file,
  `${JSON.stringify({ conditions: conditions(), budgetP99Ms: budgetMs, searchBudgetMs, results }, null, 2)}\n`,
);
console.log(`Written: ${file}`);
const isBroken = ({ search, ...bench }: (typeof results)[number]) =>
  catalogueVerdict(bench, budgetMs) === 'broken' || searchVerdict(search, searchBudgetMs) === 'broken';
process.exitCode = results.some(isBroken) ? 1 : 0;
