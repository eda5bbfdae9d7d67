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

/** Page, facets and search of the whole stock on both engines; the figures are kept as a file. */
async function benchCatalogues(): Promise<boolean> {
  mkdirSync(dataFolder, { recursive: true });
  const results = [await benchPostgres(), await benchOn(() => openDatabase({ dataDir: `${dataFolder}embedded` }))];
  mkdirSync(resultsFolder, { recursive: true });
  const file = `${resultsFolder}catalogue-${vehicles}.json`;
  writeFileSync(
    file,
    `${JSON.stringify({ conditions: conditions(), budgetP99Ms: budgetMs, searchBudgetMs, results }, null, 2)}\n`,
  );
  console.log(`Written: ${file}`);
  return results.every(
    ({ search, ...bench }) =>
      catalogueVerdict(bench, budgetMs) !== 'broken' && searchVerdict(search, searchBudgetMs) !== 'broken',
  );
}

type Bench = { about: string; run: (given: readonly string[]) => boolean | Promise<boolean> };

/** Each loads what it needs alone. */
const benches: Readonly<Record<string, Bench>> = {
  catalogue: { about: 'page, facets and search of SEED_VEHICLES (100000), on both databases', run: benchCatalogues },
  rules: {
    about: 'tests that judge milliseconds',
    run: async () => (await import('./bench-rules.ts')).benchRules() === 0,
  },
  import: {
    about: 'a file of SEED_VEHICLES, new, known and a tenth dearer',
    run: async () => (await import('./bench-import.ts')).benchImport(vehicles),
  },
  visitors: {
    about: '40 visitors after a price change',
    run: async () => (await import('./bench-visitors.ts')).benchVisitors(),
  },
  browsing: {
    about: 'pages while a file is imported: [vehicles] [site and data folder of a house that stands]',
    run: async ([count = '20000', site, dataDir]) => {
      const { benchBrowsing } = await import('./bench-browsing.ts');
      return benchBrowsing(Number(count), site && dataDir ? { site, dataDir } : undefined);
    },
  },
  memory: {
    about: 'what API and shells hold after 1,000 visits',
    run: async () => (await import('./bench-memory.ts')).benchMemory(),
  },
  photos: {
    about: 'a first delivery of photos: [how many] [pictures to take them from]',
    run: async ([photos = '20000', ...pictures]) =>
      (await import('./bench-photos.ts')).benchPhotos(Number(photos), pictures),
  },
};

const usage = Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}\n`)
  .join('');

const [name = 'catalogue', ...given] = process.argv.slice(2);
const bench = benches[name];
if (bench) process.exit((await bench.run(given)) ? 0 : 1);
const isAsked = name === '--help' || name === 'help';
process[isAsked ? 'stdout' : 'stderr'].write(
  `${isAsked ? '' : `No bench is called ${name}.\n`}pnpm bench [name], catalogue unless told:\n${usage}`,
);
process.exit(isAsked ? 0 : 1);
