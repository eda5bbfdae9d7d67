import { createRandom, type Random } from '@showroom/api/seed/random';
import type { CatalogQuery, Facets } from '@showroom/api-contract/catalog';
import { type FacetKey, facetKeys, sortOrders } from '@showroom/domain/listing';

type QueryKind = 'unfiltered' | 'one filter' | 'two to four filters' | 'deep page' | 'sorted';
export type BenchQuery = { kind: QueryKind; query: CatalogQuery };

const kinds: readonly QueryKind[] = ['unfiltered', 'one filter', 'two to four filters', 'deep page', 'sorted'];
const deepestPage = 400;

function addFacet(random: Random, facets: Facets, query: CatalogQuery, key: FacetKey): void {
  const met = facets.values[key].filter(({ count }) => count > 0);
  if (met.length === 0) return;
  const values = new Set([random.pick(met).value]);
  if (random.chance(0.4)) values.add(random.pick(met).value);
  query[key] = [...values];
}

function addRange(random: Random, query: CatalogQuery): void {
  const from = random.int(3, 30) * 100_000;
  const choices: (() => void)[] = [
    () => Object.assign(query, { priceFrom: from, priceTo: from + random.int(5, 40) * 100_000 }),
    () => Object.assign(query, { yearFrom: random.int(2012, 2024) }),
    () => Object.assign(query, { mileageTo: random.int(20, 150) * 1_000 }),
    () => Object.assign(query, { powerFrom: random.int(90, 180) }),
  ];
  random.pick(choices)();
}

function addFilters(random: Random, facets: Facets, query: CatalogQuery, count: number): void {
  for (let added = 0; added < count; added++) {
    if (random.chance(0.35)) addRange(random, query);
    else addFacet(random, facets, query, random.pick(facetKeys));
  }
}

/** The same varied queries on every run and every engine, each kind in turn. `facets`: what the stock offers. */
export function benchQueries(count: number, facets: Facets): BenchQuery[] {
  const random = createRandom(42);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'unfiltered';
    const query: CatalogQuery = { holdingId: random.chance(0.7) ? 1 : 2, type: 'cars' };
    if (random.chance(0.6)) query.condition = random.pick(['new', 'used']);
    if (kind === 'one filter') addFilters(random, facets, query, 1);
    if (kind === 'two to four filters') addFilters(random, facets, query, random.int(2, 4));
    if (kind === 'deep page') query.page = random.int(50, deepestPage);
    if (kind === 'sorted') {
      query.sort = random.pick(sortOrders);
      addFilters(random, facets, query, random.int(0, 2));
    }
    return { kind, query };
  });
}
