import type { NameTable } from './name-table.ts';
import { bitCount, type NameHit, wholeNameBonus } from './score-names.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/** Neighbours are offered, not listed: no more than a visitor looks through, vehicles. */
export const mostNeighbours = 60;
/** Vehicles of the same mark that make others superfluous. */
const enoughOfMark = 6;
/** Hits this near to the best name the same thing: «семерка» is a Lada and a BMW. */
const sameScore = 0.05;
/** Least quality of a word that names what is out: beginnings and typos do not. */
const leastQuality = 0.88;

/**
 * The models that a query names best; none while the name is a beginning or a guess. Words that are a wish too (`isWish`: «робот»)
 * name nothing by themselves.
 */
export function askedModels(hits: ReadonlyMap<number, NameHit>, isWish: (word: number) => boolean): number[] {
  const best = [...hits.values()].reduce((most, { score }) => Math.max(most, score), 0);
  return [...hits].flatMap(([model, { score, mask, isWhole, hasMark }]) => {
    if (score < best - sameScore || !(isWhole || hasMark)) return [];
    const hasOwn = [...Array(32).keys()].some((word) => (mask & (1 << word)) !== 0 && !isWish(word));
    return hasOwn && score >= leastQuality * bitCount(mask) + wholeNameBonus ? [model] : [];
  });
}

const headOf = (name: string) => /^(?:\p{L}{2,}|\p{L}(?=\d))/u.exec(name)?.[0];

function isFamily(a: string, b: string): boolean {
  const head = headOf(a);
  return a.startsWith(`${b} `) || b.startsWith(`${a} `) || (head !== undefined && head === headOf(b));
}

/** How near a model is to one that is out: its family, its mark, its size and body; 0 when it is something else. */
function nearness({ models, marks, markOf }: NameTable, place: number, missing: number): number {
  const [model, asked] = [models[place], models[missing]];
  if (!model || !asked || model.type !== asked.type) return 0;
  const isBody = model.bodyTypes.some((body) => asked.bodyTypes.includes(body));
  const isSize = model.klass === asked.klass;
  if (model.markId === asked.markId)
    return (isFamily(model.name, asked.name) ? 4 : isBody ? 3 : 0) + (isBody && isSize ? 0.5 : 0);
  const [mark, askedMark] = [marks[markOf[place] ?? -1], marks[markOf[missing] ?? -1]];
  return isBody && isSize ? (mark?.country === askedMark?.country ? 1.4 : 1) : 0;
}

/** Models near to those that are out, with how near: of the same mark, and of others while there are too few. */
export function neighbourModels(
  stock: VehicleStock,
  holdingId: number,
  missing: readonly number[],
): ReadonlyMap<number, number> {
  const counts = stock.modelCounts.get(holdingId) ?? new Map<number, number>();
  const near = [...counts.keys()].flatMap((model) => {
    const score = missing.reduce((most, asked) => Math.max(most, nearness(stock.names, model, asked)), 0);
    return score > 0 ? [[model, score] as const] : [];
  });
  const ofMark = near.filter(([, score]) => score >= 2);
  const count = ofMark.reduce((sum, [model]) => sum + (counts.get(model) ?? 0), 0);
  return new Map(count >= enoughOfMark ? ofMark : near);
}
