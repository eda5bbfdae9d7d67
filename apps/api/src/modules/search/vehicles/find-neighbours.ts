import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { ModelEntry } from '../../catalog/dictionary.ts';
import { lorrySize } from '../words/lorry-sizes.data.ts';
import type { NameTable } from '../words/name-table.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';
import { ofRiders } from '../words/vehicle-kinds.ts';

/** Neighbours are offered, not listed: no more than a visitor looks through, vehicles. */
export const mostNeighbours = 60;
/** Vehicles of the same mark that make others superfluous. */
const enoughOfMark = 6;
/** «2106» is of a family with 2107 and 2114, «X5» with X6. */
const headOf = (name: string) => /^(?:\p{L}{2,}|\p{L}(?=\d)|21(?=\d\d))/u.exec(name)?.[0];

function isFamily(a: string, b: string): boolean {
  const head = headOf(a);
  return a.startsWith(`${b} `) || b.startsWith(`${a} `) || (head !== undefined && head === headOf(b));
}

/** How much of a name another begins with: of «Tiggo 7 Pro» all of Tiggo 7 Pro Max, two thirds of Tiggo 7L. */
function sharedName(name: string, asked: string): number {
  const [words, wanted] = [searchAtoms(name), searchAtoms(asked)];
  const differs = wanted.findIndex((word, at) => words[at] !== word);
  return differs < 0 ? 1 : differs / wanted.length;
}

/** What neighbours are looked for by. */
export type Wanted = Pick<ModelEntry, 'name' | 'markId' | 'type' | 'klass' | 'bodyTypes'> & {
  /** Of a mark that the dictionary lacks. */
  country?: string;
};

/** Models of another mark that are the same car in its next life, by `mark/name`, the nearest first. */
const heirs: Readonly<Record<string, readonly [mark: string, ...names: RegExp[]]>> = {
  'chevrolet/Niva': ['lada', /^Niva Travel/, /^(?:Niva|4x4)/],
  'hyundai/Solaris': ['solaris', /^(?:HS|KRS)/, /./],
};
const heirScore = 7;

/** How near a lorry is to one of another mark or body: its mark first, then those of its body by size, then other bodies of its mark. */
function lorryNearness(model: ModelEntry, asked: Wanted, askedMark: string, isBody: boolean): number {
  if (!isBody) return model.markId === asked.markId ? 0.1 : 0;
  const steps = Math.abs(lorrySize(`${model.markCode} ${model.name}`) - lorrySize(`${askedMark} ${asked.name}`));
  // A van of its mark is not near to a tractor.
  if (model.markId === asked.markId) return steps < 2 ? 3 - 0.3 * steps : 1;
  return 1.5 - 0.4 * steps;
}

/** Size classes from the smallest on; others are no sizes. */
const sizes = 'ABCDEF';
/** What a size adds: most where it is the same, less where it is the next one; a GLE is nearer to a GLS than a GLA is. */
function sizeScore(klass: string | null, asked: string | null): number {
  if (klass === asked) return 0.5;
  const [size, wanted] = [sizes.indexOf(klass ?? '-'), sizes.indexOf(asked ?? '-')];
  return size < 0 || wanted < 0 ? 0 : Math.max(0, 0.4 - 0.15 * Math.abs(size - wanted));
}

const isSport = (name: string): boolean => vehicleKinds['sport-atv'].said?.test(name) === true;
/** What a quad for sport is further from one for work. */
const otherWork = ({ type, name }: ModelEntry, asked: Wanted): number =>
  type === 'atv' && isSport(name) !== isSport(asked.name) ? 0.6 : 0;

const figureOf = (name: string): number => Number(/(?<!\d)(?:\d{3,4}|[5-9]\d)(?!\d)/.exec(name)?.[0] ?? 0);
/** Where nothing tells it: what Russian and Chinese makers of motorcycles sell most. */
const usualVolume = 250;
const isEastern = (country: string | undefined): boolean => country === 'ru' || country === 'cn';
/** How near the figures in two names are, half at most: of a Leopard 600 a Guepard 650 is nearer than an 850. */
function volumeScore(model: ModelEntry, asked: Wanted): number {
  if (!ofRiders.has(model.type)) return 0;
  const usual = model.type === 'moto' && isEastern(asked.country) ? usualVolume : 0;
  const [own, wanted] = [figureOf(model.name), figureOf(asked.name) || usual];
  return own === 0 || wanted === 0 ? 0 : (0.5 * Math.min(own, wanted)) / Math.max(own, wanted);
}

/** How near a model is to one that is out: its family, its mark, its size and body; 0 when it is something else. */
function nearness({ models, marks, markOf }: NameTable, place: number, asked: Wanted): number {
  const model = models[place];
  if (!model || model.type !== asked.type) return 0;
  const askedMark = marks.find(({ id }) => id === asked.markId);
  const [markOfHeir, ...heir] = heirs[`${askedMark?.code}/${asked.name}`] ?? [];
  const nearestHeir = markOfHeir === model.markCode ? heir.findIndex((one) => one.test(model.name)) : -1;
  if (nearestHeir >= 0) return heirScore - 0.5 * nearestHeir;
  const isBody = model.bodyTypes.some((body) => asked.bodyTypes.includes(body));
  const isSize = model.klass === asked.klass;
  const isFamilyOf = model.markId === asked.markId && isFamily(model.name, asked.name);
  if (model.type === 'commercial' && !isFamilyOf) return lorryNearness(model, asked, askedMark?.code ?? '', isBody);
  // A chopper is nearer to one of another mark than a cross bike of its own.
  if (model.type === 'moto' && !isFamilyOf && asked.bodyTypes.some((body) => body === 'classic'))
    return (isBody ? 2 : 0) + (model.markId === asked.markId ? 1 : 0) + volumeScore(model, asked);
  if (model.markId === asked.markId)
    return (
      (isFamilyOf ? 4 + 2 * sharedName(model.name, asked.name) : isBody ? 3 : 2) +
      (isBody ? sizeScore(model.klass, asked.klass) : 0) +
      volumeScore(model, asked) -
      otherWork(model, asked)
    );
  const mark = marks[markOf[place] ?? -1];
  if (!isBody || (!isSize && asked.klass !== null)) return 0;
  const country = asked.country ?? askedMark?.country;
  // What is sold under a Russian mark of motorcycles is made in China.
  const isOfLand =
    mark?.country === country || (model.type === 'moto' && isEastern(mark?.country) && isEastern(country));
  return (isSize ? 1 : 0.5) + (isOfLand ? 0.4 : 0) + volumeScore(model, asked);
}

/** Models of other marks that are like some, with how much: of the same body and size, of one land, upon a frame where those are. */
export function likeModels(
  { models, marks, markOf }: NameTable,
  inStock: ReadonlyMap<number, number>,
  wanted: readonly Wanted[],
): ReadonlyMap<number, number> {
  const isOnFrame = ({ name }: Pick<ModelEntry, 'name'>, mark: string) =>
    vehicleKinds['off-roader'].said?.test(`${mark} ${name}`) === true;
  const likeness = (place: number, asked: Wanted): number => {
    const model = models[place];
    const mark = marks[markOf[place] ?? -1];
    const askedMark = marks.find(({ id }) => id === asked.markId);
    if (!model || model.type !== asked.type || model.markId === asked.markId) return 0;
    const isBody = model.bodyTypes.some((body) => asked.bodyTypes.includes(body));
    if (!isBody) return 0;
    const isAsked = isOnFrame(asked, askedMark?.code ?? '');
    const isKind = isOnFrame(model, model.markCode) === isAsked;
    if (!isKind || (!isAsked && model.klass !== asked.klass)) return 0;
    return 1 + sizeScore(model.klass, asked.klass) + (mark?.country === askedMark?.country ? 0.1 : 0);
  };
  return new Map(
    [...inStock.keys()].flatMap((model) => {
      const score = wanted.reduce((most, asked) => Math.max(most, likeness(model, asked)), 0);
      return score > 0 ? [[model, score] as const] : [];
    }),
  );
}

/** Models near to those that are out, with how near: of the same mark, and of others while there are too few. */
export function neighbourModels(
  names: NameTable,
  inStock: ReadonlyMap<number, number>,
  missing: readonly Wanted[],
): ReadonlyMap<number, number> {
  const near = [...inStock.keys()].flatMap((model) => {
    const score = missing.reduce((most, asked) => Math.max(most, nearness(names, model, asked)), 0);
    return score > 0 ? [[model, score] as const] : [];
  });
  const ofMark = near.filter(([, score]) => score >= 2);
  const count = ofMark.reduce((sum, [model]) => sum + (inStock.get(model) ?? 0), 0);
  return new Map(count >= enoughOfMark ? ofMark : near);
}
