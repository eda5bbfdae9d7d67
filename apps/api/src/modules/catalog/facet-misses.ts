import { facetKeys } from '@showroom/domain/listing';
import type { Coders } from './facet-index.ts';
import type { Segment } from './facet-segment.ts';
import type { ListingRequest } from './listing-request.ts';
import { type FilterName, filterNames, rangeNames } from './listing-result.ts';

/** One bit per filter that can be on. */
export const filterBits = Object.fromEntries(filterNames.map((name, index) => [name, 1 << index])) as Record<
  FilterName,
  number
>;
const conditionBit = 1 << filterNames.length;

/**
 * The filters that a facet's counts look past: its own, and for marks the models too, as choosing another mark
 * gives the models up (`toggleFacet`).
 */
export function ownBits(name: FilterName): number {
  return name === 'mark' ? filterBits.mark | filterBits.model : filterBits[name];
}

function missFacet(misses: Uint32Array, column: Uint16Array, allowed: Uint8Array, bit: number): void {
  for (let row = 0; row < misses.length; row++) {
    if (allowed[column[row] as number] === 0) misses[row] = (misses[row] as number) | bit;
  }
}

function missRange(
  misses: Uint32Array,
  column: Float64Array | Int32Array,
  from: number,
  to: number,
  bit: number,
): void {
  for (let row = 0; row < misses.length; row++) {
    const value = column[row] as number;
    if (value < from || value > to) misses[row] = (misses[row] as number) | bit;
  }
}

function missFlag(misses: Uint32Array, column: Uint8Array, wanted: number, bit: number): void {
  for (let row = 0; row < misses.length; row++) {
    if (column[row] !== wanted) misses[row] = (misses[row] as number) | bit;
  }
}

/**
 * For every row the bits of the filters that it fails; 0 is a hit. A row that fails exactly one filter is what
 * that filter's facet would gain: so one pass answers all disjunctive counts.
 */
export function findMisses(segment: Segment, coders: Coders, request: ListingRequest): Uint32Array {
  const misses = new Uint32Array(segment.length);
  for (const key of facetKeys) {
    const chosen = request.facets[key];
    if (!chosen) continue;
    const allowed = new Uint8Array(coders[key].values.length);
    for (const value of chosen) {
      const number = coders[key].find(value);
      if (number !== undefined) allowed[number] = 1;
    }
    missFacet(misses, segment.facets[key], allowed, filterBits[key]);
  }
  for (const name of rangeNames) {
    const range = request.ranges[name];
    if (range) missRange(misses, segment.ranges[name], range.from, range.to, filterBits[name]);
  }
  if (request.vat) missFlag(misses, segment.vat, 1, filterBits.vat);
  if (request.condition) missFlag(misses, segment.isNew, request.condition === 'new' ? 1 : 0, conditionBit);
  return misses;
}
