import type { FacetKey } from '@showroom/domain/listing';
import { type Coder, createCoder } from './coder.ts';
import type { Dictionary } from './dictionary.ts';
import { buildSegment, type Segment } from './facet-segment.ts';
import type { StockRow } from './stock-rows.ts';

/** The numbers of each facet's values, shared by all segments. */
export type Coders = Record<FacetKey, Coder>;

/**
 * The listed stock by columns, in memory: a page, all facet counts and the total take one pass. One segment per
 * holding and type, as no query looks at more than one. It is a copy; the database stays the source of truth.
 */
export type FacetIndex = {
  dictionary: Dictionary;
  coders: Coders;
  size: number;
  segment(holdingId: number, type: string): Segment | undefined;
  segments(): Iterable<Segment>;
};

const keyOf = (holdingId: number, type: string) => `${holdingId}:${type}`;

function createCoders(): Coders {
  return {
    mark: createCoder(),
    model: createCoder(),
    bodyType: createCoder(),
    engine: createCoder(),
    gear: createCoder(),
    drive: createCoder(),
    color: createCoder(),
    seats: createCoder(),
    country: createCoder(),
    dealerCity: createCoder(),
    dealer: createCoder(),
  };
}

/** Builds the index from batches of rows that come in the order of their ids. */
export async function buildFacetIndex(
  dictionary: Dictionary,
  batches: AsyncIterable<readonly StockRow[]>,
): Promise<FacetIndex> {
  const coders = createCoders();
  const groups = new Map<string, StockRow[]>();
  let size = 0;
  for await (const batch of batches) {
    size += batch.length;
    for (const row of batch) {
      const key = keyOf(row.holdingId, row.type);
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  const segments = new Map<string, Segment>();
  for (const [key, rows] of groups) segments.set(key, await buildSegment(rows, coders, dictionary));
  return {
    dictionary,
    coders,
    size,
    segment: (holdingId, type) => segments.get(keyOf(holdingId, type)),
    segments: () => segments.values(),
  };
}
