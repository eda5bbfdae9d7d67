import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { formatRoubles } from '@showroom/domain/text';
import { nameOfGeneration } from '../words/read-codes.ts';
import { romanOf } from '../words/read-facts.ts';
import { bitsOf } from '../words/score-names.ts';
import { type VehicleKind, vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked } from '../words/vehicle-kinds.ts';
import { nameOf } from './asked-models.ts';
import type { Explained } from './explain-words.ts';
import { type FoundVehicles, findNamed } from './find-instead.ts';
import { mostNeighbours } from './find-neighbours.ts';
import { foundPlaces } from './found-vehicles.ts';
import { matchKinds, type Plan, type Wishes } from './match-rows.ts';
import { needsBeside } from './vehicle-plans.ts';
import type { Reading } from './vehicle-reading.ts';
import type { StockPlace } from './vehicle-stock.ts';

/**
 * What the holding has of a model in no vehicle: as it is said after the name, how far a vehicle is from it, and what words
 * ask for it. */
type Unmet = { said: string; distance: (place: StockPlace) => number; words?: number };

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
  const { hits, senses, amounts } = reading;
  const needs = yearsAsked(
    reading,
    asked.reduce((mask, model) => mask | (hits.get(model)?.mask ?? 0), 0),
  );
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

const isOfLorry = (kind: VehicleKind) => vehicleKinds[kind].type === 'commercial';

/** «газель рефрижератор» */
const build: Rule = (reading, asked) => {
  const words = bitsOf(reading.senses, (sense) => sense.kind === 'exact' && kindsAsked(sense).some(isOfLorry));
  return words === 0 || hasAny(reading, plansOf(reading, asked, words), {})
    ? undefined
    : { said: 'в таком исполнении', distance: () => 0, words };
};

/** In this order: what is told first. */
const rules: readonly Rule[] = [generation, year, price, build];

/**
 * Of a model that is there in no such generation or year, or at no such price, what is nearest to it: «камри 70», «рав4 2021»; undefined
 * where it is there.
 */
export function findUnmet(reading: Reading, explained: Explained, best: readonly number[]): FoundVehicles | undefined {
  const { stock, holdingId, hits, inStock, senses } = reading;
  // «джетта 2016» is the model, not the mark of the same name.
  const whole = best.filter((model) => hits.get(model)?.coverage === 1);
  const asked = whole.length > 0 ? whole : best;
  if (!asked.some((model) => inStock.has(model))) return undefined;
  const [unmet] = rules.flatMap((rule) => rule(reading, asked) ?? []);
  if (!unmet) return undefined;
  const { generation, year, price, ...amounts } = reading.amounts;
  const plans = new Map<number, Plan>();
  for (const model of asked) {
    const { mask = 0, score = 0 } = hits.get(model) ?? {};
    const needs = needsBeside(reading, explained, mask);
    if (needs !== undefined)
      plans.set(model, { score, needs: needs & ~yearsAsked(reading, mask) & ~(unmet.words ?? 0) });
  }
  const { order } = reading;
  const wished = matchKinds(stock, holdingId, { senses, amounts, order, plans });
  const found = wished.total > 0 ? wished : findNamed(reading, asked);
  const near = found.slice(0, found.total).sort((a, b) => unmet.distance(a) - unmet.distance(b));
  const isModel = (hits.get(asked[0] ?? -1)?.coverage ?? 0) > 0;
  return {
    found: foundPlaces(stock, near.slice(0, mostNeighbours)),
    missing: `${nameOf(stock.names, asked, isModel)} ${unmet.said}`,
  };
}
