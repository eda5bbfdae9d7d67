import { goodsWeights } from './goods/goods-index.ts';
import type { GoodsStock } from './goods/goods-stock.ts';
import { isAside } from './pages/errands.ts';
import { isFiller } from './pages/find-pages.ts';
import { attributeOfWord, isStopWord } from './words/attributes.ts';
import type { Lexicon } from './words/lexicon.ts';
import type { NameTable } from './words/name-table.ts';
import { isVehicleWord } from './words/vehicle-words.ts';

/** What a holding knows; `countOf`: how many vehicles it has of some models. */
export type Known = {
  names: NameTable;
  goods: GoodsStock;
  lexicon: Lexicon;
  countOf: (models: readonly number[]) => number;
};

const wordQuality = 0.95;

const exactOf = ({ lexicon }: Known, word: string) =>
  lexicon.exact(word).filter(({ quality }) => quality >= wordQuality);
const marksOf = (known: Known, word: string): readonly number[] =>
  exactOf(known, word).flatMap((match) => known.names.postings.get(match.word)?.marks ?? []);

/** The words before the last, of which `telling` say what is sought: `wishes`, `things` of the shop, names; `marks`: those that one of them names. */
export type Others = {
  words: readonly string[];
  telling: readonly string[];
  wishes: readonly string[];
  things: readonly string[];
  marks: readonly number[];
};

export function readOthers(known: Known, words: readonly string[]): Others {
  const isThing = (word: string) =>
    exactOf(known, word).some((match) =>
      known.goods.words.get(match.word)?.some(({ weight }) => weight >= goodsWeights.keyword),
    );
  const telling = words.filter((word) => ![isStopWord, isFiller, isAside, isVehicleWord].some((is) => is(word)));
  const wishes = telling.filter((word) => attributeOfWord(word) !== undefined);
  const things = telling.filter((word) => !wishes.includes(word) && isThing(word));
  const [only = '', ...more] = telling;
  // «сид» is the Ceed rather than a Sea-Doo.
  const isModel = known.names.postings.get(only)?.marks.length === 0;
  if (isModel) return { words, telling, wishes, things, marks: [] };
  // «ленд ровер», «ли авто»: all words name the same mark.
  const marks = more.reduce<readonly number[]>(
    (shared, word) => {
      const own = shared.length === 0 ? [] : marksOf(known, word);
      return shared.filter((mark) => own.includes(mark));
    },
    marksOf(known, only),
  );
  return { words, telling, wishes, things, marks };
}

/** Whether all that is said of what is sought are things of the shop. */
export const isOfThings = ({ telling, things }: Others): boolean =>
  things.length > 0 && things.length === telling.length;

/** Whether nothing but wishes is said of what is sought. */
export const isOfWishes = ({ telling, wishes }: Others): boolean =>
  wishes.length > 0 && wishes.length === telling.length;
