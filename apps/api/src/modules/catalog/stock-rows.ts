import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Executor } from '../../db/database.ts';

/** These have a card in some list: in stock, or on their way. */
export const shownCondition = `v.status = 'on-sale'`;
/** Only these are listed, counted and found: on sale, and with a price. */
export const listedCondition = `${shownCondition} and v.price is not null`;

/** One shown vehicle, as narrow as the facets need it. Order of `stockColumns`. */
export type StockRow = {
  id: number;
  holdingId: number;
  type: string;
  condition: string;
  markId: number;
  modelId: number;
  dealerId: number;
  bodyType: string;
  engine: string;
  gear: string;
  drive: string;
  color: string;
  /** 0 for trailers. */
  seats: number;
  year: number;
  /** km; engine hours of a type that is told by them, 0 where nobody stated them. */
  mileage: number;
  power: number;
  /** cm³; 0 where there is no combustion. */
  volume: number;
  /** Kopecks; 0 while not priced. */
  price: number;
  /** On its way, not priced yet. */
  soon: boolean;
  vat: boolean;
  /** The price was lowered. */
  sale: boolean;
  /** There are benefits beside the price. */
  promo: boolean;
  rank: number;
  /** Seconds since 1970. */
  published: number;
  /** Kopecks; 0 where the price was not lowered. */
  oldPrice: number;
  /** Last change, ms since 1970. */
  updated: number;
  /** It has real photos. */
  photos: boolean;
  modification: string;
  /** '' where nobody told it. */
  generation: string;
  /** 0 where there are none or they are not known. */
  owners: number;
  /** km of an electric one; 0 of the others. */
  rangeKm: number;
  /** kWh of an electric one; 0 of the others. */
  batteryKwh: number;
  /** Its set of equipment; 0 where it is not known. */
  equipmentId: number;
  /** Of a lorry, a van or a trailer (`cargoColumn`); '' of the others. */
  cargo: string;
};

/** How much a vehicle was used, in the measure of its type (`countsHours`). `v` is the vehicle. */
export const useColumn = `case when v.type = 'jet-ski' then coalesce(v.engine_hours, 0) else v.mileage_km end`;

/** kWh of an electric vehicle, 0 of the others; a hybrid's small battery is no reason to choose it by. `v` is the vehicle. */
export const batteryColumn = `case when v.range_km is null then 0 else coalesce((v.specification ->> 'battery')::float, 0) end`;

/** Kg of load of a lorry, a van or a trailer, 0 of what is none and where nobody told. `v` is the vehicle. */
export const payloadColumn = `case when v.type = 'commercial' then coalesce((v.specification ->> 'payload')::float, 0) else 0 end`;

/**
 * What a lorry carries: kg of load, kg laden, m³ and mm of its body, 0 where nobody told, and its wheels; '' of what is none. `v` is the vehicle.
 */
const cargoColumn = `case when v.type = 'commercial' then concat_ws('/', ${[
  'payload',
  'grossWeight',
  'cargoVolume',
  'cargoLength',
]
  .map((key) => `coalesce(v.specification ->> '${key}', '0')`)
  .join(', ')}, coalesce(v.specification ->> 'wheelFormula', '')) else '' end`;

const clean = (column: string) => `translate(coalesce(${column}, ''), E'\\t\\n\\r', '   ')`;
/** Each without nulls, as `concat_ws` leaves those out. */
const stockColumns = `v.id, v.holding_id, v.type, v.condition, v.mark_id, v.model_id, v.dealer_id, v.body_type,
  v.engine_type, v.gear_type, v.drive_type, v.color_group, coalesce(v.seats, 0), v.year, ${useColumn}, v.power,
  v.engine_volume, coalesce(v.price, 0), v.price is null, v.vat, v.old_price is not null,
  jsonb_array_length(v.benefits) > 0, v.rank, floor(extract(epoch from v.published_at))::bigint,
  coalesce(v.old_price, 0), floor(extract(epoch from v.updated_at) * 1000)::bigint, v.gallery <> '[]',
  ${clean('v.modification')}, coalesce(v.owners, 0), coalesce(v.range_km, 0), ${clean('v.generation')},
  ${batteryColumn}, coalesce(v.trim_equipment_id, 0), ${cargoColumn}`;

const batchSize = 5_000;

function toStockRow(line: string): StockRow {
  const fields = line.split('\t');
  const text = (position: number) => fields[position] ?? '';
  const number = (position: number) => Number(fields[position]);
  return {
    id: number(0),
    holdingId: number(1),
    type: text(2),
    condition: text(3),
    markId: number(4),
    modelId: number(5),
    dealerId: number(6),
    bodyType: text(7),
    engine: text(8),
    gear: text(9),
    drive: text(10),
    color: text(11),
    seats: number(12),
    year: number(13),
    mileage: number(14),
    power: number(15),
    volume: number(16),
    price: number(17),
    soon: text(18) === 't',
    vat: text(19) === 't',
    sale: text(20) === 't',
    promo: text(21) === 't',
    rank: number(22),
    published: number(23),
    oldPrice: number(24),
    updated: number(25),
    photos: text(26) === 't',
    modification: text(27),
    owners: number(28),
    rangeKm: number(29),
    generation: text(30),
    batteryKwh: number(31),
    equipmentId: number(32),
    cargo: text(33),
  };
}

/**
 * Reads the shown stock in batches, by id, and yields in between: the index is built while requests are
 * answered. A batch is one text: PGlite returns that eight times faster than rows of twenty values.
 */
export async function* readStock(executor: Executor): AsyncGenerator<StockRow[]> {
  for (let after = 0; ; ) {
    const [row] = await executor.rows(
      `select string_agg(concat_ws(E'\\t', ${stockColumns}), E'\\n' order by v.id) from (
         select * from vehicle v where v.id > $1 and ${shownCondition} order by v.id limit ${batchSize}
       ) v`,
      [after],
    );
    const text = row?.[0];
    if (typeof text !== 'string') return;
    const batch = text.split('\n').map(toStockRow);
    yield batch;
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.id ?? after;
    await yieldToEventLoop();
  }
}

/** Those of the given vehicles that are shown now, by id. */
export async function readStockOf(executor: Executor, ids: readonly number[]): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  for (let first = 0; first < ids.length; first += batchSize) {
    const [row] = await executor.rows(
      `select string_agg(concat_ws(E'\\t', ${stockColumns}), E'\\n' order by v.id)
       from vehicle v where v.id = any($1::int[]) and ${shownCondition}`,
      [ids.slice(first, first + batchSize)],
    );
    const text = row?.[0];
    if (typeof text === 'string') rows.push(...text.split('\n').map(toStockRow));
  }
  return rows;
}
