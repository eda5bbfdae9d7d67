import type { Segment } from '../../catalog/facet-segment.ts';
import { comparePositions, sortKeys } from '../../catalog/sort-orders.ts';
import type { SearchOrder } from '../words/read-order.ts';
import { modelsOf, type StockPlace, type VehicleStock } from './vehicle-stock.ts';

/** Vehicles that a query means, best first; a model is a place in the name table. */
export type Found = {
  total: number;
  /** Vehicles of each model. */
  counts: ReadonlyMap<number, number>;
  /** A part of them; of the models that are allowed alone, when told. */
  slice(first: number, size: number, isAllowed?: (model: number) => boolean): StockPlace[];
};

/** The rows of a segment that a query means, by number, with the step of each: the lower, the better. */
export type Matched = { segment: Segment; models: Int32Array; rows: Uint32Array; steps: Uint16Array };

const within = (model: number, isAllowed: ((model: number) => boolean) | undefined) => isAllowed?.(model) ?? true;

/** Vehicles once each, where they came first. */
export function withoutRepeats(places: readonly StockPlace[]): StockPlace[] {
  const seen = new Map<StockPlace['segment'], Set<number>>();
  return places.filter(({ segment, row }) => {
    const rows = seen.get(segment) ?? new Set();
    seen.set(segment, rows);
    return rows.size < rows.add(row).size;
  });
}

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

/** No row has so late a step. */
const notMeant = 0xffff;
/** The step of each row of a segment; reused, as an order is walked synchronously. */
let stepOfRow = new Uint16Array(0);
let marked: Matched | undefined;

/** Steps by row: an order is walked over up to a million rows, too many for a search in the list of each. */
function stepsByRow(part: Matched): Uint16Array {
  if (part === marked) return stepOfRow;
  const { segment, rows, steps } = part;
  if (stepOfRow.length < segment.length) stepOfRow = new Uint16Array(segment.length);
  stepOfRow.fill(notMeant, 0, segment.length);
  for (let place = 0; place < rows.length; place++) stepOfRow[rows[place] as number] = steps[place] as number;
  marked = part;
  return stepOfRow;
}

/** Some of the `count` rows of a step, in an order, of the combinations that are allowed. */
function inOrder(
  part: Matched,
  step: number,
  allowed: Uint8Array | undefined,
  order: SearchOrder,
  count: number,
  first: number,
  size: number,
): number[] {
  const { segment, rows, steps } = part;
  const { columns, orders } = segment;
  const { build } = columns.combined;
  const found: number[] = [];
  // No listing has such an order: electric cars are few enough to be sorted.
  if (order === 'range-desc' || count <= sortedUpTo) {
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      if (steps[place] === step && (!allowed || allowed[build[row] as number] === 1)) found.push(row);
    }
    const key = order === 'range-desc' ? undefined : sortKeys[order];
    const column = key ? columns.sorts[key.column] : columns.card.rangeKm;
    return found.sort(comparePositions(column, columns.ids, key?.descending ?? true)).slice(first, first + size);
  }
  const stepOf = stepsByRow(part);
  let toSkip = first;
  for (const row of orders[order]) {
    if (stepOf[row] !== step || (allowed && allowed[build[row] as number] !== 1)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(row);
    if (found.length === size) break;
  }
  return found;
}

/** Reused; all noughts between two counts. */
const countOfStep = new Uint32Array(notMeant);

/** How many rows there are of each step, of the combinations that are allowed. */
function countSteps({ segment, rows, steps }: Matched, allowed: Uint8Array | undefined): Map<number, number> {
  const seen: number[] = [];
  const { build } = segment.columns.combined;
  for (let place = 0; place < rows.length; place++) {
    if (allowed && allowed[build[rows[place] as number] as number] === 0) continue;
    const step = steps[place] as number;
    const count = countOfStep[step] as number;
    if (count === 0) seen.push(step);
    countOfStep[step] = count + 1;
  }
  const counts = new Map(seen.map((step) => [step, countOfStep[step] as number]));
  for (const step of seen) countOfStep[step] = 0;
  return counts;
}

/** Vehicles by step, those of one step by the order of the segments, then by an order of the listing. */
export function foundRows(parts: readonly Matched[], order: SearchOrder = 'recommended'): Found {
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
    const counted = parts.map((part) => {
      const allowed = isAllowed && Uint8Array.from(part.models, (model) => Number(isAllowed(model)));
      return { part, allowed, counts: countSteps(part, allowed) };
    });
    const steps = [...new Set(counted.flatMap(({ counts }) => [...counts.keys()]))].sort((a, b) => a - b);
    const places: StockPlace[] = [];
    let toSkip = first;
    for (const step of steps)
      for (const { part, allowed, counts } of counted) {
        const count = counts.get(step) ?? 0;
        if (toSkip >= count) toSkip -= count;
        else if (places.length < size) {
          for (const row of inOrder(part, step, allowed, order, count, toSkip, size - places.length))
            places.push({ segment: part.segment, row });
          toSkip = 0;
        }
      }
    return places;
  };
  return { total, counts, slice };
}
