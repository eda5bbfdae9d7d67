import type { WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import type { ReadCode } from './read-codes.ts';

/**
 * How far a model's name, with that of its mark, explains a query: `mask` has a bit for each word explained; `hasMark`:
 * the mark itself was named; `isWhole`: all words of a name of the model were; `code`: the generation that was.
 */
export type NameHit = { mask: number; score: number; hasMark: boolean; isWhole: boolean; code?: ReadCode };

/** Bonus of a name typed in full. */
export const wholeNameBonus = 0.6;
/** Weight of a word of a generation's code beside a word of a name. */
const codeScore = 0.9;
/** Least length of a code that names a model without any word of its name: `w124`, `e39`. */
const leastLoneCode = 3;

type Part = { mask: number; qualities: number[] };

function note(parts: Map<number, Part>, key: number, atom: number, quality: number): void {
  const part = parts.get(key);
  if (!part) parts.set(key, { mask: 1 << atom, qualities: qualitiesWith(atom, quality) });
  else {
    part.mask |= 1 << atom;
    part.qualities[atom] = Math.max(part.qualities[atom] ?? 0, quality);
  }
}

function qualitiesWith(atom: number, quality: number): number[] {
  const list: number[] = [];
  list[atom] = quality;
  return list;
}

function sumOf({ mask, qualities }: Part, without: number): number {
  let sum = 0;
  for (const [atom, quality] of qualities.entries())
    if (quality !== undefined && (mask & ~without & (1 << atom)) !== 0) sum += quality;
  return sum;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Scores every model that some word of a query names, by its mark, its own name, or both. `readings`: for each word
 * of the query what it may mean.
 */
export function scoreNames(table: NameTable, readings: readonly (readonly WordMatch[])[]): Map<number, NameHit> {
  const marks = new Map<number, Part>();
  const variants = new Map<number, Part>();
  for (const [atom, matches] of readings.entries())
    for (const { word, quality } of matches) {
      const posting = table.postings.get(word);
      for (const mark of posting?.marks ?? []) note(marks, mark, atom, quality);
      for (const variant of posting?.variants ?? []) note(variants, variant, atom, quality);
    }
  const hits = new Map<number, NameHit>();
  const offer = (model: number, mask: number, score: number, hasMark: boolean, isWhole = false) => {
    const known = hits.get(model);
    if (!known || known.score < score) hits.set(model, { mask, score, hasMark, isWhole });
  };
  for (const [mark, part] of marks)
    for (const model of table.modelsOf[mark] ?? []) offer(model, part.mask, sumOf(part, 0) + wholeNameBonus, true);
  for (const [place, part] of variants) {
    const variant = table.variants[place];
    if (!variant) continue;
    const mark = marks.get(table.markOf[variant.model] ?? -1);
    const coverage = Math.min(1, bitCount(part.mask) / variant.atoms);
    offer(
      variant.model,
      part.mask | (mark?.mask ?? 0),
      sumOf(part, 0) + (mark ? sumOf(mark, part.mask) : 0) + wholeNameBonus * coverage,
      mark !== undefined,
      coverage === 1,
    );
  }
  return hits;
}

const isLoneCode = (code: string) => code.length >= leastLoneCode && /[a-z]\d/.test(code);

/**
 * Adds the generations that were named: «октавия а7» is an Octavia, whatever else is called A7. A code alone names its models
 * where no name is typed in full.
 */
export function scoreCodes(hits: Map<number, NameHit>, codes: readonly ReadCode[]): void {
  for (const code of codes) {
    const isNamed = [...hits.values()].some(({ isWhole, mask }) => isWhole && (mask & ~code.mask) !== 0);
    const isName = [...hits.values()].some(({ isWhole, mask }) => isWhole && mask === code.mask);
    for (const model of code.models.keys()) {
      const hit = hits.get(model);
      if (hit && (hit.code || (code.mask & ~hit.mask) === 0)) continue;
      const isOwn = hit !== undefined && (hit.mask & ~code.mask) !== 0;
      if (!isOwn && (isNamed || isName || !isLoneCode(code.code))) continue;
      const { mask, score, ...rest } =
        isOwn && hit ? hit : { mask: 0, score: wholeNameBonus, hasMark: false, isWhole: true };
      const added = codeScore * bitCount(code.mask & ~mask);
      hits.set(model, { ...rest, isWhole: true, mask: mask | code.mask, score: score + added, code });
    }
  }
}

/**
 * The hits that name more than a number: a mark's or model's own word outweighs figures, so that «пассат 3» is no Москвич 3.
 * All of them where only numbers are named.
 */
export function withoutLoneNumbers(
  hits: ReadonlyMap<number, NameHit>,
  words: readonly { text: string }[],
): Map<number, NameHit> {
  const letters = words.reduce((mask, { text }, at) => (/^\d/.test(text) ? mask : mask | (1 << at)), 0);
  const named = [...hits].filter(([, { mask }]) => (mask & letters) !== 0);
  return new Map(named.length > 0 ? named : hits);
}
