import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { codesOf, transportTypes } from '@showroom/domain/dictionaries';
import type { Database, Executor } from '../../db/database.ts';
import { keepLiveCopy, type LiveCopy, type LiveCopyOptions } from '../../db/live-copy.ts';
import { type Coder, createCoder } from '../catalog/coder.ts';
import { listedCondition } from '../catalog/stock-rows.ts';
import { buildNameTable, loadNames, type NameTable } from './name-table.ts';
import { buildTextIndex, type TextIndex } from './text-index.ts';

/** Columns whose values are numbered texts. */
export const codedColumns = [
  'type',
  'condition',
  'bodyType',
  'engine',
  'gear',
  'drive',
  'color',
  'country',
  'city',
] as const;
export type CodedColumn = (typeof codedColumns)[number];
const numberColumns = [
  'holding',
  'model',
  'seats',
  'year',
  'mileage',
  'power',
  'price',
  'vat',
  'rank',
  'modification',
] as const;
type NumberColumn = (typeof numberColumns)[number];

/** The listed vehicles by columns, as far as search looks at them; a row is a position in every column. */
export type VehicleStock = {
  ids: Int32Array;
  coded: Record<CodedColumn, Uint16Array>;
  coders: Record<CodedColumn, Coder>;
  /** `model` is a place in the name table, `price` is in kopecks, `modification` a number of the modifications. */
  numbers: Record<NumberColumn, Float64Array>;
  names: NameTable;
  modifications: TextIndex;
  /** Rows of each holding: cars first, within a type the recommended first. */
  orders: ReadonlyMap<number, Uint32Array>;
  /** Vehicles of each model of each holding, by its place in the name table. */
  modelCounts: ReadonlyMap<number, ReadonlyMap<number, number>>;
};

/** A batch holds the embedded database: small enough for others to be answered in between. */
const batchSize = 2_000;
const clean = (column: string) => `translate(coalesce(${column}, ''), E'\\t\\n\\r', '   ')`;
/** Order of `codedColumns`, then `numberColumns`; the modification is a text here. */
const columns = `v.id, v.type, v.condition, v.body_type, v.engine_type, v.gear_type, v.drive_type, v.color_group,
  m.country, d.city, v.holding_id, v.model_id, coalesce(v.seats, 0), v.year, v.mileage_km, v.power, v.price,
  v.vat::int, v.rank, ${clean('v.modification')} || '|' || ${clean('v.generation')}`;

async function* readLines(executor: Executor): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const [row] = await executor.rows(
      `select string_agg(concat_ws(E'\\t', ${columns}), E'\\n' order by v.id) from (
         select * from vehicle v where v.id > $1 and ${listedCondition} order by v.id limit ${batchSize}
       ) v join mark m on m.id = v.mark_id join dealer d on d.id = v.dealer_id`,
      [after],
    );
    const text = row?.[0];
    if (typeof text !== 'string') return;
    const batch = text.split('\n').map((line) => line.split('\t'));
    yield batch;
    if (batch.length < batchSize) return;
    after = Number(batch.at(-1)?.[0]);
    await yieldToEventLoop();
  }
}

/** Rows by type, then rank; one numeric sort, see `orderBy` of the catalogue. */
function orderRows(rows: readonly number[], type: Uint16Array, rank: Float64Array, types: Coder): Uint32Array {
  const places = new Map(codesOf(transportTypes).map((code, place) => [types.find(code) ?? -1, place]));
  const most = rows.reduce((best, row) => Math.max(best, rank[row] ?? 0), 0);
  const least = rows.reduce((worst, row) => Math.min(worst, rank[row] ?? 0), most);
  const keys = Float64Array.from(rows, (row, at) => {
    const place = places.get(type[row] ?? -1) ?? 0;
    return (place * (most - least + 1) + most - (rank[row] ?? 0)) * rows.length + at;
  }).sort();
  return Uint32Array.from(keys, (key) => rows[key % rows.length] ?? 0);
}

function countModels(rows: readonly number[], model: Float64Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const place = model[row] ?? -1;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

type Known = { namesText: string; names: NameTable; modifications: TextIndex };

/** Reads the stock; tables of words that did not change since `known` stay the very same objects. */
async function readVehicles(executor: Executor, known: Partial<Known>): Promise<VehicleStock> {
  const { marks, models } = await loadNames(executor);
  const namesText = JSON.stringify([marks, models]);
  const names = known.names && known.namesText === namesText ? known.names : buildNameTable(marks, models);
  const places = new Map(models.map(({ id }, place) => [id, place]));
  const coders = Object.fromEntries(codedColumns.map((column) => [column, createCoder()])) as VehicleStock['coders'];
  const texts = createCoder();
  const ids: number[] = [];
  const coded = codedColumns.map((): number[] => []);
  const numbers = numberColumns.map((): number[] => []);
  const modificationPlace = numberColumns.indexOf('modification');
  const modelPlace = numberColumns.indexOf('model');
  for await (const batch of readLines(executor))
    for (const fields of batch) {
      ids.push(Number(fields[0]));
      for (const [at, column] of codedColumns.entries()) coded[at]?.push(coders[column].code(fields[1 + at] ?? ''));
      for (const [at, list] of numbers.entries()) {
        const text = fields[1 + codedColumns.length + at] ?? '';
        if (at === modificationPlace) list.push(texts.code(text));
        else list.push(at === modelPlace ? (places.get(Number(text)) ?? -1) : Number(text));
      }
    }
  const same =
    known.modifications?.texts.length === texts.values.length &&
    known.modifications.texts.every((text, at) => text === texts.values[at]);
  const modifications = known.modifications && same ? known.modifications : buildTextIndex(texts.values);
  Object.assign(known, { namesText, names, modifications });
  await yieldToEventLoop();
  const columnsOf = {
    coded: Object.fromEntries(codedColumns.map((column, at) => [column, Uint16Array.from(coded[at] ?? [])])),
    numbers: Object.fromEntries(numberColumns.map((column, at) => [column, Float64Array.from(numbers[at] ?? [])])),
  } as Pick<VehicleStock, 'coded' | 'numbers'>;
  const byHolding = Map.groupBy(ids.keys(), (row) => columnsOf.numbers.holding[row] ?? 0);
  const orders = new Map<number, Uint32Array>();
  const modelCounts = new Map<number, Map<number, number>>();
  for (const [holding, rows] of byHolding) {
    await yieldToEventLoop();
    orders.set(holding, orderRows(rows, columnsOf.coded.type, columnsOf.numbers.rank, coders.type));
    modelCounts.set(holding, countModels(rows, columnsOf.numbers.model));
  }
  return { ids: Int32Array.from(ids), ...columnsOf, coders, names, modifications, orders, modelCounts };
}

/** The row of a vehicle; rows go by id. */
export function rowOf({ ids }: VehicleStock, id: number): number | undefined {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : undefined;
}

/** Keeps the vehicles that search looks through fresh. */
export function keepVehicleStock(database: Database, options: LiveCopyOptions): LiveCopy<VehicleStock> {
  const known: Partial<Known> = {};
  return keepLiveCopy(database, 'vehicle_changed', () => readVehicles(database, known), options);
}
