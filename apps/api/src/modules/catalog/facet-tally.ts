import { type Counted, type GroupName, groupOf, type Histograms } from './combinations.ts';
import type { FacetIndex } from './facet-index.ts';
import { othersOf, type Sifted } from './facet-misses.ts';
import type { Segment } from './facet-segment.ts';
import { type Bounds, type RangeName, zeroMeansNone } from './listing-result.ts';
import { hasTrait, traitCombinations } from './row-traits.ts';

function addRows(counts: Uint32Array, column: Uint32Array, rows: Uint32Array, step: number): void {
  for (let place = 0; place < rows.length; place++) {
    const combination = column[rows[place] as number] as number;
    counts[combination] = (counts[combination] as number) + step;
  }
}

function countCombinations(segment: Segment, rows: Uint32Array, step: 1 | -1, from?: Histograms): Histograms {
  const count = (name: GroupName) => {
    const counts = from ? from[name].slice() : new Uint32Array(segment.combinations[name].numbers.size);
    addRows(counts, segment.columns.combined[name], rows, step);
    return counts;
  };
  return { build: count('build'), single: count('single') };
}

/** The rows near a filter: those that fail it alone. None where it is not on, and then nobody looks for them. */
export const nearOf = ({ near, on }: Sifted, own: number): Uint32Array => ((on & own) === 0 ? noRows : near);
const noRows = new Uint32Array(0);

/** Aggregates of a request's hits. */
export type Tally = { segment: Segment; index: FacetIndex; sifted: Sifted; histograms: Histograms };

/**
 * Counts the hits the cheaper way: directly, or as all candidates minus the misses.
 * @param scope cache key of the candidates' totals; undefined when they are not reusable.
 */
export function createTally(segment: Segment, index: FacetIndex, sifted: Sifted, scope: string | undefined): Tally {
  const { hits, misses } = sifted;
  if (scope === undefined || hits.length * 2 <= misses.length)
    return { segment, index, sifted, histograms: countCombinations(segment, hits, 1) };
  const others = othersOf(sifted);
  let all = segment.plains.get(scope);
  if (!all) {
    all = countCombinations(segment, others, 1, countCombinations(segment, hits, 1));
    segment.plains.set(scope, all);
  }
  return { segment, index, sifted, histograms: countCombinations(segment, others, -1, all) };
}

/** Listed rows of a segment by the combination of their build; counted once a change. */
export function listedBuilds(segment: Segment): Uint32Array {
  const known = segment.plains.get('any');
  if (known) return known.build;
  const { columns, combinations, length } = segment;
  const isListed = combinations.single.values.traits?.map((byte) => !hasTrait(byte, 'dead') && !hasTrait(byte, 'soon'));
  const rows = new Uint32Array(length);
  let count = 0;
  for (let row = 0; row < length; row++) {
    rows[count] = row;
    count += Number(isListed?.[columns.combined.single[row] as number]);
  }
  const all = countCombinations(segment, rows.subarray(0, count), 1);
  segment.plains.set('any', all);
  return all.build;
}

/** How many rows there are of each number in a column: of the hits, and of those that fail the filter `own` alone. */
export function countColumn({ segment, index, sifted, histograms }: Tally, key: Counted, own = 0): Uint32Array {
  const group = groupOf(key);
  const values = segment.combinations[group].values[key] ?? [];
  const histogram = histograms[group];
  const counts = new Uint32Array(key === 'traits' ? traitCombinations : index.coders[key].values.length);
  for (let combination = 0; combination < histogram.length; combination++) {
    const value = values[combination] as number;
    counts[value] = (counts[value] as number) + (histogram[combination] as number);
  }
  const near = nearOf(sifted, own);
  const column = segment.columns.combined[group];
  for (let place = 0; place < near.length; place++) {
    const row = near[place] as number;
    if (((sifted.misses[row] as number) & ~own) !== 0) continue;
    const value = values[column[row] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/** Orders that run along a range, the smallest first or last. */
const ordersOf = { price: 'price-asc', year: 'year-desc', mileage: 'mileage-asc' } as const;
/** Minimum of hits for scanning an order from its ends, and the steps after which the scan gives up. */
const walked = { hits: 4_096, steps: 4_096 };

/** The first value of an order, from its start or its end, whose row fails nothing but `own`. */
function walk(order: Uint32Array, misses: Uint32Array, own: number, fromEnd: boolean): number {
  const steps = Math.min(order.length, walked.steps);
  for (let step = 0; step < steps; step++) {
    const row = order[fromEnd ? order.length - 1 - step : step] as number;
    if (((misses[row] as number) & ~own) === 0) return row;
  }
  return -1;
}

function walkBounds({ segment, sifted }: Tally, name: keyof typeof ordersOf, own: number): Bounds | undefined {
  const order = segment.orders[ordersOf[name]];
  const column = segment.columns.ranges[name];
  const ends = [walk(order, sifted.misses, own, false), walk(order, sifted.misses, own, true)];
  if (ends.includes(-1)) return undefined;
  const [a = 0, b = 0] = ends.map((row) => column[row] as number);
  return { min: Math.min(a, b), max: Math.max(a, b) };
}

/** The smallest and the largest of a range among the hits and those that fail `own` alone; null when there are none. */
export function boundsOf(tally: Tally, name: RangeName, own: number): Bounds | null {
  const { segment, sifted } = tally;
  const { hits, misses } = sifted;
  const found =
    hits.length > walked.hits && Object.hasOwn(ordersOf, name)
      ? walkBounds(tally, name as keyof typeof ordersOf, own)
      : undefined;
  if (found) return found;
  const column = segment.columns.ranges[name];
  const least = zeroMeansNone.has(name) ? 1 : Number.NEGATIVE_INFINITY;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < hits.length; place++) {
    const value = column[hits[place] as number] as number;
    if (value < min && value >= least) min = value;
    if (value > max) max = value;
  }
  const near = nearOf(sifted, own);
  for (let place = 0; place < near.length; place++) {
    const row = near[place] as number;
    if (((misses[row] as number) & ~own) !== 0) continue;
    const value = column[row] as number;
    if (value < min && value >= least) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
}
