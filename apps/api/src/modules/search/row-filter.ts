import type { AmountRange, Amounts } from '@showroom/domain/search/read-amounts';
import type { Attribute } from './attributes.data.ts';
import type { ReadCode } from './read-codes.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import type { CodedColumn, VehicleStock } from './vehicle-stock.ts';

export type RowFilter = (row: number) => boolean;

const kopecks = 100;

function amongFilter(stock: VehicleStock, column: CodedColumn, codes: readonly string[]): RowFilter {
  const allowed = new Set(codes.map((code) => stock.coders[column].find(code) ?? -1));
  const values = stock.coded[column];
  return (row) => allowed.has(values[row] ?? -1);
}

const all =
  (filters: readonly RowFilter[]): RowFilter =>
  (row) =>
    filters.every((filter) => filter(row));

function attributeFilter(stock: VehicleStock, attribute: Attribute): RowFilter {
  const { type, condition, bodyType, engine, gear, drive, color, country, city, seats, year, vat } = attribute;
  const lists = { type, condition: condition && [condition], bodyType, engine, gear, drive, color, country, city };
  const filters = Object.entries(lists).flatMap(([column, codes]) =>
    codes ? [amongFilter(stock, column as CodedColumn, codes)] : [],
  );
  const { numbers } = stock;
  if (seats !== undefined) filters.push((row) => numbers.seats[row] === seats);
  if (year !== undefined) filters.push((row) => numbers.year[row] === year);
  if (vat) filters.push((row) => numbers.vat[row] === 1);
  return all(filters);
}

/** Matches a word: by its filter values, else by a text that has the word. */
export function senseFilter(stock: VehicleStock, sense: VehicleSense): RowFilter {
  const wishes = sense.attributes.map((attribute) => attributeFilter(stock, attribute));
  const { modification } = stock.numbers;
  // Filter values are stricter than texts: «автомат» is not every text with AT.
  if (wishes.length > 0) return (row) => wishes.some((wish) => wish(row));
  return (row) => sense.modifications.has(modification[row] ?? -1);
}

const within = (
  values: Float64Array,
  { from = 0, to = Number.POSITIVE_INFINITY }: AmountRange,
  unit = 1,
): RowFilter => {
  const [least, most] = [from * unit, to * unit];
  return (row) => (values[row] ?? -1) >= least && (values[row] ?? -1) <= most;
};

/** Whether a vehicle keeps the sums and bounds of a query. */
export function amountsFilter({ numbers }: VehicleStock, amounts: Amounts): RowFilter {
  const filters: RowFilter[] = [];
  if (amounts.price) filters.push(within(numbers.price, amounts.price, kopecks));
  if (amounts.year) filters.push(within(numbers.year, amounts.year));
  if (amounts.mileage) filters.push(within(numbers.mileage, amounts.mileage));
  if (amounts.power) filters.push(within(numbers.power, amounts.power));
  if (amounts.seats !== undefined) filters.push((row) => numbers.seats[row] === amounts.seats);
  return all(filters);
}

/** Whether a vehicle is of the generation that was named: as its own text says where that is a code, else by its year. */
export function generationFilter({ numbers, modifications }: VehicleStock, code: ReadCode, model: number): RowFilter {
  const { from, to } = code.models.get(model) ?? { from: 0, to: Number.POSITIVE_INFINITY };
  return (row) => {
    const year = numbers.year[row] ?? 0;
    const [, generation = ''] = (modifications.texts[numbers.modification[row] ?? -1] ?? '').split('|');
    return year >= from && year <= to && (!/\d/.test(generation) || generation.toLowerCase().includes(code.code));
  };
}
