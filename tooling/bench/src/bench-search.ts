import { createCatalogService } from '@showroom/api/catalog/catalog-service';
import type { Database } from '@showroom/api/db/database';
import { vinSql } from '@showroom/api/search/queries';
import { searchCases } from '@showroom/api/search/search-cases';
import { createSearchService, type SearchService } from '@showroom/api/search/search-service';
import { processorMs, type Statistics, summarize } from './statistics.ts';

/** Keystrokes before the measured ones: the engine warms up as it does in a running API. */
const warmUp = 400;

export type SearchBench = {
  engine: string;
  vehicles: number;
  accessories: number;
  copyMs: number;
  /** Every keystroke of every query of the relevance table, as the API answers it. */
  typing: Statistics;
  /** Of them, what the processor was held for: on a shared machine the rest is waiting for it. */
  typingProcessor: Statistics;
  /** Whole queries, and codes: a VIN, which asks the database, and an article. */
  whole: Statistics;
  codes: Statistics;
  codesProcessor: Statistics;
  /** What EXPLAIN says of the look-ups in the database, and whether each goes by its index. */
  plans: { name: string; index: string; usesIndex: boolean; plan: string[] }[];
};

function keystrokes(): string[] {
  return searchCases.flatMap(({ query }) =>
    [...query].map((_, place) => query.slice(0, place + 1)).filter((text) => text.trim() !== ''),
  );
}

async function time(
  service: SearchService,
  queries: readonly string[],
  clock: () => number = () => performance.now(),
): Promise<number[]> {
  const durations: number[] = [];
  for (const [place, query] of queries.entries()) {
    const start = clock();
    await service.search({ holdingId: place % 3 === 0 ? 2 : 1, query });
    durations.push(clock() - start);
  }
  return durations;
}

async function explain(database: Database, name: string, index: string, sql: string, params: unknown[]) {
  const plan = (await database.rows(`explain ${sql}`, params)).flat().map(String);
  return { name, index, usesIndex: plan.some((line) => line.includes(index)), plan };
}

/** Measures search-as-you-type with one client on a seeded database. */
export async function benchSearch(database: Database): Promise<SearchBench> {
  const start = performance.now();
  const catalog = createCatalogService(database);
  const service = createSearchService(database, catalog.stock);
  await service.ready();
  const copyMs = performance.now() - start;
  try {
    const count = async (table: string) => Number((await database.rows(`select count(*) from ${table}`))[0]?.[0]);
    const column = async (sql: string) => (await database.rows(sql)).map(([value]) => String(value));
    const vins = await column('select vin from vehicle where id % 997 = 0 order by id limit 60');
    const articles = await column('select part_code from accessory where id % 211 = 0 order by id limit 60');
    const codes = [...vins, ...vins.map((vin) => vin.slice(-6)), ...articles];
    const typed = keystrokes();
    await time(service, typed.slice(0, warmUp));
    return {
      engine: database.kind,
      vehicles: await count('vehicle'),
      accessories: await count('accessory'),
      copyMs,
      typing: summarize(await time(service, typed)),
      typingProcessor: summarize(await time(service, typed, processorMs)),
      whole: summarize(
        await time(
          service,
          searchCases.map(({ query }) => query),
        ),
      ),
      codes: summarize(await time(service, codes)),
      codesProcessor: summarize(await time(service, codes, processorMs)),
      plans: [await explain(database, 'VIN', 'vehicle_vin_tail', vinSql, ['654321%', 1])],
    };
  } finally {
    await Promise.all([service.stop(), catalog.stop()]);
  }
}
