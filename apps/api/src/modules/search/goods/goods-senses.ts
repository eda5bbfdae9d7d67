import { stemRussian } from '@showroom/domain/search/stem-russian';
import { isOtherThing } from '../words/foreign-words.ts';
import { guessQuality, isSame, type WordMatch } from '../words/lexicon.ts';
import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/query-word.ts';
import { goodsWeights } from './goods-index.ts';
import type { GoodsStock } from './goods-stock.ts';

/** In shorter words a typo makes another word: «айфон» is no tyre of Ikon. */
const shortestTypo = 6;

export const shortestWhole = 4;

/** The shop's knowledge of a word: letter for letter, in another form, similar, or none. */
export type GoodsKnowledge = 'letter' | 'whole' | 'near' | undefined;

export type GoodsSense = { words: readonly WordMatch[]; names: readonly WordMatch[] };
export const noSense: GoodsSense = { words: [], names: [] };
export const isNothing = (sense = noSense) => sense.words.length + sense.names.length === 0;

/** Whether a word is a thing of another world, and no name of a car: «газон некст». */
export const isThingElsewhere = ({ postings }: Pick<NameTable, 'postings'>, text: string): boolean =>
  isOtherThing(text) && !postings.has(text);

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

/** Makers of engines. */
const engineMakers: ReadonlySet<string> = new Set(
  'ямз змз умз ммз cummins каминз камминз камминс deutz дойц weichai вейчай isf'.split(' '),
);

/** Things that nobody has but for a vehicle: what nobody knows beside one is said of it. */
const carThings = new Set(
  (
    'магнитола автомагнитола видеорегистратор парктроник фаркоп дефлектор брызговик подкрылок незамерзайка антифриз тосол автошампунь суппорт амортизатор сайлентблок ступица ' +
    'стартер бампер фара мотошлем мотобот мотокуртка мотоперчатки секретка поперечина автобокс автокресло автолюлька автопылесос автоакустика авточехол авточехлы автокомпрессор шаровая шрус термостат дворник дворники колодка покрышка оплетка накидка аккумулятор акб'
  )
    .split(' ')
    .map(stemRussian),
);
const isCarThing = ({ text }: QueryWord): boolean => carThings.has(stemRussian(text));

/** A word of a name of goods or of what people call them, and one of who makes them. */
const isSaidBy = ({ words }: GoodsStock, { exact }: QueryWord, least: number, most: number): boolean =>
  exact.some(({ word }) => (words.get(word) ?? []).some(({ weight }) => weight >= least && weight <= most));

/**
 * Whether a query asks for goods: whatever its words, they name a thing of the shop and what it is for. Beside a car or a maker that is
 * named, and where a `grade` of oil is said, what nobody knows is said of the thing: «амортизатор кабины ситрак».
 */
export function isAboutGoods(
  stock: GoodsStock,
  names: NameTable,
  words: readonly QueryWord[],
  hasGrade: boolean,
): boolean {
  if (words.some(({ text }) => isThingElsewhere(names, text))) return false;
  const telling = words.filter(({ isStopWord }) => !isStopWord);
  const isThing = (word: QueryWord) =>
    !word.attribute && !['near', undefined].includes(goodsKnowledgeOf(stock, names, word));
  if (hasGrade) return true;
  if (!telling.some(isThing)) return false;
  if (telling.some(isCarThing)) return true;
  if (telling.every((word) => word.attribute || !isNothing(goodsSenseOf(stock, names, word)))) return true;
  const { head, name, brand } = goodsWeights;
  const isNamed = (word: QueryWord) =>
    engineMakers.has(word.text) ||
    (!/^\d/.test(word.text) && word.exact.some((match) => names.postings.has(match.word))) ||
    isSaidBy(stock, word, brand, brand);
  return telling.some(
    (word) =>
      isThing(word) && isSaidBy(stock, word, name, head) && telling.some((other) => other !== word && isNamed(other)),
  );
}
