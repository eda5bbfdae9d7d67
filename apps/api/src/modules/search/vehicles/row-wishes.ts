import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { readText } from '../../catalog/coder.ts';
import { type Segment, valueAt } from '../../catalog/facet-segment.ts';
import { hasTrait } from '../../catalog/row-traits.ts';
import type { NumberColumn } from '../../catalog/sort-orders.ts';
import type { Attribute } from '../words/attributes.data.ts';
import { type Purpose, purposes } from '../words/purposes.data.ts';
import { type ReadCode, saysGeneration } from '../words/read-codes.ts';
import { type AskedAmounts, type CargoFigure, numberOfGeneration } from '../words/read-facts.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindBuilds } from '../words/vehicle-kinds.ts';
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
/** A tenth of a litre. */
const cubicTenth = 100;

/** Whether a wish is one that texts tell: filter values are stricter, «автомат» is not every text with AT. */
const isTextWish = ({ attributes, texts }: VehicleSense): boolean => attributes.length === 0 && texts.length > 0;

function addBit(bits: Int32Array, bit: number, values: readonly number[] = [], allowed: (value: number) => boolean) {
  for (let at = 0; at < values.length; at++) if (allowed(values[at] as number)) bits[at] = (bits[at] as number) | bit;
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
      // «Touring» of a car says nothing of motorcycles.
      const { type, said } = vehicleKinds[value];
      for (const [text, kinds] of said && type === segment.type ? stock.texts.kinds : []) {
        const bits = kinds.includes(value) === not ? notByText : byText;
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

/** What a text says in figures; of a bus its version alone says how many it carries. */
type SaidFigures = { generation: number; seats: number; wheels: string } & Record<CargoFigure, number>;

function figuresIn(text: string): SaidFigures {
  const { modification, generation, cargo } = readText(text);
  const [payload = 0, grossWeight = 0, cargoVolume = 0, cargoLength = 0] = cargo.split('/').map(Number);
  return {
    generation: numberOfGeneration(generation),
    seats: Number(/(\d+) мест/.exec(modification)?.[1] ?? 0),
    wheels: cargo.slice(cargo.lastIndexOf('/') + 1),
    ...{ payload, grossWeight, cargoVolume, cargoLength },
  };
}

const cargoFigures = ['payload', 'grossWeight', 'cargoVolume', 'cargoLength'] as const;
const isWithin = (figure: number, { from = 0, to = Number.POSITIVE_INFINITY }: AmountRange) =>
  figure > 0 && figure >= from && figure <= to;

/** What the texts of a segment's rows say in figures, each read once. */
export function figuresSaid({ index }: VehicleStock, { columns }: Segment): (row: number) => SaidFigures {
  const known = new Map<number, SaidFigures>();
  return (row) => {
    const text = columns.card.text[row] ?? -1;
    const read = known.get(text) ?? figuresIn(index.coders.text.values[text] ?? '');
    known.set(text, read);
    return read;
  };
}

/** What is asked in figures and no column holds, and what a vehicle is equipped with. */
export function factChecks(
  stock: VehicleStock,
  segment: Segment,
  { seats, leastSeats, generation, wheels, equipment, ...amounts }: AskedAmounts,
): RowCheck[] {
  const { columns, combinations } = segment;
  const { build } = columns.combined;
  const seatsOf = (row: number) =>
    Number(stock.index.coders.seats.values[combinations.build.values.seats?.[build[row] ?? -1] ?? -1] ?? 0);
  const saidOf = figuresSaid(stock, segment);
  const isEquipped = (row: number, { has, lacks }: NonNullable<AskedAmounts['equipment']>) => {
    const bits = columns.card.equipment[row] ?? 0;
    return (bits & has) === has && (bits & lacks) === 0;
  };
  return [
    ...(seats === undefined ? [] : [(row: number) => seatsOf(row) === seats]),
    ...(leastSeats === undefined ? [] : [(row: number) => Math.max(seatsOf(row), saidOf(row).seats) >= leastSeats]),
    ...(generation === undefined ? [] : [(row: number) => saidOf(row).generation === generation]),
    ...(wheels === undefined ? [] : [(row: number) => saidOf(row).wheels === wheels]),
    ...(equipment === undefined ? [] : [(row: number) => isEquipped(row, equipment)]),
    ...cargoFigures.flatMap((key) => {
      const range = amounts[key];
      return range ? [(row: number) => isWithin(saidOf(row)[key], range)] : [];
    }),
  ];
}

/**
 * Whether a vehicle is of the generation that was named: as its own text says where that is known, else by its year; a trim is told by
 * its engine.
 */
export function generationCheck({ index }: VehicleStock, segment: Segment, code: ReadCode, model: number): RowCheck {
  const { columns } = segment;
  const generation = code.models.get(model);
  if (!generation) return () => true;
  const { from, to, engines } = generation;
  const known = new Map<number, boolean>();
  const says = (text: number): boolean => {
    const said = readText(index.coders.text.values[text] ?? '').generation;
    return engines !== undefined || (saysGeneration(said, generation) ?? true);
  };
  const isEngine = (row: number): boolean => {
    if (!engines) return true;
    const fuel = index.coders.engine.values[valueAt(segment, 'engine', row)];
    if (fuel === 'hybrid') return engines.isHybrid;
    return engines.volumes.includes(Math.round((columns.ranges.volume[row] ?? 0) / cubicTenth) / 10);
  };
  return (row) => {
    const year = columns.ranges.year[row] ?? 0;
    if (year < from || year > to || !isEngine(row)) return false;
    const text = columns.card.text[row] ?? -1;
    const is = known.get(text) ?? says(text);
    known.set(text, is);
    return is;
  };
}
