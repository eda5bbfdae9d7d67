import type { WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import { type CodeTable, isNumberCode, type ReadCode } from './read-codes.ts';

/**
 * How far a model's name, with that of its mark, explains a query: `mask` has a bit for each word explained; `hasMark`:
 * the mark itself was named; `coverage`: how much of the name was, 1 is all of it; `code`: the generation that was.
 */
export type NameHit = {
  mask: number;
  score: number;
  hasMark: boolean;
  coverage: number;
  bonus: number;
  code?: ReadCode | undefined;
};

/** Bonus of a name typed in full; a model's outweighs a mark's of the same word: «солярис». */
const wholeNameBonus = 0.6;
const markBonus = 0.57;
/** What a code loses whose figures come first: «икс 5 м» is no M5. */
const turnedLoss = 0.15;
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

/** A bit for each of a list that passes. */
export const bitsOf = <T>(list: readonly T[], test: (one: T, at: number) => boolean): number =>
  list.reduce((mask, one, at) => (test(one, at) ? mask | (1 << at) : mask), 0);

/** How many bits of a mask are set. */
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
  const figures = readings.reduce((mask, [first], at) => (/^\d/.test(first?.word ?? '') ? mask | (1 << at) : mask), 0);
  const hits = new Map<number, NameHit>();
  const offer = (model: number, hit: NameHit) => {
    const known = hits.get(model);
    if (!known || known.score < hit.score) hits.set(model, hit);
  };
  for (const [mark, part] of marks)
    for (const model of table.modelsOf[mark] ?? []) {
      const score = sumOf(part, 0) + markBonus;
      offer(model, { mask: part.mask, score, bonus: markBonus, hasMark: true, coverage: 0 });
    }
  for (const [place, part] of variants) {
    const variant = table.variants[place];
    if (!variant) continue;
    const mark = marks.get(table.markOf[variant.model] ?? -1);
    const coverage = Math.min(1, bitCount(part.mask) / variant.atoms);
    if (variant.isBeside && !mark) continue;
    const bonus = wholeNameBonus * coverage;
    const isTurned = variant.isCode && coverage === 1 && (part.mask & -part.mask & figures) !== 0;
    offer(variant.model, {
      mask: part.mask | (mark?.mask ?? 0),
      score: sumOf(part, 0) - (isTurned ? turnedLoss : 0) + (mark ? sumOf(mark, part.mask) : 0) + bonus,
      ...{ bonus, coverage, hasMark: mark !== undefined },
    });
  }
  return hits;
}

const isLoneCode = (code: string) => code.length >= leastLoneCode && /[a-z]\d/.test(code) && !isNumberCode(code);

/** «бмв 46»: two figures are told beside the mark where a letter stands before them. */
const isChassis = ({ code, models }: ReadCode, model: number): boolean =>
  /^\d\d$/.test(code) && models.get(model)?.names.includes(`e${code}`) === true;

/**
 * Adds the generations that were named: «октавия а7» is an Octavia, whatever else is called A7. A code alone names its models
 * where no name is typed in full.
 */
export function scoreCodes(hits: Map<number, NameHit>, codes: readonly ReadCode[]): void {
  for (const code of codes) {
    const isNamed = [...hits.values()].some(({ coverage, mask }) => coverage === 1 && (mask & ~code.mask) !== 0);
    const isName = [...hits.values()].some(({ coverage, mask }) => coverage === 1 && mask === code.mask);
    for (const model of code.models.keys()) {
      const hit = hits.get(model);
      if (hit && (hit.code || (code.mask & ~hit.mask) === 0)) continue;
      // «глк 220» is no S-Класс W220: the mark alone is not enough beside another model's name.
      const isOwn =
        hit !== undefined &&
        (hit.mask & ~code.mask) !== 0 &&
        // «форд 3» is no Focus, «фокус 3 хэтч» no third Hatch: a number is said of a whole name, beside it.
        (isNumberCode(code.code) || /^\d\d$/.test(code.code)
          ? (hit.coverage === 1 || (hit.hasMark && isChassis(code, model))) &&
            (((code.mask << 1) | (code.mask >> 1)) & hit.mask & ~code.mask) !== 0
          : hit.coverage > 0 || !isNamed);
      if (!isOwn && (isNamed || isName || !isLoneCode(code.code))) continue;
      const { mask, score, ...rest } =
        isOwn && hit ? hit : { mask: 0, score: wholeNameBonus, bonus: wholeNameBonus, hasMark: false };
      const added = codeScore * bitCount(code.mask & ~mask);
      hits.set(model, { ...rest, coverage: 1, mask: mask | code.mask, score: score + added, code });
    }
  }
}

/** Tells the models that a query names whole of which generation they are to be: «сид третьего поколения». */
export function scoreGeneration(hits: Map<number, NameHit>, table: CodeTable, code: string): void {
  const models = table.get(code);
  for (const [model, hit] of models ? hits : [])
    if (models?.has(model) && hit.coverage === 1 && !hit.code)
      hits.set(model, { ...hit, code: { mask: 0, code, models } });
}
