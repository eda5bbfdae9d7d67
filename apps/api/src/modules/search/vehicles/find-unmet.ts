import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { formatRoubles } from '@showroom/domain/text';
import { valueAt } from '../../catalog/facet-segment.ts';
import type { Attribute } from '../words/attributes.data.ts';
import { nameOfGeneration } from '../words/read-codes.ts';
import { romanOf } from '../words/read-facts.ts';
import { bitsOf } from '../words/score-names.ts';
import { figureOf } from '../words/spoken-codes.ts';
import { type VehicleKind, vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { nameOf, wordsNaming } from './asked-models.ts';
import type { Explained } from './explain-words.ts';
import { type FoundVehicles, findNamed } from './find-instead.ts';
import { mostNeighbours } from './find-neighbours.ts';
import { type Found, foundPlaces, withoutRepeats } from './found-vehicles.ts';
import { matchKinds } from './match-rows.ts';
import type { Plan, Wishes } from './match-segment.ts';
import { sayTogether, sayWish } from './say-facts.ts';
import { needsBeside } from './vehicle-plans.ts';
import type { Reading } from './vehicle-reading.ts';
import type { StockPlace } from './vehicle-stock.ts';
import { beyond, yearsAsked, yearsFrom, yearsWished } from './wished-years.ts';

/**
 * What the holding has of a model in no vehicle: as it is said after the name, how far a vehicle is from it, and the words that are waived, the
 * first first.
 */
/** What is lacking; without a `distance` all that comes near is as near. */
type Unmet = { said: string; distance?: (place: StockPlace) => number; waived?: readonly number[] };

const kopecks = 100;
/** How much further off a year is than a rouble. */
const yearInRoubles = 100_000;

const priceFrom =
  (price: AmountRange) =>
  ({ segment, row }: StockPlace): number =>
    beyond((segment.columns.ranges.price[row] ?? 0) / kopecks, price);

/** «2021 года», «от 2021 года», «2015–2018 годов» */
export function sayYears({ from, to }: AmountRange): string {
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

/** Whether the holding has any of some models with what is told, whatever else is wished. */
const hasAny = ({ stock, holdingId, senses }: Reading, plans: ReadonlyMap<number, Plan>, amounts: Wishes['amounts']) =>
  matchKinds(stock, holdingId, { senses, amounts, plans, isAnyEnough: true }).total > 0;

/** A plan for each model, of its generation alone. */
const plansOf = ({ hits }: Reading, asked: readonly number[], needs: number) =>
  new Map(asked.map((model): [number, Plan] => [model, { score: 0, needs, code: hits.get(model)?.code }]));

/** The generation that a code asks for, and its name: «150», «XV70». */
function codedOf({ hits }: Reading, asked: readonly number[]) {
  const models = asked.filter((model) => hits.get(model)?.code);
  const code = hits.get(models[0] ?? -1)?.code;
  const made = code?.models.get(models[0] ?? -1);
  return code && made ? { models, made, said: nameOfGeneration(code.code, made) } : undefined;
}

type Rule = (reading: Reading, asked: readonly number[]) => Unmet | undefined;

const generation: Rule = (reading, asked) => {
  const { amounts } = reading;
  const coded = codedOf(reading, asked);
  if (coded)
    return hasAny(reading, plansOf(reading, coded.models, 0), {})
      ? undefined
      : { said: coded.said, distance: yearsFrom(coded.made) };
  if (amounts.generation === undefined) return undefined;
  const { generation } = amounts;
  return hasAny(reading, plansOf(reading, asked, 0), { generation })
    ? undefined
    : { said: romanOf(generation).toUpperCase() };
};

const year: Rule = (reading, asked) => {
  const { amounts } = reading;
  const wished = yearsWished(reading, ~wordsNaming(reading, asked));
  if (!wished) return undefined;
  const { needs, years } = wished;
  const isThere = hasAny(reading, plansOf(reading, asked, needs), amounts.year ? { year: amounts.year } : {});
  return isThere ? undefined : { said: sayYears(years), distance: yearsFrom(years) };
};

const price: Rule = (reading, asked) => {
  const { price } = reading.amounts;
  if (!price || hasAny(reading, plansOf(reading, asked, 0), { price })) return undefined;
  return { said: sayPrice(price), distance: priceFrom(price) };
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
  const { seats, leastSeats } = reading.amounts;
  const count = seats ?? leastSeats;
  const isThere = () =>
    hasAny(reading, plansOf(reading, asked, 0), seats === undefined ? { leastSeats: count } : { seats });
  const { year } = reading.amounts;
  return count === undefined || isThere()
    ? undefined
    : { said: `на ${count} мест`, ...(year && { distance: yearsFrom(year) }) };
};

/** What may be a grade: no facelift, no figure, and nothing that is said of an engine or a drive. */
const isGradeWord = (word: string) =>
  /^(?!рест|дорест|турб|turbo|атмо|[\dw]*wd$)[a-zа-я]{2,}$/.test(word) && figureOf(word) === word;
/** As a grade is written: «GT Line», «R Line», «Comfort». */
const asGrade = (word: string, before = '') => {
  const letter = /^[a-z]$/.test(before) ? `${before.toUpperCase()} ` : '';
  return letter + (/^[a-z]{1,3}$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1));
};

/** A wish of a named model as it is said, and the bit of its word. */
type Feature = { key: Attribute['key'] | 'grade'; said: string; bit: number };
/** In this order they are said. */
const featureKeys: readonly Feature['key'][] = [
  'grade',
  'color',
  'bodyType',
  'seats',
  'engine',
  'gear',
  'drive',
  'condition',
];

/** The wishes that can be told. */
function featuresOf({ words, senses, hits }: Reading, asked: readonly number[]): Feature[] {
  const named = wordsNaming({ hits }, asked);
  const isWhole = asked.some((model) => hits.get(model)?.coverage === 1);
  const wished = senses.flatMap((sense, at): Feature[] => {
    const { kind, attributes, texts } = sense;
    const bit = 1 << at;
    const { text = '' } = words[at] ?? {};
    if ((named & bit) !== 0) return [];
    // «киа к5 gt line»: a grade of other models, in their texts alone.
    const isGrade = isWhole && kind === 'exact' && attributes.length === 0 && texts.length > 0 && isGradeWord(text);
    if (isGrade) return [{ key: 'grade', said: asGrade(text, words[at - 1]?.text), bit }];
    // «камри 3.5»
    const [litres] = /^\d\.\d$/.exec(text) ?? [];
    if (litres) return [{ key: 'engine', said: `с двигателем ${litres.replace('.', ',')} л`, bit }];
    const wish = sayWish(sense);
    return wish ? [{ ...wish, bit }] : [];
  });
  return wished.toSorted((a, b) => featureKeys.indexOf(a.key) - featureKeys.indexOf(b.key));
}

export const allBits = (features: readonly Pick<Feature, 'bit'>[]): number =>
  features.reduce((mask, { bit }) => mask | bit, 0);

/** «крета черная», «приора универсал»; «веста автомат белая» where either is there alone */
const features: Rule = (reading, asked) => {
  const wished = featuresOf(reading, asked);
  const has = (needs: number) => hasAny(reading, plansOf(reading, asked, needs), {});
  const bits = allBits(wished);
  if (bits === 0 || has(bits)) return undefined;
  const lacking = wished.filter(({ bit }) => !has(bit));
  const told = lacking.length > 0 ? lacking : wished;
  const waived = allBits(told);
  // «прадо 150 дизель» where a later one is a diesel.
  const coded = codedOf(reading, asked);
  // Of what is there alone that comes first which has all but the colour.
  const single = lacking.length > 0 ? [] : told.map(({ bit }) => bit);
  return {
    said: sayTogether([...(coded ? [coded.said] : []), ...new Set(told.map(({ said }) => said))]),
    waived: [...single, waived, bits],
  };
};

/** «экоспорт автомат до 900», «тигго 7 про макс 2024 4вд», «купе мерседес до 5 млн»: each is there, but in no one vehicle. */
const together: Rule = (reading, asked) => {
  const { price, year, seats, leastSeats, mileage } = reading.amounts;
  const amounts = {
    ...(price && { price }),
    ...(year && { year }),
    ...(mileage && { mileage }),
    ...(seats !== undefined && { seats }),
    ...(leastSeats !== undefined && { leastSeats }),
  };
  const wished = featuresOf(reading, asked);
  const { needs, years } = yearsWished(reading, ~wordsNaming(reading, asked)) ?? { needs: 0 };
  const count = seats ?? leastSeats;
  const said = [
    ...wished.map((one) => one.said),
    ...(count === undefined ? [] : [`на ${count} мест`]),
    ...(years ? [sayYears(years)] : []),
    ...(price ? [sayPrice(price)] : []),
  ];
  if (said.length < 2 || hasAny(reading, plansOf(reading, asked, needs | allBits(wished)), amounts)) return undefined;
  const distance = (place: StockPlace) =>
    (years ? yearsFrom(years)(place) * yearInRoubles : 0) + (price ? priceFrom(price)(place) : 0);
  return { said: sayTogether(said), distance };
};

/** In this order: what is told first. */
const rules: readonly Rule[] = [generation, year, price, build, seats, features, together];

/** What the ways find, the nearest first. Where all is as near, ways beyond enough are not gone. */
function nearestOf(ways: readonly (() => Found)[], distance: Unmet['distance']): StockPlace[] {
  let near: StockPlace[] = [];
  for (const find of ways) {
    if (!distance && near.length >= mostNeighbours) break;
    const found = find();
    near = withoutRepeats([...near, ...found.slice(0, distance ? found.total : mostNeighbours)]);
  }
  return distance ? near.sort((a, b) => distance(a) - distance(b)) : near;
}

/**
 * Of a model that is there in no such generation or year, at no such price or in no such colour or build, what is nearest to it:
 * «камри 70», «рав4 2021»; undefined where it is there.
 */
export function findUnmet(reading: Reading, explained: Explained, best: readonly number[]): FoundVehicles | undefined {
  const { stock, holdingId, hits, inStock, senses } = reading;
  // «джетта 2016» is the model, not the mark of the same name.
  const whole = best.filter((model) => hits.get(model)?.coverage === 1);
  const named = whole.length > 0 ? whole : best;
  // «h6» is a Haval where no Hongqi of that name is.
  const asked = named.filter((model) => inStock.has(model));
  if (asked.length === 0) return undefined;
  let unmet: Unmet | undefined;
  for (const rule of rules) unmet ??= rule(reading, asked);
  if (!unmet) return undefined;
  const { generation, year, price, mileage, ...others } = reading.amounts;
  const { seats, leastSeats, ...bare } = others;
  const findWithout = (waived: number, amounts: Wishes['amounts']): Found => {
    const plans = new Map<number, Plan>();
    for (const model of asked) {
      const { mask = 0, score = 0 } = hits.get(model) ?? {};
      const needs = needsBeside(reading, explained, mask);
      if (needs !== undefined) plans.set(model, { score, needs: needs & ~yearsAsked(reading, mask) & ~waived });
    }
    return matchKinds(stock, holdingId, { senses, amounts, order: reading.order, plans });
  };
  const hasSeats = seats !== undefined || leastSeats !== undefined;
  const ways = (hasSeats ? [others, bare] : [others]).flatMap((amounts) =>
    (unmet.waived ?? [0]).map((waived) => () => findWithout(waived, amounts)),
  );
  const lesser = nearestOf(ways, unmet.distance);
  const near = lesser.length > 0 ? lesser : nearestOf([() => findNamed(reading, asked)], unmet.distance);
  const isModel = (hits.get(asked[0] ?? -1)?.coverage ?? 0) > 0;
  return {
    found: foundPlaces(stock, near.slice(0, mostNeighbours)),
    missing: `${nameOf(stock.names, asked, isModel)} ${unmet.said}`,
  };
}
