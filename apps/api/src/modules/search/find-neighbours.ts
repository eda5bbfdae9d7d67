import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { ModelEntry } from '../catalog/dictionary.ts';
import type { NameTable } from './name-table.ts';
import { type NameHit, qualityOf } from './score-names.ts';

/** Neighbours are offered, not listed: no more than a visitor looks through, vehicles. */
export const mostNeighbours = 60;
/** Vehicles of the same mark that make others superfluous. */
const enoughOfMark = 6;
/** Hits this near to the best name the same thing: «семерка» is a Lada and a BMW. */
const sameScore = 0.05;
/** Least quality of words that name what is out: beginnings and typos do not, but a typo beside the mark or the rest of the name. */
const leastQuality = { alone: 0.88, besideOther: 0.7, long: 0.58 };

function bestOf(
  hits: readonly (readonly [model: number, hit: NameHit])[],
  worthOf: (hit: NameHit) => number,
): (readonly [model: number, hit: NameHit])[] {
  const most = hits.reduce((best, [, hit]) => Math.max(best, worthOf(hit)), 0);
  return hits.filter(([, hit]) => worthOf(hit) >= most - sameScore);
}

/** What a word of the query is beside a part of a name: a wish too («робот»), only its beginning, so long that a typo leaves no doubt. */
type WordUse = { isWish: boolean; isBeginning: boolean; isLong: boolean };

/**
 * The models that a query names best; none while the name is a beginning or a guess, or may be that of several marks. Words that are a
 * wish too name nothing by themselves.
 */
export function askedModels(
  { markOf }: NameTable,
  hits: ReadonlyMap<number, NameHit>,
  uses: readonly WordUse[],
): number[] {
  const best = bestOf([...hits], ({ score }) => score);
  const isNamed = best.some(([, { coverage, hasMark }]) => coverage === 1 || hasMark);
  // A part of a name means all that have it: «ниндзя».
  const meant = isNamed ? best : bestOf([...hits], ({ score, bonus }) => score - bonus);
  const isOneMark = new Set(meant.map(([model]) => markOf[model])).size === 1;
  return meant.flatMap(([model, hit]) => {
    const { mask, coverage, hasMark } = hit;
    const used = uses.filter((_, word) => (mask & (1 << word)) !== 0);
    if (used.every(({ isWish }) => isWish) || used.some(({ isBeginning }) => isBeginning)) return [];
    const isOne = coverage > 0 && best.length === 1;
    const isBeside = hasMark || (coverage === 1 && used.length > 1);
    const isLong = isOne && used.every((use) => use.isLong);
    if (qualityOf(hit) < leastQuality[isLong ? 'long' : isOne && isBeside ? 'besideOther' : 'alone']) return [];
    return coverage === 1 || hasMark || isOneMark ? [model] : [];
  });
}

/** What models that are out are called together: their mark and the words that all their names begin with, else the first one. */
export function nameOf({ models, marks, markOf }: NameTable, missing: readonly number[], isModel: boolean): string {
  const mark = marks[markOf[missing[0] ?? -1] ?? -1]?.name ?? '';
  if (!isModel) return mark;
  const [first = [], ...others] = missing.map((model) => (models[model]?.name ?? '').split(' '));
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return [mark, ...(differs > 0 ? first.slice(0, differs) : first)].join(' ');
}

const headOf = (name: string) => /^(?:\p{L}{2,}|\p{L}(?=\d))/u.exec(name)?.[0];

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
export type Wanted = Pick<ModelEntry, 'name' | 'markId' | 'type' | 'klass' | 'bodyTypes'>;

/** How near a model is to one that is out: its family, its mark, its size and body; 0 when it is something else. */
function nearness({ models, marks, markOf }: NameTable, place: number, asked: Wanted): number {
  const model = models[place];
  if (!model || model.type !== asked.type) return 0;
  const isBody = model.bodyTypes.some((body) => asked.bodyTypes.includes(body));
  const isSize = model.klass === asked.klass;
  if (model.markId === asked.markId)
    return (
      (isFamily(model.name, asked.name) ? 4 + 2 * sharedName(model.name, asked.name) : isBody ? 3 : 0) +
      (isBody && isSize ? 0.5 : 0)
    );
  const [mark, askedMark] = [marks[markOf[place] ?? -1], marks.find(({ id }) => id === asked.markId)];
  if (!isBody || (!isSize && asked.klass !== null)) return 0;
  return (isSize ? 1 : 0.5) + (mark?.country === askedMark?.country ? 0.4 : 0);
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
