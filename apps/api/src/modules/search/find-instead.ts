import type { Attribute } from './attributes.data.ts';
import { mostNeighbours, nameOf, neighbourModels, type Wanted } from './find-neighbours.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import type { MarketName } from './market-names.ts';
import { type Asked, matchKinds, matchRows, type Plan } from './match-rows.ts';
import type { NameTable } from './name-table.ts';
import { bitsOf, type NameHit } from './score-names.ts';
import { vehicleKinds } from './vehicle-kinds.data.ts';
import { kindsAsked } from './vehicle-kinds.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import { countModels, type VehicleStock } from './vehicle-stock.ts';

/** `missing` is the name of the model or mark that was asked for and is out: what is found are its neighbours. */
export type FoundVehicles = { found: Found; missing?: string };

/** Countries whose groups sell under several marks. */
const mixedUp: ReadonlySet<string> = new Set(['cn', 'kr']);
export const foundNothing = (stock: VehicleStock): FoundVehicles => ({ found: foundPlaces(stock, []) });

/** Plans that ask for models alone, whatever else was wished. */
const plansOf = (models: Iterable<readonly [model: number, score: number]>): Map<number, Plan> =>
  new Map([...models].map(([model, score]) => [model, { score, needs: 0 }]));
export const wishesNone: Omit<Asked, 'plans'> = { senses: [], amounts: {} };
const wishless = (plans: Map<number, Plan>): Asked => ({ ...wishesNone, plans });

/** The vehicles of the models that are asked for, else of those named best and there at all, whatever else was wished. */
export function findNamed(
  stock: VehicleStock,
  holdingId: number,
  inStock: ReadonlyMap<number, number>,
  hits: ReadonlyMap<number, NameHit>,
  asked: readonly number[],
): FoundVehicles {
  const ofMark = [...hits].filter(([model, { hasMark }]) => (asked.length > 0 ? asked.includes(model) : hasMark));
  const named = [...(ofMark.length > 0 ? ofMark : hits)].filter(([model]) => inStock.has(model));
  const best = named.reduce((most, [, { score }]) => Math.max(most, Math.floor(score)), 0);
  const plans = plansOf(
    named.filter(([, { score }]) => Math.floor(score) === best).map(([model, { score }]) => [model, score]),
  );
  return plans.size > 0 ? { found: matchRows(stock, holdingId, wishless(plans)) } : foundNothing(stock);
}

/** What is near to models that are out, with the other wishes of the query where there is such a thing, else without. */
export function findInstead(
  stock: VehicleStock,
  holdingId: number,
  inStock: ReadonlyMap<number, number>,
  wanted: readonly Wanted[],
  missing: string,
  wishes: Omit<Asked, 'plans'>,
  needs: number | undefined,
): FoundVehicles {
  const near = plansOf(neighbourModels(stock.names, inStock, wanted));
  const withWishes = (needed: number) =>
    matchRows(stock, holdingId, {
      ...wishes,
      plans: new Map([...near].map(([model, { score }]) => [model, { score, needs: needed }])),
    });
  const wished = needs === undefined ? undefined : withWishes(needs);
  const found = wished && wished.total > 0 ? wished : matchRows(stock, holdingId, wishless(near));
  return {
    found: foundPlaces(stock, found.slice(0, mostNeighbours)),
    missing,
  };
}

/** Bodies that stand in for a lorry's. */
const lorries: Attribute = { key: 'bodyType', value: ['truck'] };

/**
 * What comes instead of a kind that is out: that of other marks where a `mark` was named, else others of its type, with the other wishes;
 * nothing where no kind was asked for.
 */
export function findInsteadOfKind(
  stock: VehicleStock,
  holdingId: number,
  { senses, amounts }: Pick<Asked, 'senses' | 'amounts'>,
  mark: string | undefined,
): FoundVehicles {
  const kind = senses.flatMap(kindsAsked)[0];
  if (!kind) return foundNothing(stock);
  const { type, many } = vehicleKinds[kind];
  const ofType: Attribute = type === 'commercial' ? lorries : { key: 'type', value: [type] };
  const others = senses.map((sense) => (kindsAsked(sense).length > 0 ? { ...sense, attributes: [ofType] } : sense));
  const find = (wished: readonly VehicleSense[], isNeeded: (attribute: Attribute) => boolean) => {
    const needs = bitsOf(senses, ({ attributes }) => attributes.some(isNeeded));
    return matchKinds(stock, holdingId, { senses: wished, amounts, plans: new Map(), general: { score: 0, needs } });
  };
  // «самосвалы бу» are shown new where none is used.
  const isOfKind = ({ key }: Attribute) => ['kind', 'type', 'bodyType'].includes(key);
  const same = [() => true, isOfKind].map((isNeeded) => find(senses, isNeeded)).find(({ total }) => total > 0);
  if (mark === undefined && same) return { found: same };
  const found = same ?? find(others, () => true);
  return found.total === 0
    ? foundNothing(stock)
    : {
        found: foundPlaces(stock, found.slice(0, mostNeighbours)),
        missing: mark === undefined ? many : `${many} ${mark}`,
      };
}

/**
 * The mark that a query names beside a code that other marks alone have: there is no «тойота x5». A name of letters outweighs the mark, figures
 * alone are none.
 */
export function markWithout(
  { marks, markOf, models, postings }: NameTable,
  asked: readonly number[],
  hits: ReadonlyMap<number, NameHit>,
  words: readonly { text: string; sense: VehicleSense }[],
): { markId: number; missing: string } | undefined {
  // A code that is there whole outweighs a model of the mark that has a part of it: «бмв q5» is no 5 серии.
  const whole = asked.filter((model) => {
    const hit = hits.get(model);
    return hit && !hit.hasMark && !hit.code && hit.coverage === 1;
  });
  const wholeMask = whole.reduce((bits, model) => bits | (hits.get(model)?.mask ?? 0), 0);
  const isPart = (model: number) => (wholeMask & ~(hits.get(model)?.mask ?? 0)) !== 0;
  const meant = whole.length > 0 ? asked.filter((model) => whole.includes(model) || !isPart(model)) : asked;
  const all = meant.flatMap((model) => hits.get(model) ?? []);
  const mask = all.reduce((bits, hit) => bits | hit.mask, 0);
  const said = words.filter((_, at) => (mask & (1 << at)) !== 0).map(({ text }) => text);
  const isCode = said.some((text) => !/^\d/.test(text)) && said.every((text) => text.length === 1 || /^\d/.test(text));
  if (!isCode || all.some(({ hasMark, code }) => hasMark || code)) return undefined;
  const [other, ...more] = words.flatMap(({ sense }, at) =>
    // A wish names no mark: «л200 механика» is not of Русская Механика.
    (mask & (1 << at)) === 0 && sense.names.length > 0 && sense.attributes.length === 0 ? [sense] : [],
  );
  const isSure = other?.kind === 'exact' && more.length === 0;
  const named = isSure ? other.names.flatMap(({ word }) => postings.get(word)?.marks ?? []) : [];
  const mark = marks[named[0] ?? -1];
  // Marks of a young group are mixed up: the T77 of Bestune is called FAW's, the K5 of Kia Hyundai's.
  const isMixedUp = (country?: string) => mixedUp.has(country ?? '') && country === mark?.country;
  const isOther = mark !== undefined && meant.every((model) => !isMixedUp(marks[markOf[model] ?? -1]?.country));
  return isOther ? { markId: mark.id, missing: `${mark.name} ${models[meant[0] ?? -1]?.name}` } : undefined;
}

/** The model that is out where a mark is called like it and is there: «солярис» is the Hyundai first. */
export function missingNamesake(
  { names }: VehicleStock,
  inStock: ReadonlyMap<number, number>,
  hits: ReadonlyMap<number, NameHit>,
  asked: readonly number[],
): string | undefined {
  const isNamed = (model: number) => (hits.get(model)?.coverage ?? 0) === 1;
  const named = asked.filter(isNamed);
  const isOut = named.length > 0 && named.length < asked.length && !named.some((model) => inStock.has(model));
  const isByMark = asked.every((model) => isNamed(model) || hits.get(model)?.coverage === 0);
  return isOut && isByMark ? nameOf(names, named, true) : undefined;
}

/** What is near to a model that the market alone knows. */
export function findBeside(stock: VehicleStock, holdingId: number, { model, mark }: MarketName): FoundVehicles {
  const { names } = stock;
  const missing = `${mark ?? names.marks.find(({ id }) => id === model.markId)?.name} ${model.name}`.trim();
  const ofMark = names.models.filter(({ markId, type }) => markId === model.markId && type === model.type);
  // Any body of the mark is near.
  const bodyTypes = [...model.bodyTypes, ...ofMark.flatMap((one) => one.bodyTypes)];
  const wanted = [{ ...model, klass: null, bodyTypes }];
  return findInstead(stock, holdingId, countModels(stock, holdingId), wanted, missing, wishesNone, undefined);
}
