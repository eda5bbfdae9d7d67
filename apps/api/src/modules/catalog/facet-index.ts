import { facetKeys } from '@showroom/domain/listing';
import { type Coders, createCoder } from './coder.ts';
import type { RowDictionary } from './dictionary.ts';
import { buildSegment, type Segment } from './facet-segment.ts';
import { changeSegment } from './segment-changes.ts';
import type { StockRow } from './stock-rows.ts';

/**
 * The listed stock by columns, in memory: a page, all facet counts and the total take one pass. One segment per
 * holding and type, as no query looks at more than one. It is a copy; the database stays the source of truth.
 */
export type FacetIndex = {
  dictionary: RowDictionary;
  coders: Coders;
  /** Vehicles that are listed. */
  readonly size: number;
  /** Share of dead rows (no longer in stock, not yet removed). */
  readonly deadShare: number;
  segment(holdingId: number, type: string): Segment | undefined;
  segments(): Iterable<Segment>;
  /** Takes in vehicles that may have changed: all `ids`, and those of them that are listed now. */
  change(ids: readonly number[], rows: readonly StockRow[]): Promise<void>;
};

const keyOf = (holdingId: number, type: string) => `${holdingId}:${type}`;

function groupRows(rows: Iterable<StockRow>, groups = new Map<string, StockRow[]>()): Map<string, StockRow[]> {
  for (const row of rows) {
    const key = keyOf(row.holdingId, row.type);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const byId = (a: StockRow, b: StockRow) => a.id - b.id;

/** Builds the index from batches of rows that come in the order of their ids. */
export async function buildFacetIndex(
  dictionary: RowDictionary,
  batches: AsyncIterable<readonly StockRow[]>,
): Promise<FacetIndex> {
  const coders = Object.fromEntries([...facetKeys, 'text'].map((key) => [key, createCoder()])) as Coders;
  const groups = new Map<string, StockRow[]>();
  for await (const batch of batches) groupRows(batch, groups);
  const segments = new Map<string, Segment>();
  for (const [key, rows] of groups) {
    segments.set(key, await buildSegment(rows, coders, dictionary));
    groups.delete(key);
  }
  const sum = (read: (segment: Segment) => number) => [...segments.values()].reduce((all, one) => all + read(one), 0);
  return {
    dictionary,
    coders,
    get size() {
      return sum(({ length, deadCount }) => length - deadCount);
    },
    get deadShare() {
      return (
        sum(({ deadCount }) => deadCount) /
        Math.max(
          1,
          sum(({ length }) => length),
        )
      );
    },
    segment: (holdingId, type) => segments.get(keyOf(holdingId, type)),
    segments: () => segments.values(),
    async change(ids, rows) {
      const changed = groupRows(rows);
      for (const [key, segment] of segments) {
        changeSegment(segment, ids, changed.get(key) ?? [], coders, dictionary);
        changed.delete(key);
      }
      for (const [key, fresh] of changed) segments.set(key, await buildSegment(fresh.sort(byId), coders, dictionary));
    },
  };
}
