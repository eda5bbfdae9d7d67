import { facetKeys, flagKeys } from '@showroom/domain/listing';
import type { Coder } from './coder.ts';
import type { FacetIndex } from './facet-index.ts';
import type { Segment } from './facet-segment.ts';
import type { ListingRequest } from './listing-request.ts';
import { type FilterName, filterNames, rangeNames } from './listing-result.ts';
import { positionOf } from './segment-changes.ts';

/** One bit per filter that can be on. */
export const filterBits = Object.fromEntries(filterNames.map((name, index) => [name, 1 << index])) as Record<
  FilterName,
  number
>;
const conditionBit = 1 << filterNames.length;
const soonBit = conditionBit << 1;
const deadBit = conditionBit << 2;
const notFoundBit = conditionBit << 3;

/**
 * The filters that a facet's counts look past: its own, and for marks the models too, as choosing another mark
 * gives the models up (`toggleFacet`).
 */
export function ownBits(name: FilterName): number {
  return name === 'mark' ? filterBits.mark | filterBits.model : filterBits[name];
}

const pairBits = filterBits.mark | filterBits.model;

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

/** The numbers of the given values that are known. */
function allowedOf(coder: Coder, values: Iterable<string>): Uint8Array {
  const allowed = new Uint8Array(coder.values.length);
  for (const value of values) {
    const number = coder.find(value);
    if (number !== undefined) allowed[number] = 1;
  }
  return allowed;
}

/** Models narrow their own mark alone: with BMW and Toyota chosen, Camry leaves every BMW in the list. */
function missModels(misses: Uint32Array, segment: Segment, index: FacetIndex, chosen: readonly string[]): void {
  const { mark, model } = segment.columns.facets;
  const { coders, dictionary } = index;
  const allowed = allowedOf(coders.model, chosen);
  const owners = [...dictionary.models.values()].filter(
    ({ code, type }) => type === segment.type && chosen.includes(code),
  );
  const narrowed = allowedOf(
    coders.mark,
    owners.map(({ markCode }) => markCode),
  );
  for (let row = 0; row < misses.length; row++) {
    if (allowed[model[row] as number] === 0 && narrowed[mark[row] as number] === 1) {
      misses[row] = (misses[row] as number) | filterBits.model;
    }
  }
}

/** Rows of the vehicles that a search has found. */
function foundRows(segment: Segment, among: readonly number[]): Uint8Array {
  const found = new Uint8Array(segment.length);
  for (const id of among) {
    const row = positionOf(segment, id);
    if (row >= 0) found[row] = 1;
  }
  return found;
}

/** Room for one pass, kept between requests: a pass never waits, so no two of them meet. */
let scratch = { misses: new Uint32Array(0), hits: new Uint32Array(0), near: new Uint32Array(0) };

function scratchFor(length: number): typeof scratch {
  if (scratch.misses.length < length) {
    const create = () => new Uint32Array(length);
    scratch = { misses: create(), hits: create(), near: create() };
  }
  return scratch;
}

/**
 * For every row the bits of the filters that it fails; 0 is a hit. A row that fails exactly one filter is what
 * that filter's facet would gain: so one pass answers all disjunctive counts. Valid until the next call.
 */
function findMisses(segment: Segment, index: FacetIndex, request: ListingRequest): Uint32Array {
  const { columns, length } = segment;
  const { coders } = index;
  const misses = scratchFor(length).misses.subarray(0, length).fill(0);
  if (segment.deadCount > 0) missFlag(misses, columns.dead, 0, deadBit);
  for (const key of facetKeys) {
    const chosen = request.facets[key];
    if (!chosen) continue;
    if (key === 'model' && request.facets.mark) missModels(misses, segment, index, chosen);
    else missFacet(misses, columns.facets[key], allowedOf(coders[key], chosen), filterBits[key]);
  }
  for (const name of rangeNames) {
    const range = request.ranges[name];
    if (range) missRange(misses, columns.ranges[name], range.from, range.to, filterBits[name]);
  }
  for (const key of flagKeys) if (request.flags.includes(key)) missFlag(misses, columns.flags[key], 1, filterBits[key]);
  missFlag(misses, columns.soon, request.soon ? 1 : 0, soonBit);
  if (request.condition) missFlag(misses, columns.isNew, request.condition === 'new' ? 1 : 0, conditionBit);
  if (request.among) missFlag(misses, foundRows(segment, request.among), 1, notFoundBit);
  return misses;
}

/** What a request finds, as positions in the order of the rows. All of it is valid until the next request. */
export type Sifted = {
  misses: Uint32Array;
  hits: Uint32Array;
  /** Rows that some facet would gain if its own choice were not made. */
  near: Uint32Array;
};

/** Sifts the rows of a segment. Most rows fail several filters and are never looked at again. */
export function siftRows(segment: Segment, index: FacetIndex, request: ListingRequest): Sifted {
  const misses = findMisses(segment, index, request);
  const { hits, near } = scratch;
  let hitCount = 0;
  let nearCount = 0;
  for (let row = 0; row < misses.length; row++) {
    const missed = misses[row] as number;
    if (missed === 0) hits[hitCount++] = row;
    else if (missed < conditionBit && ((missed & (missed - 1)) === 0 || (missed & ~pairBits) === 0)) {
      near[nearCount++] = row;
    }
  }
  return { misses, hits: hits.subarray(0, hitCount), near: near.subarray(0, nearCount) };
}
