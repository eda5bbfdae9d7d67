import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { formatRoubles } from '@showroom/domain/text';
import { valueAt } from '../../catalog/facet-segment.ts';
import type { Attribute } from '../words/attributes.data.ts';
import { nameOfGeneration } from '../words/read-codes.ts';
import { romanOf } from '../words/read-facts.ts';
import { bitsOf } from '../words/score-names.ts';
import { type VehicleKind, vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { nameOf, wordsNaming } from './asked-models.ts';
import type { Explained } from './explain-words.ts';
import { type FoundVehicles, findNamed } from './find-instead.ts';
import { mostNeighbours } from './find-neighbours.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import { matchKinds, type Plan, type Wishes } from './match-rows.ts';
import { sayFeature, sayTogether } from './say-facts.ts';
import { needsBeside } from './vehicle-plans.ts';
import type { Reading } from './vehicle-reading.ts';
import type { StockPlace } from './vehicle-stock.ts';

/**
 * What the holding has of a model in no vehicle: as it is said after the name, how far a vehicle is from it, and the words that are waived, the
 * first first.
 */
type Unmet = { said: string; distance: (place: StockPlace) => number; waived?: readonly number[] };

const kopecks = 100;

const beyond = (value: number, { from = 0, to = Number.POSITIVE_INFINITY }: AmountRange): number =>
  Math.max(from - value, value - to, 0);
const yearsFrom =
  (years: AmountRange) =>
  ({ segment, row }: StockPlace): number =>
    beyond(segment.columns.ranges.year[row] ?? 0, years);

/** «2021 года», «от 2021 года», «2015–2018 годов» */
function sayYears({ from, to }: AmountRange): string {
  if (from === to) return `${from} года`;
  if (to === undefined) return `от ${from} года`;
  return from === undefined ? `до ${to} года` : `${from}–${to} годов`;
}

/** «до 1 000 000 ₽» */
export const sayPrice = ({ from, to }: AmountRange): string =>
  [
    from === undefined ? [] : ['от', formatRoubles(from * kopecks)],
    to === undefined ? [] : ['до', formatRoubles(to * kopecks)],
  ]
    .flat()
    .join(' ');

/** Words that wish a year and are no part of a name. */
const yearsAsked = ({ senses }: Pick<Reading, 'senses'>, named: number): number =>
  bitsOf(senses, ({ attributes }) => attributes.some(({ key, not }) => key === 'year' && !not)) & ~named;

/** Whether the holding has any of some models with what is told, whatever else is wished. */
const hasAny = ({ stock, holdingId, senses }: Reading, plans: ReadonlyMap<number, Plan>, amounts: Wishes['amounts']) =>
  matchKinds(stock, holdingId, { senses, amounts, plans }).total > 0;

/** A plan for each model, of its generation alone. */
const plansOf = ({ hits }: Reading, asked: readonly number[], needs: number) =>
  new Map(asked.map((model): [number, Plan] => [model, { score: 0, needs, code: hits.get(model)?.code }]));

type Rule = (reading: Reading, asked: readonly number[]) => Unmet | undefined;

const generation: Rule = (reading, asked) => {
  const { hits, amounts } = reading;
  const coded = asked.filter((model) => hits.get(model)?.code);
  const code = hits.get(coded[0] ?? -1)?.code;
  const made = code?.models.get(coded[0] ?? -1);
  if (code && made)
    return hasAny(reading, plansOf(reading, coded, 0), {})
      ? undefined
      : { said: nameOfGeneration(code.code, made), distance: yearsFrom(made) };
  if (amounts.generation === undefined) return undefined;
  const { generation } = amounts;
  return hasAny(reading, plansOf(reading, asked, 0), { generation })
    ? undefined
    : { said: romanOf(generation).toUpperCase(), distance: () => 0 };
};

const year: Rule = (reading, asked) => {
  const { senses, amounts } = reading;
  const needs = yearsAsked(reading, wordsNaming(reading, asked));
  const [word] = senses.flatMap(({ attributes }, at) =>
    (needs & (1 << at)) === 0 ? [] : attributes.flatMap((one) => (one.key === 'year' ? [one.value] : [])),
  );
  const years = word === undefined ? amounts.year : { from: word, to: word };
  if (!years) return undefined;
  const isThere = hasAny(reading, plansOf(reading, asked, needs), amounts.year ? { year: amounts.year } : {});
  return isThere ? undefined : { said: sayYears(years), distance: yearsFrom(years) };
};

const price: Rule = (reading, asked) => {
  const { price } = reading.amounts;
  if (!price || hasAny(reading, plansOf(reading, asked, 0), { price })) return undefined;
  const distance = ({ segment, row }: StockPlace) => beyond((segment.columns.ranges.price[row] ?? 0) / kopecks, price);
  return { said: sayPrice(price), distance };
};

/** Kinds that a bus is near to. */
const ofPeople: ReadonlySet<VehicleKind> = new Set(['bus', 'crew-bus', 'combi', 'camper', 'ambulance', 'hearse']);
const isOfLorry = (kind: VehicleKind) => vehicleKinds[kind].type === 'commercial';

/** «газель рефрижератор»: a bus comes last. */
const build: Rule = (reading, asked) => {
  const isForPeople = reading.senses.flatMap(kindsAsked).some((kind) => ofPeople.has(kind));
  const bus = isForPeople ? undefined : reading.stock.index.coders.bodyType.find('microbus');
  const distance = ({ segment, row }: StockPlace) => Number(bus === valueAt(segment, 'bodyType', row));
  const words = bitsOf(reading.senses, (sense) => sense.kind === 'exact' && kindsAsked(sense).some(isOfLorry));
  return words === 0 || hasAny(reading, plansOf(reading, asked, words), {})
    ? undefined
    : { said: 'в таком исполнении', distance, waived: [words] };
};

const seats: Rule = (reading, asked) => {
  const { seats } = reading.amounts;
  return seats === undefined || hasAny(reading, plansOf(reading, asked, 0), { seats })
    ? undefined
    : { said: `на ${seats} мест`, distance: () => 0 };
};

/** In this order they are said. */
const featureKeys: readonly Attribute['key'][] = ['color', 'bodyType', 'seats', 'engine', 'gear', 'drive', 'condition'];

/** «крета черная», «приора универсал»; «веста автомат белая» where either is there alone */
const features: Rule = (reading, asked) => {
  const { words, senses } = reading;
  const named = wordsNaming(reading, asked);
  const wished = senses.flatMap(({ kind, attributes }, at) => {
    const bit = 1 << at;
    if ((named & bit) !== 0) return [];
    // «камри 3.5»
    const [litres] = /^\d\.\d$/.exec(words[at]?.text ?? '') ?? [];
    if (litres) return [{ key: 'engine' as const, said: `с двигателем ${litres.replace('.', ',')} л`, bit }];
    const [attribute, ...more] = attributes;
    const said = kind === 'exact' && more.length === 0 && attribute ? sayFeature(attribute) : undefined;
    return said === undefined || !attribute ? [] : [{ key: attribute.key, said, bit }];
  });
  const has = (needs: number) => hasAny(reading, plansOf(reading, asked, needs), {});
  const bits = wished.reduce((mask, { bit }) => mask | bit, 0);
  if (bits === 0 || has(bits)) return undefined;
  const lacking = wished.filter(({ bit }) => !has(bit));
  const told = (lacking.length > 0 ? lacking : wished).toSorted(
    (a, b) => featureKeys.indexOf(a.key) - featureKeys.indexOf(b.key),
  );
  const waived = told.reduce((mask, { bit }) => mask | bit, 0);
  // Of what is there alone that comes first which has all but the colour.
  const single = lacking.length > 0 ? [] : told.map(({ bit }) => bit);
  return {
    said: sayTogether([...new Set(told.map(({ said }) => said))]),
    distance: () => 0,
    waived: [...single, waived, bits],
  };
};

/** In this order: what is told first. */
const rules: readonly Rule[] = [generation, year, price, build, seats, features];

/** Vehicles once each, where they came first. */
function withoutRepeats(places: readonly StockPlace[]): StockPlace[] {
  const seen = new Map<StockPlace['segment'], Set<number>>();
  return places.filter(({ segment, row }) => {
    const rows = seen.get(segment) ?? new Set();
    seen.set(segment, rows);
    return rows.size < rows.add(row).size;
  });
}

/**
 * Of a model that is there in no such generation or year, at no such price or in no such colour or build, what is nearest to it:
 * «камри 70», «рав4 2021»; undefined where it is there.
 */
export function findUnmet(reading: Reading, explained: Explained, best: readonly number[]): FoundVehicles | undefined {
  const { stock, holdingId, hits, inStock, senses } = reading;
  // «джетта 2016» is the model, not the mark of the same name.
  const whole = best.filter((model) => hits.get(model)?.coverage === 1);
  const asked = whole.length > 0 ? whole : best;
  if (!asked.some((model) => inStock.has(model))) return undefined;
  let unmet: Unmet | undefined;
  for (const rule of rules) unmet ??= rule(reading, asked);
  if (!unmet) return undefined;
  const { generation, year, price, ...amounts } = reading.amounts;
  const findWithout = (waived: number): Found => {
    const plans = new Map<number, Plan>();
    for (const model of asked) {
      const { mask = 0, score = 0 } = hits.get(model) ?? {};
      const needs = needsBeside(reading, explained, mask);
      if (needs !== undefined) plans.set(model, { score, needs: needs & ~yearsAsked(reading, mask) & ~waived });
    }
    return matchKinds(stock, holdingId, { senses, amounts, order: reading.order, plans });
  };
  const ways = (unmet.waived ?? [0]).map(findWithout);
  const found = ways.some(({ total }) => total > 0) ? ways : [findNamed(reading, asked)];
  const near = withoutRepeats(found.flatMap((one) => one.slice(0, one.total))).sort(
    (a, b) => unmet.distance(a) - unmet.distance(b),
  );
  const isModel = (hits.get(asked[0] ?? -1)?.coverage ?? 0) > 0;
  return {
    found: foundPlaces(stock, near.slice(0, mostNeighbours)),
    missing: `${nameOf(stock.names, asked, isModel)} ${unmet.said}`,
  };
}
