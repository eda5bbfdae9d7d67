import { isOtherThing } from '../words/foreign-words.ts';
import { guessQuality, isSame, type WordMatch } from '../words/lexicon.ts';
import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/parse-query.ts';
import type { GoodsStock } from './goods-stock.ts';

/** In shorter words a typo makes another word: «айфон» is no tyre of Ikon. */
const shortestTypo = 6;

export const shortestWhole = 4;

/** The shop's knowledge of a word: letter for letter, in another form, similar, or none. */
export type GoodsKnowledge = 'letter' | 'whole' | 'near' | undefined;

export type GoodsSense = { words: readonly WordMatch[]; names: readonly WordMatch[] };
export const noSense: GoodsSense = { words: [], names: [] };
export const isNothing = (sense = noSense) => sense.words.length + sense.names.length === 0;

/** Meaning of a word in the shop: the first of exact, prefix and fuzzy matches that has one. */
export function goodsSenseOf(stock: GoodsStock, names: NameTable, word: QueryWord): GoodsSense {
  const fuzzy = word.text.length < shortestTypo ? [] : word.fuzzy.filter(({ quality }) => quality > guessQuality);
  // What the shop has letter for letter is no other form of a name.
  const isOwn = word.text.length >= shortestWhole && stock.words.has(word.text);
  for (const matches of [word.exact, word.prefix, fuzzy]) {
    const sense = {
      words: matches.filter((match) => stock.words.has(match.word)),
      names: matches.filter((match) => (!isOwn || isSame(match)) && names.postings.has(match.word)),
    };
    if (sense.words.length > 0 || sense.names.length > 0) return sense;
  }
  return noSense;
}

/** Whether the shop knows a word, for the vehicle search. */
export function goodsKnowledgeOf(stock: GoodsStock, names: NameTable, word: QueryWord): GoodsKnowledge {
  const isLong = word.text.length >= shortestWhole;
  // «шин»
  const isShort = /^\p{L}{3}$/u.test(word.text) && !names.postings.has(word.text);
  if ((isLong || isShort) && stock.words.has(word.text)) return 'letter';
  if (isLong && word.exact.some((match) => stock.words.has(match.word))) return 'whole';
  return goodsSenseOf(stock, names, word).words.length > 0 ? 'near' : undefined;
}

/** Whether a query asks for goods and nothing else: whatever its words, they name a thing of the shop and what it is for. */
export function isAboutGoods(stock: GoodsStock, names: NameTable, words: readonly QueryWord[]): boolean {
  if (words.some(({ text }) => isOtherThing(text))) return false;
  const telling = words.filter(({ isStopWord }) => !isStopWord);
  return (
    telling.some((word) => !word.attribute && !['near', undefined].includes(goodsKnowledgeOf(stock, names, word))) &&
    telling.every((word) => word.attribute || !isNothing(goodsSenseOf(stock, names, word)))
  );
}
