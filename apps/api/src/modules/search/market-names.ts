import type { MarketModelEntry } from '../feeds/dictionary/market.ts';
import { keysOf } from './market-models.ts';
import type { NameTable } from './name-table.ts';
import type { QueryWord } from './parse-query.ts';
import { readCodes } from './read-codes.ts';
import { bitCount, scoreNames } from './score-names.ts';

/** Such a model in a query: a bit for each word that names it. */
export type MarketName = { model: MarketModelEntry; mask: number };

const longestName = 3;
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
  { market: { ofMark, alone }, postings }: NameTable,
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
      // «паджеро мини» is no Mini.
      const isOtherMark = length > 1 && texts.some((text) => postings.get(text)?.marks.length);
      const model = isUnknown || isOtherMark ? alone.get(texts.join('')) : undefined;
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
  for (const found of candidates(names, words, marked)) {
    taken ??= words.reduce(
      (all, { attribute, isStopWord }, at) => (attribute || isStopWord ? all | (1 << at) : all),
      explained(names, words, marked),
    );
    if ((taken & found.mask) === 0) return found;
  }
  return undefined;
}
