import { cityCodes } from '@showroom/domain/city';
import { codesOf, type TransportType, transportTypes } from '@showroom/domain/dictionaries';
import { type FacetKey, facetKeys, flagKeys, sortOrders } from '@showroom/domain/listing';
import { isFacetValue } from '@showroom/domain/listing-values';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, walkedEngines } from '../../db/testing.ts';
import { loadRowDictionary } from './dictionary.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { listFromIndex } from './facet-listing.ts';
import type { ListingRequest } from './listing-request.ts';
import { rangeNames } from './listing-result.ts';
import { listFromSql } from './sql-listing.ts';
import { readStock } from './stock-rows.ts';

const runs = 200;
const vehicles = 2_000;
const kopecks = 100;

const build = async (database: Database) => buildFacetIndex(await loadRowDictionary(database), readStock(database));

/** Values that are met in the stock, with one that is not. */
function valuesOf(index: FacetIndex, key: FacetKey): string[] {
  return [...index.coders[key].values.filter((value) => isFacetValue(key, value)), 'never-heard-of'];
}

function requests(index: FacetIndex): fc.Arbitrary<ListingRequest> {
  const facet = (key: FacetKey) =>
    fc.option(fc.uniqueArray(fc.constantFrom(...valuesOf(index, key)), { minLength: 1, maxLength: 6 }), {
      nil: undefined,
      freq: 3,
    });
  const bounds: Record<(typeof rangeNames)[number], [number, number]> = {
    price: [100_000 * kopecks, 9_000_000 * kopecks],
    year: [2006, 2026],
    mileage: [0, 250_000],
    power: [50, 400],
    volume: [100, 3_000],
  };
  const range = (name: (typeof rangeNames)[number]) => {
    const [min, max] = bounds[name];
    const pair = fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.boolean()).map(([a, b, open]) => ({
      from: Math.min(a, b),
      to: open ? Number.MAX_SAFE_INTEGER : Math.max(a, b),
    }));
    return fc.option(pair, { nil: undefined, freq: 3 });
  };
  const present = <T extends object>(record: T) =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
      [K in keyof T]?: Exclude<T[K], undefined>;
    };
  return fc.record({
    holdingId: fc.constantFrom(1, 1, 2, 3),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant<TransportType>('cars') },
      { weight: 3, arbitrary: fc.constantFrom(...codesOf(transportTypes)) },
    ),
    condition: fc.constantFrom(undefined, 'new' as const, 'used' as const),
    facets: fc
      .record(
        Object.fromEntries(facetKeys.map((key) => [key, facet(key)])) as Record<FacetKey, ReturnType<typeof facet>>,
      )
      .map(present),
    ranges: fc
      .record({
        price: range('price'),
        year: range('year'),
        mileage: range('mileage'),
        power: range('power'),
        volume: range('volume'),
      })
      .map(present),
    flags: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...flagKeys], { minLength: 1 }) },
    ),
    soon: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 4 }),
    size: fc.constantFrom(0, 1, 24, 50),
  }) as fc.Arbitrary<ListingRequest>;
}

/** Most filters of a random request are taken off again: else nothing would ever be found. */
const thinned = (index: FacetIndex) =>
  fc
    .tuple(requests(index), fc.shuffledSubarray([...facetKeys, ...rangeNames], { maxLength: 3 }))
    .map(([request, kept]): ListingRequest => {
      const keep = <T extends object>(record: T) =>
        Object.fromEntries(Object.entries(record).filter(([key]) => kept.some((name) => name === key)));
      return { ...request, facets: keep(request.facets), ranges: keep(request.ranges) };
    });

/** Two of three ask for the visitors of a city, whom something is recommended to. */
const forCities = (asked: fc.Arbitrary<ListingRequest>) =>
  fc
    .tuple(asked, fc.constantFrom(undefined, ...cityCodes))
    .map(([request, city]): ListingRequest => (city ? { ...request, city, sort: 'recommended' } : request));

describe.each(walkedEngines)('facet index on %s', (engine) => {
  let database: Database;
  let index: FacetIndex;

  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles });
    index = await build(database);
  });
  afterAll(() => database.close());

  test.each([
    ['few filters', thinned],
    ['many filters', requests],
  ])('answers every request exactly as the database does: %s', async (_, arbitrary) => {
    await fc.assert(
      fc.asyncProperty(forCities(arbitrary(index)), async (request) => {
        expect(listFromIndex(index, request)).toEqual(await listFromSql(database, request));
      }),
      { numRuns: runs, seed: 20_261_120 },
    );
  });

  test('lists what a search has found exactly as the database does, the best first', async () => {
    const all = (await database.rows('select id from vehicle order by id')).map(([id]) => id as number);
    // Ids of other holdings and types, and one that nobody has, are passed over.
    const found = fc.shuffledSubarray([...all, 2_000_000_000], { minLength: 1, maxLength: 400 });
    const searched = fc.tuple(thinned(index), found).map(([request, among]) => ({ ...request, among }));
    await fc.assert(
      fc.asyncProperty(searched, async (request) => {
        expect(listFromIndex(index, request)).toEqual(await listFromSql(database, request));
      }),
      { numRuns: runs / 2, seed: 20_261_120 },
    );
  });

  test('finds vehicles in most of the random requests, or the comparison would mean little', () => {
    const totals = fc
      .sample(thinned(index), { numRuns: 25 * runs, seed: 20_261_120 })
      .map((request) => listFromIndex(index, request).total);
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(totals.length / 2);
  });

  test('lists what is priced apart from what is on its way, and nothing that is not on sale', async () => {
    const [row] = await database.rows("select count(*), count(price) from vehicle where status = 'on-sale'");
    expect(index.size).toBe(row?.[0]);
    expect(index.size).toBeLessThan(vehicles);
    const ask = {
      facets: {},
      ranges: {},
      flags: [],
      sort: 'recommended',
      page: 1,
      size: 0,
      condition: undefined,
    } as const;
    const total = (soon: boolean) =>
      [1, 2]
        .flatMap((holdingId) => codesOf(transportTypes).map((type) => ({ ...ask, holdingId, type, soon })))
        .reduce((sum, request) => sum + listFromIndex(index, request).total, 0);
    expect(total(false)).toBe(row?.[1]);
    expect(total(true)).toBe(Number(row?.[0]) - Number(row?.[1]));
  });
});
