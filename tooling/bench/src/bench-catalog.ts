import { createCatalogService } from '@showroom/api/catalog/catalog-service';
import { toListingRequest } from '@showroom/api/catalog/listing-request';
import { listFromSql } from '@showroom/api/catalog/sql-listing';
import type { Database } from '@showroom/api/db/database';
import { migrate } from '@showroom/api/db/migrate';
import { seed } from '@showroom/api/seed/seed';
import { type BenchQuery, benchQueries } from './catalog-queries.ts';
import { multiplyStock } from './multiply-stock.ts';
import { processorMs, type Statistics, summarize } from './statistics.ts';

const warmUp = 60;
const measured = 600;
const measuredSql = 40;
/** Above this the stock is copied, not seeded. */
const seededAtMost = 100_000;

export type CatalogBench = {
  engine: string;
  serverVersion: string;
  vehicles: number;
  listed: number;
  seedMs: number;
  indexMs: number;
  /** Page, total and facets as the API answers them; by kind of query and over all of them. */
  catalogue: Record<string, Statistics>;
  /** Of them, what the processor of this process was held for: on a shared machine the rest is waiting for it. */
  processor: Statistics;
  /** The same listing from SQL alone, without the index: what serves while the index is built. Null where it runs into the statement timeout. */
  sqlOnly: Statistics | null;
};

async function timeEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  clock: () => number = () => performance.now(),
): Promise<number[]> {
  const durations: number[] = [];
  for (const item of items) {
    const start = clock();
    await work(item);
    durations.push(clock() - start);
  }
  return durations;
}

function byKind(queries: readonly BenchQuery[], durations: readonly number[]): Record<string, Statistics> {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const of = (kind: string) => durations.filter((_, index) => queries[index]?.kind === kind);
  return { ...Object.fromEntries(kinds.map((kind) => [kind, summarize(of(kind))])), all: summarize(durations) };
}

/** Seeds (once) and measures one database with one client. */
export async function benchCatalog(
  database: Database,
  vehicles: number,
  onProgress: (done: number, total: number) => void,
): Promise<CatalogBench> {
  await migrate(database);
  const seedStart = performance.now();
  const times = Math.max(1, Math.round(vehicles / seededAtMost));
  const { seeded } = await seed(database, { vehicles: Math.min(vehicles, seededAtMost), onProgress });
  if (times > 1) await multiplyStock(database, times);
  const seedMs = seeded ? performance.now() - seedStart : 0;

  const indexStart = performance.now();
  const catalog = createCatalogService(database);
  await catalog.ready();
  const indexMs = performance.now() - indexStart;
  try {
    const { facets } = await catalog.listCatalog({ holdingId: 1, type: 'cars', size: 0 });
    const queries = benchQueries(warmUp + measured, facets);
    await timeEach(queries.slice(0, warmUp), ({ query }) => catalog.listCatalog(query));
    const main = queries.slice(warmUp);
    const durations = await timeEach(main, ({ query }) => catalog.listCatalog(query));
    const processor = await timeEach(main, ({ query }) => catalog.listCatalog(query), processorMs);
    const sqlDurations = await timeEach(queries.slice(0, times > 1 ? 0 : measuredSql), ({ query }) =>
      listFromSql(database, toListingRequest(query)),
    );
    const [version] = await database.rows("select current_setting('server_version')");
    const [listed] = await database.rows("select count(*) from vehicle where status = 'on-sale' and price is not null");
    return {
      engine: database.kind,
      serverVersion: String(version?.[0]),
      vehicles,
      listed: Number(listed?.[0]),
      seedMs,
      indexMs,
      catalogue: byKind(main, durations),
      processor: summarize(processor),
      sqlOnly: sqlDurations.length > 0 ? summarize(sqlDurations) : null,
    };
  } finally {
    await catalog.stop();
  }
}
