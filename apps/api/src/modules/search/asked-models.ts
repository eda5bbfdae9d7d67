import type { NameTable } from './name-table.ts';
import { bitsOf, type NameHit, qualityOf } from './score-names.ts';
import { isSureName, type Reading } from './vehicle-reading.ts';

/** Hits this near to the best one name the same thing: «семерка» is a Lada and a BMW. */
const sameScore = 0.05;
/** A word of so many letters leaves no doubt in spite of a typo. */
const shortestSure = 8;
/** How well a name must be typed to say that it is out; worse beside its mark or the rest of it, and in long words. */
const leastQuality = { alone: 0.88, besideOther: 0.7, long: 0.58 };

type Hit = readonly [model: number, hit: NameHit];

function bestOf(hits: readonly Hit[], worthOf: (hit: NameHit) => number): Hit[] {
  const most = hits.reduce((best, [, hit]) => Math.max(best, worthOf(hit)), 0);
  return hits.filter(([, hit]) => worthOf(hit) >= most - sameScore);
}

/**
 * The models that a query names best; none where the name is a beginning or a guess, may be that of several marks, or is a wish as well
 * («робот»).
 */
export function askedModels({ stock, words, senses, hits, masks }: Reading): number[] {
  const { markOf } = stock.names;
  const begun = bitsOf(senses, ({ kind }) => kind === 'prefix') & ~masks.coded;
  const short = bitsOf(words, ({ text }) => text.length < shortestSure);
  const best = bestOf([...hits], ({ score }) => score);
  const isNamed = best.some(([, hit]) => isSureName(hit));
  // «ниндзя»: a part of a name means all models that have it.
  const meant = isNamed ? best : bestOf([...hits], ({ score, bonus }) => score - bonus);
  const isOneMark = new Set(meant.map(([model]) => markOf[model])).size === 1;
  const isTypedWell = (hit: NameHit) => {
    const { mask, coverage, hasMark } = hit;
    const isOne = coverage > 0 && best.length === 1;
    const isBeside = hasMark || (coverage === 1 && (mask & (mask - 1)) !== 0);
    const isLong = isOne && (mask & short) === 0;
    return qualityOf(hit) >= leastQuality[isLong ? 'long' : isOne && isBeside ? 'besideOther' : 'alone'];
  };
  return meant.flatMap(([model, hit]) => {
    const isName = (hit.mask & ~masks.wished) !== 0 && (hit.mask & begun) === 0 && isTypedWell(hit);
    return isName && (isSureName(hit) || isOneMark) ? [model] : [];
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

/** «солярис» is the Hyundai first: the model that is out where a mark of the same name is there. */
export function missingNamesake({ stock, inStock, hits }: Reading, asked: readonly number[]): string | undefined {
  const isNamed = (model: number) => hits.get(model)?.coverage === 1;
  const named = asked.filter(isNamed);
  const isOut = named.length > 0 && named.length < asked.length && !named.some((model) => inStock.has(model));
  const isByMark = asked.every((model) => isNamed(model) || hits.get(model)?.coverage === 0);
  return isOut && isByMark ? nameOf(stock.names, named, true) : undefined;
}
