import type { Attribute } from '../words/attributes.data.ts';
import type { QueryWord } from '../words/query-word.ts';
import type { ReadCode } from '../words/read-codes.ts';
import { bitsOf } from '../words/score-names.ts';
import { type VehicleKind, vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { kindsAsked, missableOf } from '../words/vehicle-kinds.ts';
import { mostNeighbours, neighbourModels, type Wanted } from './find-neighbours.ts';
import { type Found, foundPlaces, withoutRepeats } from './found-vehicles.ts';
import type { MarketName } from './market-names.ts';
import { matchKinds, matchRows } from './match-rows.ts';
import type { Plan, Wishes } from './match-segment.ts';
import { sayCountry, sayTogether, sayWish } from './say-facts.ts';
import { type Holding, holdingOf, type Reading } from './vehicle-reading.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import { isCarType, type VehicleStock } from './vehicle-stock.ts';
import { yearsFrom, yearsWished } from './wished-years.ts';

/**
 * `missing` is the name of the model or mark that was asked for and is out: what is found are its neighbours. `isUnsold`: it is a type that
 * the holding has none of, and nothing is near; `isAlone`: nor does any page speak of it but by chance.
 */
export type FoundVehicles = { found: Found; missing?: string; isUnsold?: true; isAlone?: true };

export const foundNothing = (stock: VehicleStock): FoundVehicles => ({ found: foundPlaces(stock, []) });

type Scored = readonly [model: number, score: number, code?: ReadCode];

const anything = { senses: [], amounts: {}, needs: 0 };

/** Vehicles of some models that have what the words `needs` wish. */
export function findModels(
  { stock, holdingId }: Holding,
  models: readonly Scored[],
  { needs, ...wishes }: Wishes & { needs: number } = anything,
): Found {
  if (models.length === 0) return foundPlaces(stock, []);
  const plans = new Map(models.map(([model, score, code]): [number, Plan] => [model, { score, needs, code }]));
  return matchRows(stock, holdingId, { ...wishes, plans });
}

/** Vehicles of the models that are asked for, else of those named best and there at all, whatever else was wished. */
export function findNamed(holding: Holding & Pick<Reading, 'hits'>, asked: readonly number[]): Found {
  const { hits } = holding;
  const ofMark = [...hits].filter(([model, { hasMark }]) => (asked.length > 0 ? asked.includes(model) : hasMark));
  const named = [...(ofMark.length > 0 ? ofMark : hits)].filter(([model]) => holding.inStock.has(model));
  const models = named.map(([model, { score, code }]): Scored => (code ? [model, score, code] : [model, score]));
  const found = findModels(holding, models, anything);
  // Where there is none of the generation any comes.
  const isAny = found.total > 0 || !named.some(([, { code }]) => code);
  return isAny
    ? found
    : findModels(
        holding,
        models.map(([model, score]) => [model, score]),
        anything,
      );
}

/** Models this far behind the nearest are of another size. */
const sameSize = 0.5;

/** Where a year is wished beside a model that is out: what is nearest to it, near that year, then the rest; undefined without a year or any such. */
function findNearYear(
  holding: Holding,
  near: readonly Scored[],
  wishes: Wishes & { needs: number },
): Found | undefined {
  const asked = yearsWished(wishes, wishes.needs);
  if (!asked) return undefined;
  const { year, ...amounts } = wishes.amounts;
  const ofAnyYear = { ...wishes, amounts, needs: wishes.needs & ~asked.needs };
  const most = Math.max(...near.map(([, score]) => score));
  const first = near.filter(([, score]) => score >= most - sameSize);
  const [nearest, all] = [findModels(holding, first, ofAnyYear), findModels(holding, near, ofAnyYear)];
  const distance = yearsFrom(asked.years);
  const places = withoutRepeats([
    ...nearest.slice(0, nearest.total).sort((a, b) => distance(a) - distance(b)),
    ...all.slice(0, mostNeighbours),
  ]);
  return places.length === 0 ? undefined : foundPlaces(holding.stock, places.slice(0, mostNeighbours));
}

/** All of a kind. */
const findKind = ({ stock, holdingId }: Holding, value: VehicleKind): Found =>
  matchKinds(stock, holdingId, {
    senses: [{ kind: 'exact', names: [], attributes: [{ key: 'kind', value }], texts: [] }],
    amounts: {},
    plans: new Map(),
    general: { score: 0, needs: 1 },
  });

/** Large scooters that a chain drives, or whose body is another. */
const scooterNames = /^(?:t-?max|x-?max|n-?max|x-?adv|forza|integra|c (?:400|600|650)|ak 550|silver ?wing|sh ?\d)/iu;

/** What is near to models that are out: with the wishes where there is such a thing, else without. */
export function findInstead(
  holding: Holding,
  wanted: readonly Wanted[],
  missing: string,
  wishes?: Wishes & { needs: number },
): FoundVehicles {
  const near = [...neighbourModels(holding.stock.names, holding.inStock, wanted)];
  const { stock, holdingId } = holding;
  /** «спринтер пассажирский»: of the kind that was asked for are others, too. */
  const ofKind = (wished: Wishes) => {
    const needs = bitsOf(wished.senses, (sense) => kindsAsked(sense).length > 0);
    return needs === 0
      ? undefined
      : matchKinds(stock, holdingId, { ...wished, plans: new Map(), general: { score: 0, needs } });
  };
  const isScooter = wanted.every(({ type, name }) => type === 'moto' && scooterNames.test(name));
  const scooters = isScooter ? findKind(holding, 'scooter') : undefined;
  if (scooters && scooters.total > 0) return { found: foundPlaces(stock, scooters.slice(0, mostNeighbours)), missing };
  const ofYear = wishes && findNearYear(holding, near, wishes);
  if (ofYear) return { found: ofYear, missing };
  const found =
    [() => wishes && findModels(holding, near, wishes), () => wishes && ofKind(wishes)]
      .map((find) => find())
      .find((one) => one !== undefined && one.total > 0) ?? findModels(holding, near, anything);
  return { found: foundPlaces(holding.stock, found.slice(0, mostNeighbours)), missing };
}

/** Bodies that stand in for a lorry's. */
const lorries: Attribute = { key: 'bodyType', value: ['truck'] };
const isOfKind = ({ key }: Attribute) => key === 'kind' || key === 'type' || key === 'bodyType';

/** Words that ask for what a holding may have none of, a bit for each. */
export const missableWords = (senses: readonly VehicleSense[]): number =>
  bitsOf(senses, ({ attributes }) => attributes.some((one) => missableOf(one) !== undefined));

/**
 * What comes instead of a kind that is out, with the other wishes: that of other marks where models `ofMark` were named, else what does its work, else
 * others of its type; nothing where no kind was asked for.
 */
export function findInsteadOfKind(
  { stock, holdingId }: Holding,
  wishes: Wishes,
  ofMark: readonly number[],
): FoundVehicles {
  const { senses } = wishes;
  const { names } = stock;
  const mark = names.marks[names.markOf[ofMark[0] ?? -1] ?? -1]?.name;
  const find = (wished: readonly VehicleSense[], needs: number) =>
    matchKinds(stock, holdingId, { ...wishes, senses: wished, plans: new Map(), general: { score: 0, needs } });
  const wished = bitsOf(senses, ({ attributes }) => attributes.length > 0);
  const kinds = bitsOf(senses, ({ attributes }) => attributes.some(isOfKind));
  const asked = senses.flatMap(({ attributes }, at) =>
    attributes.flatMap((one) => {
      const missable = missableOf(one);
      return missable ? [{ ...missable, bit: 1 << at, isBody: one.key === 'bodyType' }] : [];
    }),
  );
  // «самосвалы бу» are shown new where none is used.
  const first = find(senses, wished);
  const same = [first, wished === kinds ? first : find(senses, kinds)].find(({ total }) => total > 0);
  // «самосвал шакман бу»: a kind that is there, but not so
  const lacking = senses.flatMap((sense, at) =>
    (kinds & (1 << at)) === 0 ? (sayWish(sense)?.said ?? sense.attributes.map(sayCountry).find(Boolean) ?? []) : [],
  );
  const instead = (found: Found): FoundVehicles =>
    lacking.length === 0
      ? { found }
      : {
          found: foundPlaces(stock, found.slice(0, mostNeighbours)),
          missing: [asked[0]?.many, mark, sayTogether(lacking)].filter(Boolean).join(' '),
        };
  if (asked.length > 0 && mark === undefined && same) return first.total > 0 ? { found: same } : instead(same);
  // «камаз самосвал бу» as well.
  const own = matchKinds(stock, holdingId, {
    ...wishes,
    plans: new Map(ofMark.map((model): [number, Plan] => [model, { score: 1, needs: kinds }])),
  });
  if (asked.length > 0 && mark !== undefined && own.total > 0) return instead(own);
  const outOf = asked.length > 1 ? asked.filter(({ bit }) => find(senses, bit).total === 0) : asked;
  // «полуприцеп рефрижератор»: what stands upon the road and is out, else what is out of it, else the one said last.
  const missing = asked.length > 1 ? (outOf.find(({ isBody }) => isBody) ?? outOf[0] ?? asked.at(-1)) : asked[0];
  if (!missing) return foundNothing(stock);
  const { type, many, near, isAlone, bit } = missing;
  if (isAlone) return { ...foundNothing(stock), missing: many, isUnsold: true, isAlone };
  const withKind = (attributes: readonly Attribute[]) =>
    senses.map((sense, at) => (bit === 1 << at ? { ...sense, attributes } : sense));
  const nearest = near.map((value) => withKind([{ key: 'kind', value }]));
  const others = withKind([type === 'commercial' ? lorries : { key: 'type', value: [type] }]);
  const named = () => {
    const plans = new Map(ofMark.map((model): [number, Plan] => [model, { score: 1, needs: bit }]));
    return matchKinds(stock, holdingId, { ...wishes, senses: others, plans });
  };
  const ways = [
    ...(mark === undefined ? [] : [named]),
    ...nearest.map((one) => () => find(one, wished)),
    () => find(others, wished),
    ...nearest.map((one) => () => find(one, bit)),
    () => find(others, bit),
  ];
  let found = same;
  for (const way of ways) if (!found || found.total === 0) found = way();
  const said = mark === undefined ? many : `${many} ${mark}`;
  // «скутер ямаха» where nothing of its type is sold.
  if (!found || found.total === 0) return { ...foundNothing(stock), missing: said, isUnsold: true };
  return { found: foundPlaces(stock, found.slice(0, mostNeighbours)), missing: said };
}

/** Cars that vans are made of, for one that is such: those of its mark first. */
function likeOf(holding: Holding, { type, name, markId }: Omit<Wanted, 'klass'>): Found {
  const { models } = holding.stock.names;
  const isSuch = (one: Pick<Wanted, 'type' | 'name'> | undefined) =>
    one?.type === 'cars' && vehicleKinds['small-minivan'].said?.test(one.name) === true;
  const near = [...holding.inStock.keys()].flatMap((model): Scored[] =>
    isSuch(models[model]) ? [[model, models[model]?.markId === markId ? 2 : 1]] : [],
  );
  return findModels(holding, isSuch({ type, name }) ? near : []);
}

/** What is near to a model that only the market knows, with the wishes beside it where there is such a thing. */
export function findBeside(
  stock: VehicleStock,
  holdingId: number,
  { model, mark, country, mask }: MarketName,
  wishes: Wishes & Pick<Reading, 'words'>,
): FoundVehicles {
  const { names } = stock;
  const missing = `${mark ?? names.marks.find(({ id }) => id === model.markId)?.name} ${model.name}`.trim();
  const ofMark = names.models.filter(({ markId, type }) => markId === model.markId && type === model.type);
  // Any body of the mark is near where that of the model is not known, but for a lorry that was named.
  const isLorry = model.type === 'commercial' && model.name !== '';
  const isBodyKnown = isLorry || model.bodyTypes.length > 0;
  const bodyTypes = isBodyKnown ? model.bodyTypes : ofMark.flatMap((one) => one.bodyTypes);
  const needs = bitsOf(wishes.senses, ({ attributes }) => attributes.length > 0) & ~mask;
  // A mark that the dictionary lacks tells how large its lorries are.
  const name = mark === undefined || !isLorry ? model.name : `${mark} ${model.name}`;
  const wanted = [{ ...model, name, klass: null, bodyTypes, ...(country && { country }) }];
  const holding = holdingOf(stock, holdingId);
  // What a belt drives is a scooter: «веспа», «хонда дио».
  const isScooter = model.type === 'moto' && model.twoWheelDrive === 'belt' && model.bodyTypes.includes('road');
  const scooters = isScooter ? findKind(holding, 'scooter') : undefined;
  if (scooters && scooters.total > 0) return { found: foundPlaces(stock, scooters.slice(0, mostNeighbours)), missing };
  const like = likeOf(holding, model);
  if (like.total > 0) return { found: foundPlaces(stock, like.slice(0, mostNeighbours)), missing };
  const isSold = [...holding.inStock.keys()].some((place) => names.models[place]?.type === model.type);
  const isOther = ({ exact, attribute, isStopWord }: QueryWord, at: number) =>
    (mask & (1 << at)) === 0 &&
    !attribute &&
    !isStopWord &&
    !exact.some(({ word }) => names.postings.get(word)?.marks.length);
  // Nor are goods meant that sound like it: «хонда дио» is no diode.
  const isUnsold = !isSold && !isCarType(model.type) && !wishes.words.some(isOther);
  return { ...findInstead(holding, wanted, missing, { ...wishes, needs }), ...(isUnsold && { isUnsold }) };
}
