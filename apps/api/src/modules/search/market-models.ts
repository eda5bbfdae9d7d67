import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { soundKey } from '@showroom/domain/search/sound-key';
import type { Dictionary, MarkEntry } from '../catalog/dictionary.ts';
import { type MarketModelEntry, marketBeyond } from '../feeds/dictionary/market.ts';
import type { NameTable } from './name-table.ts';
import type { QueryWord } from './parse-query.ts';
import { readCodes } from './read-codes.ts';
import { bitCount, scoreNames } from './score-names.ts';

/** Models that the market knows and the dictionary lacks: by the place of the mark and how people write them, and those of one mark alone. */
export type MarketModels = {
  ofMark: ReadonlyMap<number, ReadonlyMap<string, MarketModelEntry>>;
  alone: ReadonlyMap<string, MarketModelEntry>;
};

/** Such a model in a query: a bit for each word that names it. */
export type MarketName = { model: MarketModelEntry; mask: number };

const longestName = 3;
/** A shorter word alone may be anything; so may figures. */
const shortestAlone = 5;
/** Shorter words sound alike by chance. */
const shortestSound = 4;

const keysOf = (text: string): string[] => {
  const joined = searchAtoms(text).join('');
  const isWord = /^\p{L}+$/u.test(joined) && joined.length >= shortestSound;
  return isWord ? [joined, `~${soundKey(joined)}`] : [joined];
};

/** Reads what the market knows beyond a dictionary; marks are positions in the list. */
export function buildMarketModels(
  marks: readonly MarkEntry[],
  { marks: markMap, models: modelMap }: Pick<Dictionary, 'marks' | 'models'>,
): MarketModels {
  const known = {
    marks: [...markMap.values()].map((mark) => ({ ...mark, popular: false })),
    models: [...modelMap.values()].map((model): Parameters<typeof marketBeyond>[1][number] => ({
      ...model,
      bodyTypes: [...model.bodyTypes] as MarketModelEntry['bodyTypes'],
      twoWheelDrive: null,
    })),
  };
  const places = new Map(marks.map(({ id }, place) => [id, place]));
  /** How the dictionary's own models are written, by mark. */
  const own = Map.groupBy([...modelMap.values()], ({ markId }) => markId);
  const joined = (text: string) => searchAtoms(text).join('');
  // «Porter» is the Porter II that is there.
  const isFamily = (key: string, markId: number) =>
    (own.get(markId) ?? []).some((model) => [model.name, model.nameRu].some((name) => joined(name).startsWith(key)));
  const ofMark = new Map<number, Map<string, MarketModelEntry>>();
  const alone = new Map<string, MarketModelEntry | undefined>();
  for (const model of marketBeyond(known.marks, known.models).models) {
    const place = places.get(model.markId);
    if (place === undefined) continue;
    const names = [model.name, model.nameRu, ...model.spellings];
    if (names.some((name) => isFamily(joined(name), model.markId))) continue;
    const byKey = ofMark.get(place) ?? new Map<string, MarketModelEntry>();
    ofMark.set(place, byKey);
    for (const key of names.flatMap(keysOf)) {
      if (!byKey.has(key)) byKey.set(key, model);
      if (key.length >= shortestAlone && /^\p{L}+$/u.test(key) && model.type === 'cars')
        alone.set(key, alone.has(key) && alone.get(key)?.markId !== model.markId ? undefined : model);
    }
  }
  const single = [...alone].flatMap(([key, model]) => (model ? [[key, model] as const] : []));
  return { ofMark, alone: new Map(single) };
}

const leastQuality = 0.9;

/** Which words name each mark. */
function namedMarks({ postings }: NameTable, words: readonly QueryWord[]): Map<number, number> {
  const named = new Map<number, number>();
  for (const [at, { exact }] of words.entries())
    for (const { word, quality } of exact)
      for (const mark of (quality >= leastQuality && postings.get(word)?.marks) || [])
        named.set(mark, (named.get(mark) ?? 0) | (1 << at));
  return named;
}

/** Words that the dictionary explains by itself: whole names of models, without those of their marks, and codes of generations. */
function explained(names: NameTable, words: readonly QueryWord[], marked: ReadonlyMap<number, number>): number {
  const hits = scoreNames(
    names,
    words.map(({ exact }) => exact.filter(({ quality }) => quality >= leastQuality)),
  );
  const texts = words.map(({ text }) => text);
  let ofModels = 0;
  for (const [model, { mask, coverage, hasMark }] of hits)
    if (coverage === 1 && (hasMark || bitCount(mask) > 1))
      ofModels |= mask & ~(marked.get(names.markOf[model] ?? -1) ?? 0);
  return readCodes(names.codes, texts).reduce((all, { mask }) => all | mask, ofModels);
}

/** What may name a model of the market, the longest first. */
function* candidates(
  { ofMark, alone }: MarketModels,
  words: readonly QueryWord[],
  marked: ReadonlyMap<number, number>,
): Generator<MarketName> {
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const mask = ((1 << length) - 1) << at;
      const texts = words.slice(at, at + length).map(({ text }) => text);
      const keys = keysOf(texts.join(' '));
      for (const [mark, named] of marked) {
        const model = (named & mask) === 0 ? keys.map((key) => ofMark.get(mark)?.get(key)).find(Boolean) : undefined;
        if (model) yield { model, mask };
      }
      const isUnknown = length === 1 && words[at]?.exact.length === 0 && !words[at]?.isStopWord;
      const model = isUnknown ? alone.get(texts[0] ?? '') : undefined;
      if (model) yield { model, mask };
    }
}

/**
 * The model that a query names and the market alone knows, the longest name first: beside its mark, or by a word that nothing here
 * knows. None that takes a word of what the dictionary knows.
 */
export function findMarketName(names: NameTable, words: readonly QueryWord[]): MarketName | undefined {
  const marked = namedMarks(names, words);
  let taken: number | undefined;
  for (const found of candidates(names.market, words, marked)) {
    taken ??= words.reduce(
      (all, { attribute, isStopWord }, at) => (attribute || isStopWord ? all | (1 << at) : all),
      explained(names, words, marked),
    );
    if ((taken & found.mask) === 0) return found;
  }
  return undefined;
}
