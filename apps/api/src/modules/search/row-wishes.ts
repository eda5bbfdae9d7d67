import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { readText } from '../catalog/coder.ts';
import type { Segment } from '../catalog/facet-segment.ts';
import { hasTrait } from '../catalog/row-traits.ts';
import type { NumberColumn } from '../catalog/sort-orders.ts';
import type { Attribute } from './attributes.data.ts';
import { type Purpose, purposes } from './purposes.data.ts';
import type { ReadCode } from './read-codes.ts';
import { type AskedAmounts, numberOfGeneration } from './read-facts.ts';
import { vehicleKinds } from './vehicle-kinds.data.ts';
import { kindBuilds } from './vehicle-kinds.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import { modelsOf, type VehicleStock } from './vehicle-stock.ts';

export type RowCheck = (row: number) => boolean;

type KindVolume = { bit: number; builds: Uint8Array; least: number; most: number };

/**
 * The words of a query as bits: what of them a row has is said by its two combinations and by its text, each looked
 * up once. `years` are words that only the row itself can tell.
 */
type RowWishes = {
  byBuild: Int32Array;
  bySingle: Int32Array;
  /** Empty when no word is looked for in texts. */
  byText: Int32Array;
  /** What a text says that its vehicle is not, whatever it is drawn as; empty with the former. */
  notByText: Int32Array;
  /** Kinds of which a combination is where its volume is such. */
  volumes: readonly KindVolume[];
  years: readonly { bit: number; year: number }[];
};

/** The bit of rows that are listed at all; words have those below it. */
export const listedBit = 1 << 30;

const kopecks = 100;

/** Whether a wish is one that texts tell: filter values are stricter, «автомат» is not every text with AT. */
const isTextWish = ({ attributes, texts }: VehicleSense): boolean => attributes.length === 0 && texts.length > 0;

function addBit(bits: Int32Array, bit: number, values: readonly number[] = [], allowed: (value: number) => boolean) {
  for (const [at, value] of values.entries()) if (allowed(value)) bits[at] = (bits[at] ?? 0) | bit;
}

/** Which combinations of a segment are of a purpose. */
function isFor(stock: VehicleStock, segment: Segment, purpose: Purpose): (build: number) => boolean {
  const { index, names } = stock;
  const klasses: ReadonlySet<string> = new Set(purposes[purpose].klasses);
  const bodies = new Set(purposes[purpose].bodies.flatMap((body) => index.coders.bodyType.find(body) ?? []));
  const models = modelsOf(stock, segment);
  const { bodyType } = segment.combinations.build.values;
  return (build) =>
    segment.type === 'cars' &&
    klasses.has(names.models[models[build] ?? -1]?.klass ?? '') &&
    bodies.has(bodyType?.[build] ?? -1);
}

/** Reads the words against what a segment holds. */
export function rowWishes(stock: VehicleStock, segment: Segment, senses: readonly VehicleSense[]): RowWishes {
  const { index } = stock;
  const { build, single } = segment.combinations;
  const { coders } = index;
  const byBuild = new Int32Array(build.numbers.size);
  const bySingle = new Int32Array(single.numbers.size);
  const hasKind = senses.some(({ attributes }) => attributes.some(({ key }) => key === 'kind'));
  const byText = new Int32Array(hasKind || senses.some(isTextWish) ? coders.text.values.length : 0);
  const notByText = new Int32Array(byText.length);
  const volumes: KindVolume[] = [];
  const years: { bit: number; year: number }[] = [];
  const { traits } = single.values;
  addBit(bySingle, listedBit, traits, (byte) => !hasTrait(byte, 'dead') && !hasTrait(byte, 'soon'));
  const add = (bit: number, { key, value, not: denied }: Attribute) => {
    const not = denied === true;
    const among = (codes: readonly string[], of: keyof typeof coders) => {
      const numbers = new Set(codes.flatMap((code) => coders[of].find(code) ?? []));
      return (number: number) => numbers.has(number) !== not;
    };
    if (key === 'kind') {
      const { certain, byVolume } = kindBuilds(stock, segment, modelsOf(stock, segment), value);
      for (const [text, said] of vehicleKinds[value].said ? stock.texts.kinds : []) {
        const bits = said.includes(value) === not ? notByText : byText;
        bits[text] = (bits[text] ?? 0) | bit;
      }
      const isAny = (build: number) => certain[build] === 1 || (not && byVolume?.builds[build] === 1);
      addBit(byBuild, bit, Array.from(certain.keys()), (build) => isAny(build) !== not);
      if (byVolume && !not) volumes.push({ ...byVolume, bit });
    } else if (key === 'type') {
      if (value.some((type) => type === segment.type) !== not) addBit(byBuild, bit, build.values.mark, () => true);
    } else if (key === 'condition')
      addBit(bySingle, bit, traits, (byte) => (hasTrait(byte, 'isNew') === (value === 'new')) !== not);
    else if (key === 'vat') addBit(bySingle, bit, traits, (byte) => hasTrait(byte, 'vat') !== not);
    else if (key === 'color') addBit(bySingle, bit, single.values.color, among(value, key));
    else if (key === 'city') addBit(bySingle, bit, single.values.dealerCity, among(value, 'dealerCity'));
    else if (key === 'purpose') addBit(byBuild, bit, Array.from(byBuild.keys()), isFor(stock, segment, value));
    else if (key === 'year') years.push({ bit, year: value });
    else if (key === 'seats') addBit(byBuild, bit, build.values.seats, among([String(value)], key));
    else addBit(byBuild, bit, build.values[key], among(value, key));
  };
  for (const [at, sense] of senses.entries()) {
    for (const attribute of sense.attributes) add(1 << at, attribute);
    if (isTextWish(sense)) for (const text of sense.texts) byText[text] = (byText[text] ?? 0) | (1 << at);
  }
  return { byBuild, bySingle, byText, notByText, volumes, years };
}

/** A column and what its values have to keep between. */
export type Bounds = { values: NumberColumn | Uint8Array | Uint16Array; least: number; most: number };

const within = (
  values: Bounds['values'],
  { from = 0, to = Number.POSITIVE_INFINITY }: AmountRange,
  unit = 1,
): Bounds => ({ values, least: from * unit, most: to * unit });

/** The sums and bounds that a query names. */
export function amountBounds({ columns }: Segment, amounts: AskedAmounts): Bounds[] {
  const { price, year, mileage, power, volume } = columns.ranges;
  return [
    ...(amounts.price ? [within(price, amounts.price, kopecks)] : []),
    ...(amounts.year ? [within(year, amounts.year)] : []),
    ...(amounts.mileage ? [within(mileage, amounts.mileage)] : []),
    ...(amounts.power ? [within(power, amounts.power)] : []),
    ...(amounts.volume ? [within(volume, amounts.volume)] : []),
    ...(amounts.owners ? [within(columns.card.owners, amounts.owners)] : []),
    ...(amounts.rangeKm ? [within(columns.card.rangeKm, amounts.rangeKm)] : []),
  ];
}

/** What is asked in figures and no column holds: seats, and the number of a generation. */
export function factChecks(
  { index }: VehicleStock,
  { columns, combinations }: Segment,
  { seats, leastSeats, generation }: AskedAmounts,
): RowCheck[] {
  const { build } = columns.combined;
  const seatsOf = (row: number) =>
    Number(index.coders.seats.values[combinations.build.values.seats?.[build[row] ?? -1] ?? -1] ?? 0);
  const said = new Map<number, { generation: number; seats: number }>();
  const saidOf = (row: number): { generation: number; seats: number } => {
    const text = columns.card.text[row] ?? -1;
    const known = said.get(text);
    if (known) return known;
    const { modification, generation } = readText(index.coders.text.values[text] ?? '');
    // Of a bus its version alone says how many it carries.
    const read = {
      generation: numberOfGeneration(generation),
      seats: Number(/(\d+) мест/.exec(modification)?.[1] ?? 0),
    };
    said.set(text, read);
    return read;
  };
  return [
    ...(seats === undefined ? [] : [(row: number) => seatsOf(row) === seats]),
    ...(leastSeats === undefined ? [] : [(row: number) => Math.max(seatsOf(row), saidOf(row).seats) >= leastSeats]),
    ...(generation === undefined ? [] : [(row: number) => saidOf(row).generation === generation]),
  ];
}

/** Whether a vehicle is of the generation that was named: as its own text says where that is a code, else by its year. */
export function generationCheck(
  { index }: VehicleStock,
  { columns }: Segment,
  code: ReadCode,
  model: number,
): RowCheck {
  const { from, to } = code.models.get(model) ?? { from: 0, to: Number.POSITIVE_INFINITY };
  const known = new Map<number, boolean>();
  const isOfCode = (text: number) => {
    const { generation } = readText(index.coders.text.values[text] ?? '');
    return !/\d/.test(generation) || generation.toLowerCase().includes(code.code);
  };
  return (row) => {
    const year = columns.ranges.year[row] ?? 0;
    if (year < from || year > to) return false;
    const text = columns.card.text[row] ?? -1;
    let is = known.get(text);
    if (is === undefined) {
      is = isOfCode(text);
      known.set(text, is);
    }
    return is;
  };
}
