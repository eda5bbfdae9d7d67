import { type FlagKey, facetKeys, flagKeys } from '@showroom/domain/listing';
import type { FacetIndex } from './facet-index.ts';
import { filterBits, ownBits, type Sifted, siftRows } from './facet-misses.ts';
import type { Segment } from './facet-segment.ts';
import type { ListingRequest } from './listing-request.ts';
import {
  type Bounds,
  emptyCounts,
  type FilterName,
  type ListingResult,
  type ListingSummary,
  noBounds,
  rangeNames,
} from './listing-result.ts';
import { positionOf } from './segment-changes.ts';
import { comparePositions, sortKeys } from './sort-orders.ts';

/** Calls back with every row that a filter's counts look at: the hits, and the rows that fail this filter alone. */
function countColumn({ hits, near, misses }: Sifted, column: Uint16Array, own: number, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let place = 0; place < hits.length; place++) {
    const value = column[hits[place] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  const others = ~own;
  for (let place = 0; place < near.length; place++) {
    const row = near[place] as number;
    if (((misses[row] as number) & others) !== 0) continue;
    const value = column[row] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

function nameCounts(counts: Uint32Array, values: readonly string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number;
    const value = values[number];
    if (count > 0 && value) result.set(value, count);
  }
  return result;
}

function boundsOf({ hits, near, misses }: Sifted, column: Float64Array | Int32Array, own: number): Bounds | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < hits.length; place++) {
    const value = column[hits[place] as number] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const others = ~own;
  for (let place = 0; place < near.length; place++) {
    const row = near[place] as number;
    if (((misses[row] as number) & others) !== 0) continue;
    const value = column[row] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
}

function countNear({ near, misses }: Sifted, own: number): number {
  const others = ~own;
  let count = 0;
  for (let place = 0; place < near.length; place++) {
    if (((misses[near[place] as number] as number) & others) === 0) count += 1;
  }
  return count;
}

function countFlag({ hits, near, misses }: Sifted, flag: Uint8Array, own: number): number {
  const others = ~own;
  let count = 0;
  for (let place = 0; place < hits.length; place++) count += flag[hits[place] as number] as number;
  for (let place = 0; place < near.length; place++) {
    const row = near[place] as number;
    if (((misses[row] as number) & others) === 0) count += flag[row] as number;
  }
  return count;
}

/** Up to this many hits are sorted; of more, the segment's own order is walked until the page is full. */
const sortedUpTo = 1_024;

/** A page in the order in which the search has found the vehicles. */
function pageOfFound(
  segment: Segment,
  { misses }: Sifted,
  request: ListingRequest,
  among: readonly number[],
): number[] {
  const kept = among.filter((id) => {
    const row = positionOf(segment, id);
    return row >= 0 && misses[row] === 0;
  });
  const first = (request.page - 1) * request.size;
  return kept.slice(first, first + request.size);
}

function pageOf(segment: Segment, { hits, misses }: Sifted, request: ListingRequest): number[] {
  const { columns } = segment;
  const first = (request.page - 1) * request.size;
  const toId = (row: number) => columns.ids[row] as number;
  if (first >= hits.length) return [];
  if (hits.length <= sortedUpTo) {
    const { column, descending } = sortKeys[request.sort];
    const sorted = Array.from(hits).sort(comparePositions(columns.sorts[column], columns.ids, descending));
    return sorted.slice(first, first + request.size).map(toId);
  }
  const order = segment.orders[request.sort];
  if (hits.length === order.length) return Array.from(order.subarray(first, first + request.size), toId);
  const ids: number[] = [];
  let toSkip = first;
  for (let place = 0; place < order.length && ids.length < request.size; place++) {
    const row = order[place] as number;
    if (misses[row] !== 0) continue;
    if (toSkip > 0) toSkip -= 1;
    else ids.push(toId(row));
  }
  return ids;
}

/** The filters of a request that are on. */
export function activeFilters(request: ListingRequest): FilterName[] {
  return [
    ...facetKeys.filter((key) => request.facets[key]),
    ...rangeNames.filter((name) => request.ranges[name]),
    ...request.flags,
  ];
}

function emptySummary(active: readonly FilterName[]): ListingSummary {
  return {
    total: 0,
    counts: emptyCounts(),
    bounds: noBounds(),
    flags: { vat: 0, sale: 0, promo: 0 },
    drops: new Map(active.map((name) => [name, 0])),
  };
}

function summarize(
  segment: Segment,
  { coders }: FacetIndex,
  sifted: Sifted,
  active: readonly FilterName[],
  soon: boolean,
): ListingSummary {
  const { columns } = segment;
  const counts = emptyCounts();
  for (const key of facetKeys) {
    const { values } = coders[key];
    counts[key] = nameCounts(countColumn(sifted, columns.facets[key], ownBits(key), values.length), values);
  }
  const bounds = noBounds();
  for (const name of rangeNames) bounds[name] = boundsOf(sifted, columns.ranges[name], filterBits[name]);
  // What is not priced yet has no cheapest and no dearest.
  if (soon) bounds.price = null;
  const flags = {} as Record<FlagKey, number>;
  for (const key of flagKeys) flags[key] = countFlag(sifted, columns.flags[key], filterBits[key]);
  const total = sifted.hits.length;
  return {
    total,
    counts,
    bounds,
    flags,
    drops: new Map(total > 0 ? [] : active.map((name) => [name, countNear(sifted, ownBits(name))])),
  };
}

/** Answers a listing from memory: page, total, all facets. No I/O; under a millisecond on 100,000 vehicles. */
export function listFromIndex(index: FacetIndex, request: ListingRequest): ListingResult {
  const segment = index.segment(request.holdingId, request.type);
  const active = activeFilters(request);
  if (!segment) return { ...emptySummary(active), ids: [] };
  // The bare listings are what most people see and what costs most, as every row counts: counted once per change.
  const plain =
    active.length === 0 && !request.among ? `${request.condition ?? 'any'}${request.soon ? ' soon' : ''}` : undefined;
  const known = plain === undefined ? undefined : segment.summaries.get(plain);
  if (known && request.size === 0) return { ...known, ids: [] };
  const sifted = siftRows(segment, index, request);
  const summary = known ?? summarize(segment, index, sifted, active, request.soon);
  if (plain !== undefined && !known) segment.summaries.set(plain, summary);
  if (request.size === 0) return { ...summary, ids: [] };
  const { among } = request;
  const byRelevance = among && request.sort === 'recommended';
  return {
    ...summary,
    ids: byRelevance ? pageOfFound(segment, sifted, request, among) : pageOf(segment, sifted, request),
  };
}
