import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type FacetKey, type SortOrder, sortOrders } from '@showroom/domain/listing';
import { type Coders, textOf } from './coder.ts';
import {
  type Combinations,
  type Counted,
  combinationOf,
  createCombinations,
  type GroupName,
  groupNames,
  groupOf,
  type Histograms,
} from './combinations.ts';
import type { RowDictionary } from './dictionary.ts';
import { type ListingSummary, type RangeName, rangeNames } from './listing-result.ts';
import { traits, traitsOf } from './row-traits.ts';
import { orderBy, type SortColumn, sortKeys } from './sort-orders.ts';
import type { StockRow } from './stock-rows.ts';

/**
 * Vehicles of one holding and type, column by column; a row is a position in every column. The first `sorted` rows go
 * by id; those that came later stand behind them. A row that left the stock stays where it is, marked dead, and is in
 * no order any more. Columns are longer than `length`: there is room for what comes.
 */
export type Segment = {
  holdingId: number;
  type: string;
  length: number;
  sorted: number;
  deadCount: number;
  /** Positions of rows behind the sorted ones. */
  later: Map<number, number>;
  columns: Columns;
  /** What the numbers in `columns.combined` stand for. */
  combinations: Record<GroupName, Combinations>;
  /** Living rows in the order of each sort. */
  orders: Record<SortOrder, Uint32Array>;
  /** Answers that many ask for: the listing without a filter, by condition. Emptied by every change. */
  summaries: Map<string, ListingSummary>;
  /** What those answers are made of, to subtract from. Emptied with them. */
  plains: Map<string, Histograms>;
};

export type Columns = {
  ids: Int32Array;
  /** The row's combination in each group of facets and traits (combinations.ts). */
  combined: Record<GroupName, Uint32Array>;
  /** Prices in kopecks; 0 while there is none. */
  ranges: Record<RangeName, Float64Array | Int32Array>;
  sorts: Record<SortColumn, Float64Array | Int32Array>;
  /** What only cards show, and the last change; `text` is a number of the coder. */
  card: {
    markId: Uint16Array;
    modelId: Uint16Array;
    dealerId: Uint16Array;
    oldPrice: Float64Array;
    updated: Float64Array;
    text: Int32Array;
    owners: Uint8Array;
    rangeKm: Uint16Array;
    /** Tenths of a kWh. */
    battery: Uint16Array;
    /** Bits of what people choose by. */
    equipment: Int32Array;
  };
};

/** Reads each facet's value from a row, '' for none, and what it is equipped with. */
type RowReaders = Record<FacetKey, (row: StockRow) => string> & { equipment: (row: StockRow) => number };

export function readersOf({ marks, models, dealers, equipment }: RowDictionary): RowReaders {
  return {
    mark: (row) => marks.get(row.markId)?.code ?? '',
    model: (row) => models.get(row.modelId)?.code ?? '',
    bodyType: (row) => row.bodyType,
    engine: (row) => row.engine,
    gear: (row) => row.gear,
    drive: (row) => row.drive,
    color: (row) => row.color,
    seats: (row) => (row.seats === 0 ? '' : String(row.seats)),
    country: (row) => marks.get(row.markId)?.country ?? '',
    dealerCity: (row) => dealers.get(row.dealerId)?.city ?? '',
    dealer: (row) => dealers.get(row.dealerId)?.code ?? '',
    equipment: (row) => equipment.get(row.equipmentId) ?? 0,
  };
}

/** Columns for `capacity` rows, with what `from` holds already. */
export function createColumns(capacity: number, from?: Columns): Columns {
  const grown = <T extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>(
    empty: T,
    old: T | undefined,
  ): T => {
    if (old) empty.set(old);
    return empty;
  };
  const combined = {} as Columns['combined'];
  for (const name of groupNames) combined[name] = grown(new Uint32Array(capacity), from?.combined[name]);
  const ranges = {} as Columns['ranges'];
  for (const name of rangeNames) {
    const empty = name === 'price' ? new Float64Array(capacity) : new Int32Array(capacity);
    ranges[name] = grown(empty, from?.ranges[name]);
  }
  return {
    ids: grown(new Int32Array(capacity), from?.ids),
    combined,
    ranges,
    sorts: {
      rank: grown(new Int32Array(capacity), from?.sorts.rank as Int32Array | undefined),
      published: grown(new Float64Array(capacity), from?.sorts.published as Float64Array | undefined),
      price: ranges.price,
      year: ranges.year,
      mileage: ranges.mileage,
    },
    card: {
      markId: grown(new Uint16Array(capacity), from?.card.markId),
      modelId: grown(new Uint16Array(capacity), from?.card.modelId),
      dealerId: grown(new Uint16Array(capacity), from?.card.dealerId),
      oldPrice: grown(new Float64Array(capacity), from?.card.oldPrice),
      updated: grown(new Float64Array(capacity), from?.card.updated),
      text: grown(new Int32Array(capacity), from?.card.text),
      owners: grown(new Uint8Array(capacity), from?.card.owners),
      rangeKm: grown(new Uint16Array(capacity), from?.card.rangeKm),
      battery: grown(new Uint16Array(capacity), from?.card.battery),
      equipment: grown(new Int32Array(capacity), from?.card.equipment),
    },
  };
}

/** What a row holds in a counted column. */
export function valueAt({ columns, combinations }: Segment, key: Counted, position: number): number {
  const group = groupOf(key);
  return combinations[group].values[key]?.[columns.combined[group][position] as number] as number;
}

/** Marks a row as one that has left the stock. */
export function bury(segment: Segment, position: number): void {
  const read = (key: Counted) => valueAt(segment, key, position) | (key === 'traits' ? traits.dead : 0);
  segment.columns.combined.single[position] = combinationOf(segment.combinations.single, read);
}

/** Writes a row over what stands at a position. */
export function writeRow(
  { columns, combinations }: Pick<Segment, 'columns' | 'combinations'>,
  position: number,
  row: StockRow,
  readers: RowReaders,
  coders: Coders,
): void {
  columns.ids[position] = row.id;
  const read = (key: Counted) => (key === 'traits' ? traitsOf(row) : coders[key].code(readers[key](row)));
  for (const name of groupNames) columns.combined[name][position] = combinationOf(combinations[name], read);
  for (const name of rangeNames) columns.ranges[name][position] = row[name];
  columns.sorts.rank[position] = row.rank;
  columns.sorts.published[position] = row.published;
  columns.card.markId[position] = row.markId;
  columns.card.modelId[position] = row.modelId;
  columns.card.dealerId[position] = row.dealerId;
  columns.card.oldPrice[position] = row.oldPrice;
  columns.card.updated[position] = row.updated;
  columns.card.text[position] = coders.text.code(textOf(row));
  columns.card.owners[position] = row.owners;
  columns.card.rangeKm[position] = row.rangeKm;
  columns.card.battery[position] = Math.round(row.batteryKwh * 10);
  columns.card.equipment[position] = readers.equipment(row);
}

/** Spare capacity: a day's additions must not reallocate the columns. */
export const capacityFor = (rows: number): number => Math.ceil(rows * 1.05) + 256;

const rowsAtOnce = 5_000;

/** Turns the rows of one holding and type, which come by id, into columns, and yields to the event loop in between. */
export async function buildSegment(
  rows: readonly StockRow[],
  coders: Coders,
  dictionary: RowDictionary,
): Promise<Segment> {
  const columns = createColumns(capacityFor(rows.length));
  const combinations = createCombinations();
  const readers = readersOf(dictionary);
  for (const [position, row] of rows.entries()) {
    writeRow({ columns, combinations }, position, row, readers, coders);
    if (position % rowsAtOnce === 0) await yieldToEventLoop();
  }
  const orders = {} as Segment['orders'];
  for (const sort of sortOrders) {
    const { column, descending } = sortKeys[sort];
    orders[sort] = orderBy(columns.sorts[column], rows.length, descending);
    await yieldToEventLoop();
  }
  return {
    holdingId: rows[0]?.holdingId ?? 0,
    type: rows[0]?.type ?? '',
    length: rows.length,
    sorted: rows.length,
    deadCount: 0,
    later: new Map(),
    columns,
    combinations,
    orders,
    summaries: new Map(),
    plains: new Map(),
  };
}
