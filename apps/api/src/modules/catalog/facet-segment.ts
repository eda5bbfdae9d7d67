import { setImmediate as breathe } from 'node:timers/promises';
import { codesOf } from '@showroom/domain/dictionaries';
import { type FacetKey, facetKeys, type SortOrder, sortOrders } from '@showroom/domain/listing';
import type { Dictionary } from './dictionary.ts';
import type { Coders } from './facet-index.ts';
import type { RangeName } from './listing-result.ts';
import { orderBy, sortKeys } from './sort-orders.ts';
import type { StockRow } from './stock-rows.ts';

/** Vehicles of one holding and type, column by column; a row is a position in every column. Rows go by id. */
export type Segment = {
  holdingId: number;
  type: string;
  length: number;
  ids: Int32Array;
  /** 1 new, 0 used. */
  isNew: Uint8Array;
  vat: Uint8Array;
  facets: Record<FacetKey, Uint16Array>;
  ranges: Record<RangeName, Float64Array | Int32Array>;
  /** Rows in the order of each sort. */
  orders: Record<SortOrder, Uint32Array>;
};

/** Fills a column row by row; `from` with a mapping goes through an iterator and is ten times slower. */
function fill<T extends Uint8Array | Uint16Array | Int32Array | Float64Array>(
  column: T,
  rows: readonly StockRow[],
  read: (row: StockRow) => number,
): T {
  for (let position = 0; position < rows.length; position++) column[position] = read(rows[position] as StockRow);
  return column;
}

/** How each facet's value is read from a row; '' where there is none. */
function readersOf({ marks, models, dealers }: Dictionary): Record<FacetKey, (row: StockRow) => string> {
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
  };
}

/** Turns the rows of one holding and type into columns, and lets other work in between: they may be many. */
export async function buildSegment(
  rows: readonly StockRow[],
  coders: Coders,
  dictionary: Dictionary,
): Promise<Segment> {
  const length = rows.length;
  const facets = {} as Segment['facets'];
  const readers = readersOf(dictionary);
  for (const key of facetKeys) {
    const read = readers[key];
    facets[key] = fill(new Uint16Array(length), rows, (row) => coders[key].code(read(row)));
    await breathe();
  }
  const ranges = {
    price: fill(new Float64Array(length), rows, (row) => row.price),
    year: fill(new Int32Array(length), rows, (row) => row.year),
    mileage: fill(new Int32Array(length), rows, (row) => row.mileage),
    power: fill(new Int32Array(length), rows, (row) => row.power),
  };
  const orders = {} as Segment['orders'];
  for (const sort of codesOf(sortOrders)) {
    orders[sort] = orderBy(rows, sortKeys[sort].key);
    await breathe();
  }
  return {
    holdingId: rows[0]?.holdingId ?? 0,
    type: rows[0]?.type ?? '',
    length,
    ids: fill(new Int32Array(length), rows, (row) => row.id),
    isNew: fill(new Uint8Array(length), rows, (row) => (row.condition === 'new' ? 1 : 0)),
    vat: fill(new Uint8Array(length), rows, (row) => (row.vat ? 1 : 0)),
    facets,
    ranges,
    orders,
  };
}
