import type { Attribute } from './attributes.data.ts';
import { mostNeighbours, neighbourModels, type Wanted } from './find-neighbours.ts';
import { type Found, foundPlaces } from './found-vehicles.ts';
import type { MarketName } from './market-names.ts';
import { matchKinds, matchRows, type Plan, type Wishes } from './match-rows.ts';
import type { ReadCode } from './read-codes.ts';
import { bitsOf } from './score-names.ts';
import { vehicleKinds } from './vehicle-kinds.data.ts';
import { kindsAsked } from './vehicle-kinds.ts';
import { type Holding, holdingOf, type Reading } from './vehicle-reading.ts';
import type { VehicleSense } from './vehicle-senses.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/**
 * `missing` is the name of the model or mark that was asked for and is out: what is found are its neighbours. `isUnsold`: it is a type that
 * the holding has none of, and nothing is near.
 */
export type FoundVehicles = { found: Found; missing?: string; isUnsold?: true };

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
  const found =
    [() => wishes && findModels(holding, near, wishes), () => wishes && ofKind(wishes)]
      .map((find) => find())
      .find((one) => one !== undefined && one.total > 0) ?? findModels(holding, near, anything);
  return { found: foundPlaces(holding.stock, found.slice(0, mostNeighbours)), missing };
}

/** Bodies that stand in for a lorry's. */
const lorries: Attribute = { key: 'bodyType', value: ['truck'] };
const isOfKind = ({ key }: Attribute) => key === 'kind' || key === 'type' || key === 'bodyType';

/**
 * What comes instead of a kind that is out, with the other wishes: that of other marks where a `mark` was named, else others of its type;
 * nothing where no kind was asked for.
 */
export function findInsteadOfKind(
  { stock, holdingId }: Holding,
  wishes: Wishes,
  mark: string | undefined,
): FoundVehicles {
  const { senses } = wishes;
  const kind = senses.flatMap(kindsAsked)[0];
  if (!kind) return foundNothing(stock);
  const { type, many } = vehicleKinds[kind];
  const ofType: Attribute = type === 'commercial' ? lorries : { key: 'type', value: [type] };
  const find = (wished: readonly VehicleSense[], isNeeded: (attribute: Attribute) => boolean) => {
    const needs = bitsOf(senses, ({ attributes }) => attributes.some(isNeeded));
    const general = { score: 0, needs };
    return matchKinds(stock, holdingId, { ...wishes, senses: wished, plans: new Map(), general });
  };
  // «самосвалы бу» are shown new where none is used.
  const same = [() => true, isOfKind].map((isNeeded) => find(senses, isNeeded)).find(({ total }) => total > 0);
  if (mark === undefined && same) return { found: same };
  const others = senses.map((sense) => (kindsAsked(sense).length > 0 ? { ...sense, attributes: [ofType] } : sense));
  const found = same ?? find(others, () => true);
  if (found.total === 0) return foundNothing(stock);
  const missing = mark === undefined ? many : `${many} ${mark}`;
  return { found: foundPlaces(stock, found.slice(0, mostNeighbours)), missing };
}

/** What is near to a model that only the market knows, with the wishes beside it where there is such a thing. */
export function findBeside(
  stock: VehicleStock,
  holdingId: number,
  { model, mark, mask }: MarketName,
  wishes: Wishes,
): FoundVehicles {
  const { names } = stock;
  const missing = `${mark ?? names.marks.find(({ id }) => id === model.markId)?.name} ${model.name}`.trim();
  const ofMark = names.models.filter(({ markId, type }) => markId === model.markId && type === model.type);
  // Any body of the mark is near.
  const bodyTypes = [...model.bodyTypes, ...ofMark.flatMap((one) => one.bodyTypes)];
  const needs = bitsOf(wishes.senses, ({ attributes }) => attributes.length > 0) & ~mask;
  const wanted = [{ ...model, klass: null, bodyTypes }];
  return findInstead(holdingOf(stock, holdingId), wanted, missing, { ...wishes, needs });
}
