import { facetKeys } from '@showroom/domain/listing';
import type { FacetIndex } from './facet-index.ts';
import { filterBits, findMisses, ownBits } from './facet-misses.ts';
import type { Segment } from './facet-segment.ts';
import type { ListingRequest } from './listing-request.ts';
import { type Bounds, emptyCounts, type FilterName, type ListingResult, rangeNames } from './listing-result.ts';

function countValues(
  misses: Uint32Array,
  column: Uint16Array,
  own: number,
  values: readonly string[],
): Map<string, number> {
  const counts = new Uint32Array(values.length);
  const others = ~own;
  for (let row = 0; row < misses.length; row++) {
    if (((misses[row] as number) & others) === 0) {
      const value = column[row] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  const result = new Map<string, number>();
  for (const [number, count] of counts.entries()) {
    const value = values[number];
    if (count > 0 && value) result.set(value, count);
  }
  return result;
}

function boundsOf(misses: Uint32Array, column: Float64Array | Int32Array, own: number): Bounds | null {
  const others = ~own;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < misses.length; row++) {
    if (((misses[row] as number) & others) !== 0) continue;
    const value = column[row] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
}

function countWithin(misses: Uint32Array, own: number): number {
  const others = ~own;
  let count = 0;
  for (let row = 0; row < misses.length; row++) if (((misses[row] as number) & others) === 0) count += 1;
  return count;
}

function countVat(misses: Uint32Array, vat: Uint8Array): number {
  const others = ~filterBits.vat;
  let count = 0;
  for (let row = 0; row < misses.length; row++)
    if (vat[row] === 1 && ((misses[row] as number) & others) === 0) count += 1;
  return count;
}

function pageOf(segment: Segment, misses: Uint32Array, request: ListingRequest): number[] {
  const ids: number[] = [];
  let toSkip = (request.page - 1) * request.size;
  for (const row of segment.orders[request.sort]) {
    if (ids.length === request.size) break;
    if (misses[row] !== 0) continue;
    if (toSkip > 0) toSkip -= 1;
    else ids.push(segment.ids[row] as number);
  }
  return ids;
}

/** The filters of a request that are on. */
export function activeFilters(request: ListingRequest): FilterName[] {
  return [
    ...facetKeys.filter((key) => request.facets[key]),
    ...rangeNames.filter((name) => request.ranges[name]),
    ...(request.vat ? (['vat'] as const) : []),
  ];
}

function emptyListing(request: ListingRequest): ListingResult {
  return {
    total: 0,
    ids: [],
    counts: emptyCounts(),
    bounds: { price: null, year: null, mileage: null, power: null },
    vat: 0,
    drops: new Map(activeFilters(request).map((name) => [name, 0])),
  };
}

/** Answers a listing from memory: page, total, all facets. No I/O; about a millisecond on 100,000 vehicles. */
export function listFromIndex(index: FacetIndex, request: ListingRequest): ListingResult {
  const segment = index.segment(request.holdingId, request.type);
  if (!segment) return emptyListing(request);
  const misses = findMisses(segment, index.coders, request);
  const counts = emptyCounts();
  for (const key of facetKeys) {
    counts[key] = countValues(misses, segment.facets[key], ownBits(key), index.coders[key].values);
  }
  const range = (name: (typeof rangeNames)[number]) => boundsOf(misses, segment.ranges[name], filterBits[name]);
  const total = countWithin(misses, 0);
  return {
    total,
    ids: request.size > 0 ? pageOf(segment, misses, request) : [],
    counts,
    bounds: { price: range('price'), year: range('year'), mileage: range('mileage'), power: range('power') },
    vat: countVat(misses, segment.vat),
    drops: new Map(total > 0 ? [] : activeFilters(request).map((name) => [name, countWithin(misses, ownBits(name))])),
  };
}
