import { loadavg } from 'node:os';
import { createCatalogService } from '@showroom/api/catalog/catalog-service';
import { migrate } from '@showroom/api/db/migrate';
import { openDatabase } from '@showroom/api/db/open-database';
import { createSearchService } from '@showroom/api/search/search-service';
import { createRandom } from '@showroom/api/seed/random';
import { seed } from '@showroom/api/seed/seed';
import { findShelf } from '@showroom/api/store/find-shelf';
import { readShopFacts } from '@showroom/api/store/shop-facts';
import type { StoreAsk } from '@showroom/api-contract/store';
import { onPostgres } from './scratch-server.ts';
import { summarize } from './statistics.ts';

const accessories = Number(process.argv[2] ?? 20_000);
const shelves = 3_000;
const warmUp = 300;
/** Promise of a shelf (items in order, total, all facets), p99 in ms, one client. */
const budgetMs = 5;

/** `node tooling/bench/src/store-shelves.ts [20000]`: random shelves over so many goods; fails above the promise. */
await onPostgres(async (place) => {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    await seed(database, { vehicles: 50, accessories });
    const catalog = createCatalogService(database);
    const service = createSearchService(database, catalog.stock);
    try {
      const goods = await service.goods();
      const facts = await readShopFacts(database);
      const random = createRandom(1);
      const models = [...facts.models.values()];
      const roots = [...goods.categories.values()];
      const brands = [...goods.brands.values()];
      const maybe = <T>(chance: number, value: T) => (random.chance(chance) ? value : undefined);
      const times: number[] = [];
      /** What of a processor each took, ms: on a busy machine the time says what the others do. */
      const spent: number[] = [];
      for (let turn = 0; turn < shelves + warmUp; turn += 1) {
        const category = maybe(0.7, random.pick(roots));
        const model = maybe(0.3, random.pick(models));
        const ask: StoreAsk = {
          holdingId: random.int(1, 2),
          shop: category?.shop ?? random.pick(['store', 'parts'] as const),
          brand: maybe(0.3, [random.pick(brands).code, random.pick(brands).code]),
          priceFrom: maybe(0.3, random.int(100, 5_000)),
          sale: maybe(0.2, '1' as const),
          mark: model && facts.marks.get(model.markId)?.code,
          model: model?.code,
          sort: random.pick(['popular', 'price-asc', 'discount', 'newest'] as const),
        };
        const busy = process.cpuUsage();
        const began = performance.now();
        findShelf(goods, facts, ask, { categoryId: category?.id, among: undefined });
        const took = performance.now() - began;
        if (turn < warmUp) continue;
        times.push(took);
        const { user, system } = process.cpuUsage(busy);
        spent.push((user + system) / 1_000);
      }
      const cpu = summarize(spent);
      const { p50, p95, p99, max } = summarize(times);
      const [mid, high, last, most] = [p50, p95, p99, max].map((ms) => ms.toFixed(2));
      process.stdout.write(
        `${shelves} shelves over ${goods.items.length} goods, load ${loadavg()[0]?.toFixed(1)}: p50 ${mid}, p95 ${high}, p99 ${last}, max ${most} ms; of processor p50 ${cpu.p50.toFixed(2)}, p99 ${cpu.p99.toFixed(2)} ms\n`,
      );
      if (p99 > budgetMs) process.exitCode = 1;
    } finally {
      await Promise.all([service.stop(), catalog.stop()]);
    }
  } finally {
    await database.close();
  }
});
