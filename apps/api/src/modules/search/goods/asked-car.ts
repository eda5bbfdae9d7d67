import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/query-word.ts';
import { type Generation, readCodes, saysGeneration } from '../words/read-codes.ts';
import { ordinalFigure } from '../words/read-facts.ts';
import { bitCount, bitsOf, type NameHit, scoreCodes, scoreNames } from '../words/score-names.ts';
import type { GoodsItem, YearSpan } from './goods.ts';
import type { GoodsSense } from './goods-senses.ts';

/** Cars that the words of a query name, by their place in the table of names. */
export type NamedCars = {
  hits: ReadonlyMap<number, NameHit>;
  /** Words, a bit for each, that are the code of a generation: «камри 55». */
  coded: number;
};

/** Reads which models the words name together, and of which generation. */
export function readCars(names: NameTable, words: readonly QueryWord[], senses: readonly GoodsSense[]): NamedCars {
  const hits = scoreNames(
    names,
    senses.map((sense) => sense.names),
  );
  const figures = words.map(({ text }, at) => (isUnit(words[at + 1]?.text) ? '' : (ordinalFigure(text) ?? text)));
  scoreCodes(hits, readCodes(names.codes, figures));
  const letters = bitsOf(words, ({ isStopWord }) => isStopWord);
  for (const [model, { mask, hasMark }] of hits) if ((mask & letters) !== 0 && !hasMark) hits.delete(model);
  let coded = 0;
  for (const { code } of hits.values()) coded |= code?.mask ?? 0;
  return { hits, coded };
}

/** «масло рио 4 литра» is for any Rio. */
const isUnit = (text = ''): boolean => /^(?:л|литр|шт|мл|мм|дюйм|метр|комплект|пар)/.test(text);

/** The models that a query names whole, by their ids, each with the years that are meant; a mark by its negative id. */
export type AskedModels = ReadonlyMap<number, Generation | undefined>;

/** Models whose names have all words of the longest whole name: «веста» is every Vesta, «тигго 4» no other Tiggo; none where none is whole. `car`: words that name a car and nothing else. */
export function readAskedModels(names: NameTable, { hits }: NamedCars, car: number): AskedModels | undefined {
  let longest = 0;
  for (const { coverage, mask } of hits.values())
    if (coverage === 1 && (mask & car) !== 0 && bitCount(mask) > bitCount(longest)) longest = mask;
  if (longest === 0) return undefined;
  const named = [...hits].filter(([, { coverage, mask }]) => coverage === 1 && (longest & ~mask) === 0);
  // «омода с5»: a longer name that only begins so in Russian, as that of S5, is another's.
  const wholeOf = (place: number) =>
    `${names.marks[names.markOf[place] ?? -1]?.name} ${names.models[place]?.name}`.replaceAll(' ', '');
  const isLonger = (place: number) =>
    named.some(([whole]) => wholeOf(place).includes(names.models[whole]?.name.replaceAll(' ', '') ?? ''));
  const asked = new Map<number, Generation | undefined>();
  for (const [place, { mask, code, coverage }] of hits) {
    const model = names.models[place];
    if (!model || (longest & ~mask) !== 0) continue;
    if (coverage > 0 && coverage < 1 && !isLonger(place)) continue;
    asked.set(model.id, code?.models.get(place));
    asked.set(-model.markId, undefined);
  }
  return asked;
}

/** Years that only touch are two generations. */
const overlaps = ([from, to]: YearSpan, generation: Generation): boolean =>
  Math.min(to ?? Number.POSITIVE_INFINITY, generation.to) > Math.max(from ?? 0, generation.from);

/** Whether an item is made for one of the cars asked for. What its name says of the generation outweighs its years. */
export const fitsAsked = ({ name, fits, years }: GoodsItem, asked: AskedModels): boolean =>
  fits.some((model, at) => {
    if (!asked.has(model)) return false;
    const generation = asked.get(model);
    const isSaid =
      generation && fits.length === 1 ? saysGeneration(name.replace(/^.* для /u, ''), generation) : undefined;
    return isSaid ?? (!generation || overlaps(years[at] ?? [null, null], generation));
  });
