import type { Segment } from '../catalog/facet-segment.ts';
import { comparePositions } from '../catalog/sort-orders.ts';
import { modelsOf, type StockPlace, type VehicleStock } from './vehicle-stock.ts';

/** Vehicles that a query means, best first; a model is a place in the name table. */
export type Found = {
  total: number;
  /** Vehicles of each model. */
  counts: ReadonlyMap<number, number>;
  /** A part of them; of the models that are allowed alone, when told. */
  slice(first: number, size: number, isAllowed?: (model: number) => boolean): StockPlace[];
};

/** The rows of a segment that a query means, in any order, with the step of each: the lower, the better. */
export type Matched = { segment: Segment; models: Int32Array; rows: Uint32Array; steps: Uint16Array };

const within = (model: number, isAllowed: ((model: number) => boolean) | undefined) => isAllowed?.(model) ?? true;

/** A few vehicles in their order. */
export function foundPlaces(stock: VehicleStock, places: readonly StockPlace[]): Found {
  const modelOf = ({ segment, row }: StockPlace) =>
    modelsOf(stock, segment)[segment.columns.combined.build[row] ?? -1] ?? -1;
  const models = places.map(modelOf);
  const counts = new Map<number, number>();
  for (const model of models) counts.set(model, (counts.get(model) ?? 0) + 1);
  return {
    total: places.length,
    counts,
    slice: (first, size, isAllowed) =>
      places.filter((_, at) => within(models[at] ?? -1, isAllowed)).slice(first, first + size),
  };
}

/** Up to this many rows are sorted; of more the segment's order is walked until there are enough. */
const sortedUpTo = 1_024;

/** The recommended first of some rows. */
function recommended(segment: Segment, rows: readonly number[], first: number, size: number): number[] {
  const { columns, orders } = segment;
  if (rows.length <= sortedUpTo)
    return [...rows].sort(comparePositions(columns.sorts.rank, columns.ids, true)).slice(first, first + size);
  const isMeant = new Uint8Array(segment.length);
  for (const row of rows) isMeant[row] = 1;
  const found: number[] = [];
  let toSkip = first;
  for (const row of orders.recommended) {
    if (isMeant[row] === 0) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(row);
    if (found.length === size) break;
  }
  return found;
}

/** Vehicles by step, those of one step by the order of the segments, then the recommended first. */
export function foundRows(parts: readonly Matched[]): Found {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { segment, models, rows } of parts) {
    const byBuild = new Uint32Array(models.length);
    const { build } = segment.columns.combined;
    for (const row of rows) byBuild[build[row] as number] = (byBuild[build[row] as number] as number) + 1;
    for (const [at, count] of byBuild.entries())
      if (count > 0) counts.set(models[at] ?? -1, (counts.get(models[at] ?? -1) ?? 0) + count);
    total += rows.length;
  }
  const slice: Found['slice'] = (first, size, isAllowed) => {
    const allowed = parts.map(({ models }) => Uint8Array.from(models, (model) => Number(within(model, isAllowed))));
    const buckets = new Map<number, number[][]>();
    for (const [part, { segment, rows, steps }] of parts.entries()) {
      const { build } = segment.columns.combined;
      for (const [at, row] of rows.entries()) {
        if (allowed[part]?.[build[row] as number] === 0) continue;
        const step = steps[at] as number;
        let bucket = buckets.get(step);
        if (!bucket) {
          bucket = parts.map(() => []);
          buckets.set(step, bucket);
        }
        bucket[part]?.push(row);
      }
    }
    const places: StockPlace[] = [];
    let toSkip = first;
    for (const [, bucket] of [...buckets].sort(([a], [b]) => a - b))
      for (const [part, rows] of bucket.entries()) {
        const segment = parts[part]?.segment;
        if (toSkip >= rows.length) toSkip -= rows.length;
        else if (segment && places.length < size) {
          for (const row of recommended(segment, rows, toSkip, size - places.length)) places.push({ segment, row });
          toSkip = 0;
        }
      }
    return places;
  };
  return { total, counts, slice };
}
