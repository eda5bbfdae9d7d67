import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { ModelEntry } from '../../catalog/dictionary.ts';
import { lorrySize } from '../words/lorry-sizes.data.ts';
import type { NameTable } from '../words/name-table.ts';

/** Neighbours are offered, not listed: no more than a visitor looks through, vehicles. */
export const mostNeighbours = 60;
/** Vehicles of the same mark that make others superfluous. */
const enoughOfMark = 6;
/** «2106» is of a family with 2107 and 2114, «X5» with X6. */
const headOf = (name: string) => /^(?:\p{L}{2,}|\p{L}(?=\d)|21(?=\d\d(?!\d)))/u.exec(name)?.[0];

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

/** Models of another mark that are the same car in its next life, by `mark/name`. */
const heirs: Readonly<Record<string, readonly [mark: string, name: RegExp]>> = {
  'chevrolet/Niva': ['lada', /^(?:Niva|4x4)/],
  'hyundai/Solaris': ['solaris', /./],
};
const heirScore = 7;

/** How near a lorry is to one of another mark or body: its mark first, then those of its body by size, then other bodies of its mark. */
function lorryNearness(model: ModelEntry, asked: Wanted, askedMark: string, isBody: boolean): number {
  if (!isBody) return model.markId === asked.markId ? 0.1 : 0;
  const steps = Math.abs(lorrySize(`${model.markCode} ${model.name}`) - lorrySize(`${askedMark} ${asked.name}`));
  return model.markId === asked.markId ? 3 - 0.3 * steps : 1.5 - 0.4 * steps;
}

/** How near a model is to one that is out: its family, its mark, its size and body; 0 when it is something else. */
function nearness({ models, marks, markOf }: NameTable, place: number, asked: Wanted): number {
  const model = models[place];
  if (!model || model.type !== asked.type) return 0;
  const askedMark = marks.find(({ id }) => id === asked.markId);
  const heir = heirs[`${askedMark?.code}/${asked.name}`];
  if (heir?.[0] === model.markCode && heir[1].test(model.name)) return heirScore;
  const isBody = model.bodyTypes.some((body) => asked.bodyTypes.includes(body));
  const isSize = model.klass === asked.klass;
  const isFamilyOf = model.markId === asked.markId && isFamily(model.name, asked.name);
  if (model.type === 'commercial' && !isFamilyOf) return lorryNearness(model, asked, askedMark?.code ?? '', isBody);
  if (model.markId === asked.markId)
    return (isFamilyOf ? 4 + 2 * sharedName(model.name, asked.name) : isBody ? 3 : 2) + (isBody && isSize ? 0.5 : 0);
  const mark = marks[markOf[place] ?? -1];
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
