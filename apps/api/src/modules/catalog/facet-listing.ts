import { type FlagKey, facetKeys, flagKeys } from '@showroom/domain/listing';
import { mixedByCity } from './city-order.ts';
import type { FacetIndex } from './facet-index.ts';
import { filterBits, ownBits, type Sifted, siftRows } from './facet-misses.ts';
import { type Segment, valueAt } from './facet-segment.ts';
import { boundsOf, countColumn, createTally, nearOf, type Tally } from './facet-tally.ts';
import { activeFilters, type ListingRequest } from './listing-request.ts';
import {
  emptyCounts,
  type FilterName,
  type ListingResult,
  type ListingSummary,
  noBounds,
  rangeNames,
} from './listing-result.ts';
import { hasTrait } from './row-traits.ts';
import { positionOf } from './segment-changes.ts';
import { comparePositions, sortKeys } from './sort-orders.ts';

function nameCounts(counts: Uint32Array, values: readonly string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number;
    const value = values[number];
    if (count > 0 && value) result.set(value, count);
  }
  return result;
}

function countNear(sifted: Sifted, own: number): number {
  const near = nearOf(sifted, own);
  const others = ~own;
  let count = 0;
  for (let place = 0; place < near.length; place++) {
    if (((sifted.misses[near[place] as number] as number) & others) === 0) count += 1;
  }
  return count;
}

/** Vehicles if a switch were on. Those that fail a switch that is on lack it, so the hits are all there is to count. */
function countFlags(tally: Tally): Record<FlagKey, number> {
  const byByte = countColumn(tally, 'traits');
  const flags = {} as Record<FlagKey, number>;
  for (const key of flagKeys)
    flags[key] = byByte.reduce((sum, count, byte) => (hasTrait(byte, key) ? sum + count : sum), 0);
  return flags;
}

/** Up to this many hits are sorted; above, the segment's precomputed order is scanned until the page is full. */
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

function sortHits({ columns }: Segment, hits: Sifted['hits'], request: ListingRequest): number[] {
  const { column, descending } = sortKeys[request.sort];
  return Array.from(hits).sort(comparePositions(columns.sorts[column], columns.ids, descending));
}

/** Hits in the order of a sort, as far as somebody reads. */
function* orderOfHits(segment: Segment, { hits, misses }: Sifted, request: ListingRequest): Generator<number> {
  if (hits.length <= sortedUpTo) yield* sortHits(segment, hits, request);
  else for (const row of segment.orders[request.sort]) if (misses[row] === 0) yield row;
}

function pageOf(index: FacetIndex, segment: Segment, sifted: Sifted, request: ListingRequest): number[] {
  const { columns } = segment;
  const { hits, misses } = sifted;
  const first = (request.page - 1) * request.size;
  const last = first + request.size;
  const toId = (row: number) => columns.ids[row] as number;
  if (first >= hits.length) return [];
  if (request.city && request.sort === 'recommended') {
    const city = index.coders.dealerCity.find(request.city);
    const isOwn = (row: number) => valueAt(segment, 'dealerCity', row) === city;
    return mixedByCity(orderOfHits(segment, sifted, request), isOwn, last)
      .slice(first)
      .map(toId);
  }
  if (hits.length <= sortedUpTo) return sortHits(segment, hits, request).slice(first, last).map(toId);
  const order = segment.orders[request.sort];
  if (hits.length === order.length) return Array.from(order.subarray(first, last), toId);
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

function emptySummary(active: readonly FilterName[]): ListingSummary {
  return {
    total: 0,
    counts: emptyCounts(),
    bounds: noBounds(),
    flags: { vat: 0, sale: 0, promo: 0 },
    drops: new Map(active.map((name) => [name, 0])),
  };
}

function summarize(tally: Tally, active: readonly FilterName[], soon: boolean): ListingSummary {
  const { sifted, index } = tally;
  const counts = emptyCounts();
  for (const key of facetKeys)
    counts[key] = nameCounts(countColumn(tally, key, ownBits(key)), index.coders[key].values);
  const bounds = noBounds();
  for (const name of rangeNames) bounds[name] = boundsOf(tally, name, filterBits[name]);
  // Unpriced vehicles have no price bounds.
  if (soon) bounds.price = null;
  const total = sifted.hits.length;
  return {
    total,
    counts,
    bounds,
    flags: countFlags(tally),
    drops: new Map(total > 0 ? [] : active.map((name) => [name, countNear(sifted, ownBits(name))])),
  };
}

/** Answers a listing from memory: page, total, all facets. No I/O; under a millisecond on 100,000 vehicles. */
export function listFromIndex(index: FacetIndex, request: ListingRequest): ListingResult {
  const segment = index.segment(request.holdingId, request.type);
  const active = activeFilters(request);
  if (!segment) return { ...emptySummary(active), ids: [] };
  // Unfiltered listings are the most popular and the most expensive: computed once per change.
  const scope = request.among ? undefined : `${request.condition ?? 'any'}${request.soon ? ' soon' : ''}`;
  const plain = active.length === 0 ? scope : undefined;
  const known = plain === undefined ? undefined : segment.summaries.get(plain);
  if (known && request.size === 0) return { ...known, ids: [] };
  const sifted = siftRows(segment, index, request);
  const summary = known ?? summarize(createTally(segment, index, sifted, scope), active, request.soon);
  if (plain !== undefined && !known) segment.summaries.set(plain, summary);
  if (request.size === 0) return { ...summary, ids: [] };
  const { among } = request;
  const byRelevance = among && request.sort === 'recommended';
  return {
    ...summary,
    ids: byRelevance ? pageOfFound(segment, sifted, request, among) : pageOf(index, segment, sifted, request),
  };
}
