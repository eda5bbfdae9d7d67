import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { askedModels, missingNamesake, nameOf } from './asked-models.ts';
import type { Attribute } from './attributes.data.ts';
import { type Explained, explainWords } from './explain-words.ts';
import {
  type FoundVehicles,
  findInstead,
  findInsteadOfKind,
  findNamed,
  foundNothing,
  missableWords,
} from './find-instead.ts';
import { mostNeighbours } from './find-neighbours.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import type { GoodsKnowledge } from './goods-senses.ts';
import { markWithout } from './mark-without.ts';
import { matchKinds, type Plan, type Wishes } from './match-rows.ts';
import { manyAsked, meansNothing, missingType } from './means-nothing.ts';
import { withoutMisreadNames } from './misread-names.ts';
import type { ParsedQuery } from './parse-query.ts';
import { bitsOf } from './score-names.ts';
import { type VehicleKind, vehicleKinds } from './vehicle-kinds.data.ts';
import { kindsAsked } from './vehicle-kinds.ts';
import { needsBeside, planVehicles } from './vehicle-plans.ts';
import { asksForKind, type Reading, readVehicles } from './vehicle-reading.ts';
import type { VehicleStock } from './vehicle-stock.ts';
import { isVehicleWord } from './vehicle-words.ts';

/** What comes instead of a model that a query names and the holding lacks; undefined: it has it, or none is named. */
function findWithout(reading: Reading, explained: Explained, asked: readonly number[]): FoundVehicles | undefined {
  const { hits, inStock } = reading;
  const { names } = reading.stock;
  const wanted = asked.flatMap((model) => names.models[model] ?? []);
  const without = markWithout(reading, asked);
  if (without) {
    const ofMark = wanted.map((model) => ({ ...model, markId: without.markId }));
    return findInstead(reading, ofMark, without.missing);
  }
  if (asked.length === 0 || asked.some((model) => inStock.has(model))) return undefined;
  const hit = hits.get(asked[0] ?? -1);
  const missing = nameOf(names, asked, hit !== undefined && hit.coverage > 0);
  const needs = needsBeside(reading, explained, hit?.mask ?? 0);
  return findInstead(reading, wanted, missing, needs === undefined ? undefined : { ...reading, needs });
}

/** What may be otherwise where a kind of vehicle is asked for. */
const isLesser = ({ key }: Attribute) => key === 'color' || key === 'year' || key === 'purpose';

/** What has all that is required; of a kind that is there in no such colour or year all: «красный кабриолет», «авто 2023 года без пробега». */
function findWished(reading: Reading, explained: Explained, asked: readonly number[]): Found {
  const { stock, holdingId, words, senses } = reading;
  const wishes: Wishes = reading;
  const { plans, general } = planVehicles(reading, explained);
  const found = matchKinds(stock, holdingId, { ...wishes, plans, general });
  const isKind = asksForKind(reading) || words.some(({ text }) => isVehicleWord(text));
  const needs = general ? general.needs & ~bitsOf(senses, ({ attributes }) => attributes.some(isLesser)) : 0;
  if (found.total > 0 || asked.length > 0 || !isKind || !general || needs === 0) return found;
  const { year, leastSeats, generation, ...amounts } = reading.amounts;
  const others = matchKinds(stock, holdingId, { ...wishes, amounts, plans, general: { ...general, needs } });
  // «фура бу» is shown new where none is used.
  const ofAny = needs & ~bitsOf(senses, ({ attributes }) => attributes.some(({ key }) => key === 'condition'));
  if (others.total > 0 || ofAny === 0 || ofAny === needs) return others;
  return matchKinds(stock, holdingId, { ...wishes, amounts, plans, general: { ...general, needs: ofAny } });
}

/** Whether a model that was asked for is among what was found, or one whose name goes on: «веста» and Vesta Cross. */
function hasAsked({ stock: { names } }: Reading, { counts }: Found, asked: readonly number[]): boolean {
  const nameOfModel = (model: number) => names.models[model]?.name ?? '';
  return [...counts.keys()].some((model) =>
    asked.some((one) => one === model || nameOfModel(model).startsWith(`${nameOfModel(one)} `)),
  );
}

/** «серый джолион 2023»: what is asked for in another year, else in another colour. */
function findLesser(reading: Reading, explained: Explained, asked: readonly number[]): Found | undefined {
  const { stock, holdingId, senses, hits } = reading;
  for (const lesser of ['year', 'color'] as const) {
    const waived = bitsOf(senses, ({ attributes }) => attributes.some(({ key }) => key === lesser));
    if (waived === 0) continue;
    const plans = new Map<number, Plan>();
    for (const model of asked) {
      const { mask = 0, score = 0 } = hits.get(model) ?? {};
      const needs = needsBeside(reading, explained, mask);
      if (needs !== undefined && (needs & ~waived) !== 0) plans.set(model, { score, needs: needs & ~waived });
    }
    const found = matchKinds(stock, holdingId, { ...reading, plans });
    if (found.total > 0) return found;
  }
  return undefined;
}

const isElectro = ({ key, value }: Attribute) => key === 'engine' && value.includes('electro');
const isOfLorry = (kind: VehicleKind) => vehicleKinds[kind].type === 'commercial';

/** «до 50 см³» */
const inCubic = ({ from = 0, to }: AmountRange): string =>
  to === undefined ? `от ${from} см³` : from <= 1 ? `до ${to} см³` : `${Math.round((from + to) / 2)} см³`;

function findThere(reading: Reading, explained: Explained, asked: readonly number[]): FoundVehicles {
  const { stock, senses, hits } = reading;
  const found = findWished(reading, explained, asked);
  const { volume, ...amounts } = reading.amounts;
  if (volume && found.total === 0 && asked.length === 0) {
    // The smallest are the cheapest.
    const order = reading.order ?? (volume.from === 1 ? 'price-asc' : undefined);
    const others = findThere({ ...reading, amounts, order }, explained, asked);
    const many = others.missing === undefined && others.found.total > 0 ? manyAsked(reading) : undefined;
    if (many === undefined) return others;
    return { found: foundPlaces(stock, others.found.slice(0, mostNeighbours)), missing: `${many} ${inCubic(volume)}` };
  }
  const electro = bitsOf(senses, ({ attributes }) => attributes.some(isElectro));
  const kind = manyAsked(reading);
  // «электроквадроцикл»
  if (electro !== 0 && kind !== undefined && found.total === 0 && asked.length === 0) {
    const others = findThere(reading, { ...explained, required: explained.required & ~electro }, asked);
    const places = foundPlaces(stock, others.found.slice(0, mostNeighbours));
    return others.missing === undefined && others.found.total > 0
      ? { found: places, missing: `Электрических ${kind.toLowerCase()}` }
      : others;
  }
  const missable = missableWords(senses);
  // The name of a trailer may say its kind: «контейнеровоз».
  const isNamed = [...hits.values()].some(({ coverage, mask }) => coverage > 0 && (mask & ~missable) !== 0);
  if (missable !== 0 && found.total === 0 && !isNamed) {
    const named = [...hits].flatMap(([model, { mask }]) => ((mask & ~missable) === 0 ? [] : model));
    return findInsteadOfKind(reading, reading, named);
  }
  // «ситроен с4 седан»: the model outweighs a wish that only others of its mark meet.
  const isMet = found.total > 0 && (asked.length === 0 || hasAsked(reading, found, asked));
  const shown = isMet ? found : (findLesser(reading, explained, asked) ?? findNamed(reading, asked));
  // «газель рефрижератор»
  const isBuilt = senses.some((sense) => sense.kind === 'exact' && kindsAsked(sense).some(isOfLorry));
  const unbuilt =
    !isMet && isBuilt && asked.length > 0 ? `${nameOf(stock.names, asked, true)} в таком исполнении` : undefined;
  const missing = missingNamesake(reading, asked) ?? unbuilt;
  return missing === undefined
    ? { found: shown }
    : { found: foundPlaces(stock, shown.slice(0, mostNeighbours)), missing };
}

/**
 * The vehicles of a holding that a query means. A word must be explained by the name of a mark or a model, by a wish or by the text of a
 * version; words that mean nothing are passed over while the others are more. Where nothing has it all, the models that were named come
 * without the wishes; where there is none of them, what is near to them.
 */
export function findVehicles(
  stock: VehicleStock,
  holdingId: number,
  query: ParsedQuery,
  goods: readonly GoodsKnowledge[],
): FoundVehicles {
  const reading = withoutMisreadNames(readVehicles(stock, holdingId, query, goods));
  const explained = explainWords(reading);
  if (meansNothing(reading, explained)) return { ...foundNothing(stock), ...missingType(reading, explained) };
  const asked = askedModels(reading);
  return findWithout(reading, explained, asked) ?? findThere(reading, explained, asked);
}
