import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { isAside } from '../pages/errands.ts';
import { isFiller } from '../pages/find-pages.ts';
import type { NameTable } from '../words/name-table.ts';
import { readOtherMakers } from '../words/other-makers.ts';
import { isComeWith } from '../words/parse-query.ts';
import type { QueryWord } from '../words/query-word.ts';
import { readMarks, readNamed } from '../words/read-special.ts';
import { type GoodsPosting, goodsWeights } from './goods-index.ts';
import { isQuality, towards } from './goods-reading.ts';
import { goodsSenseOf } from './goods-senses.ts';
import type { GoodsStock } from './goods-stock.ts';
import { isFarFromFigure } from './nearest-figures.ts';
import { toldWishes } from './told-wishes.data.ts';
import { readTyreSize } from './tyre-size.ts';

const wishes = toldWishes.map(([beside, said, named]) => ({
  beside: new RegExp(beside, 'u'),
  said: new RegExp(said, 'u'),
  named,
}));

/** What is said of any thing and written in no name. */
const unwritten =
  /^(?:универсал|автомобил|хорош|лучш|недорог|дешев|нов|оригинал|родн|качеств|мужск|проверен|люб|зарядн|пусков)/;

/** Marks are letters with figures, which names of cars are as well: each of them belongs to things of its own. */
const thingsOfMarks: readonly (readonly [mark: RegExp, thing: RegExp])[] = [
  [/^ \d{1,2}w-|^ \dt$/, /^масло/],
  [/^ r\d{2}$|^ \d×/, /^(?:шина|диск (?:литой|штамп))/],
  [/^ (?:h\d{1,2}|hb\d|d\d|t\d{2})/, /^лампа/],
  [/^ g1[1-3]/, /^антифриз/],
  [/^ dot /, /^жидкость/],
];

/** Names of what is shown, with their makers, as searched texts are written. */
const namesOf = ({ items, brands }: GoodsStock, places: readonly number[]): string[] =>
  places.flatMap((place) => {
    const item = items[place];
    const brand = brands.get(item?.brandId ?? 0);
    return item ? [foldText(`${item.name}, ${brand?.nameEn ?? ''} ${brand?.nameRu ?? ''}`)] : [];
  });

const leastLetters = 3;
/** So many tell what kind of things are shown. */
const fewShown = 4;
/** An ending more or less is the same word. */
const stemLength = 6;

/** A shorter name is one of other things as well. */
const longLine = /^[a-z]{6,}$/;

type Telling = 'maker' | 'property' | undefined;

/** Where the shop has a word, as a query is read. */
const listsOf = (stock: GoodsStock, names: NameTable, word: QueryWord): readonly GoodsPosting[] =>
  goodsSenseOf(stock, names, word).words.flatMap((match) => stock.words.get(match.word) ?? []);

const { name, brand, head, keyword } = goodsWeights;

/** Whether nobody knows a word that is said of a thing; with what it comes is told nowhere. */
const isStrange = (words: readonly QueryWord[], at: number): boolean => {
  const { text = '', exact = [], prefix = [], fuzzy = [] } = words[at] ?? {};
  return (
    /^\p{L}{4}/u.test(text) &&
    exact.length + prefix.length + fuzzy.length === 0 &&
    !isComeWith(words, at) &&
    !isFiller(text) &&
    !unwritten.test(text) &&
    !isAside(text) &&
    !towards.has(words[at - 1]?.text ?? '')
  );
};

/** Whether a word names a maker or a line of one, or a property that other things of the shop have. */
function tellingOf(
  stock: GoodsStock,
  names: NameTable,
  words: readonly QueryWord[],
  at: number,
  isUniversal: boolean,
): Telling {
  const word = words[at];
  if (!word || word.isStopWord || word.attribute || word.text.length < leastLetters) return undefined;
  const listed = listsOf(stock, names, word);
  const isCar = word.exact.some((match) => names.postings.has(match.word));
  // What nobody knows is a name where its letters are Latin.
  if (listed.length === 0 && isStrange(words, at)) return 'maker';
  if (listed.length === 0)
    return !isCar && word.prefix.length + word.fuzzy.length === 0 && /^[a-z]{3}/.test(word.text) ? 'maker' : undefined;
  // «тосол» is what people call a kind of things, and a maker.
  const isKind = listed.some(({ weight }) => weight === keyword || weight === head);
  // «шины на сид» are no thing of SHAD.
  if (isCar && towards.has(words[at - 1]?.text ?? '')) return undefined;
  // «магнитола урал»: of what fits every car.
  if ((!isCar || isUniversal) && !isKind && listed.some(({ weight }) => weight === brand)) return 'maker';
  if (isQuality(word.text)) {
    // «на лобовое» is where it goes.
    const isProperty = !unwritten.test(word.text) && !towards.has(words[at - 1]?.text ?? '');
    return isProperty && listed.some(({ weight }) => weight === name || weight === head) ? 'property' : undefined;
  }
  // «лукойл генезис»: a line beside its maker, whatever car is called so
  const makersOf = (lists: typeof listed, of: number) =>
    new Set(
      lists.flatMap(({ weight, items }) => (weight === of ? items.map((place) => stock.items[place]?.brandId) : [])),
    );
  // «нордман 8»: a line of one maker alone
  const isLine =
    !isCar && listed.every(({ weight }) => weight === name) && word.exact.some((match) => longLine.test(match.word));
  if (isLine && makersOf(listed, name).size === 1) return 'maker';
  const before = words.slice(0, at).flatMap((previous) => listsOf(stock, names, previous));
  const makers = makersOf(before, brand);
  return [...makersOf(listed, name)].some((maker) => maker !== undefined && makers.has(maker)) ? 'maker' : undefined;
}

/** A line by its figures, after its maker: «zic x7», «кама евро 129», «pilot sport 4»; not what is a size, a grade or an amount. */
const lineCode =
  /^(?:\s+(?:\p{L}{2,}|\d{1,2}w-?\d{2}))*?\s+(?!r\s?\d{2}|[аa]-?\s?(?:40|65)(?!\d)|\d{1,4}\s?(?:л|мл|кг|т|в|а|ач|вт)(?!\p{L}))([a-zа-я]{0,2}\s?-?\d{1,4}[a-zа-я]?)(?![\p{L}\d.,/×*]|\s?(?:w|см|мм|л|кг|т|вт|в|а|ач|ah|шт|гб|дюйм|литр|тонн|ампер|лет|год|камер|канал|датчик|предмет|°)|\s\d{2}(?![\d\p{L}]))/u;

/** A letter that looks alike may be heard: «беркут р20» is an R20. */
const soundsOf: Readonly<Record<string, string>> = { p: 'r', b: 'v', c: 's', h: 'n', y: 'u', x: 'h' };

/** Whether a maker's line that is told by figures is none of those that are shown. */
function lacksLine(text: string, makers: readonly QueryWord[], shown: () => readonly string[]): boolean {
  return makers.some((maker) => {
    const from = text.indexOf(maker.text);
    const code = from < 0 ? undefined : lineCode.exec(text.slice(from + maker.text.length))?.[1];
    if (code === undefined) return false;
    const [, letters = '', figures = ''] = /^([^\d\s-]*)[\s-]?(.*)$/u.exec(toLookAlike(code)) ?? [];
    const heard = [...letters].map((letter) => `[${letter}${soundsOf[letter] ?? ''}]`).join('');
    const isSaid = new RegExp(`(?<![\\p{L}\\d])\\p{L}*${heard}[\\s-]?${figures}(?!\\d)`, 'u');
    return !shown().some((name) => isSaid.test(toLookAlike(name)));
  });
}

/**
 * Whether something that a query says of a thing, its maker, material, size, grade, kind or number, is met by nothing that is shown.
 * `said`: as it was typed, `read`: as it was completed.
 */
export function isWishMissing(
  stock: GoodsStock,
  names: NameTable,
  words: readonly QueryWord[],
  { said, read }: { said: string; read: string },
  places: readonly number[],
): boolean {
  if (places.length === 0) return false;
  const text = foldText(said);
  let kept: readonly string[] | undefined;
  const shown = () => {
    kept ??= namesOf(stock, places);
    return kept;
  };
  const none = (pattern: RegExp) => !shown().some((name) => pattern.test(name));
  const lacksMark = (mark: string) => {
    const first = shown()[0] ?? '';
    const isOfThing = thingsOfMarks.some(([of, thing]) => of.test(mark) && thing.test(first));
    return isOfThing && !shown().some((name) => ` ${name} `.includes(mark));
  };
  const lacksSize = (size: string) =>
    shown()[0]?.startsWith('шина') === true && !shown().some((name) => name.includes(size.toLowerCase()));
  const size = readTyreSize(said);
  const lacksWord = (word: QueryWord, telling: Telling) => {
    if (telling === undefined) return false;
    const lists = listsOf(stock, names, word);
    // What people call a kind of things by tells nothing of who made one.
    const ofMaker = new Set([head, name, brand]);
    const of = new Set(
      lists.flatMap(({ weight, items }) => (telling === 'property' || ofMaker.has(weight) ? items : [])),
    );
    if (places.some((place) => of.has(place))) return false;
    // «зимний» is «Зима», «wifi» Wi-Fi.
    const stem = stemRussian(word.text).slice(0, stemLength).replace(/н$/, '');
    return !shown().some((name) => name.includes(stem) || name.replaceAll('-', '').includes(stem));
  };
  const isUniversal = places.slice(0, fewShown).every((place) => stock.items[place]?.fits.length === 0);
  const isMaker = (word: QueryWord) =>
    word.text.length >= leastLetters && listsOf(stock, names, word).some(({ weight }) => weight === brand);
  return (
    wishes.some(({ beside, said: wish, named }) => {
      // «роснефть магнум полусинтетика»: what it is may be told by what comes.
      const found = beside.test(text) || beside.test(shown()[0] ?? '') ? wish.exec(text) : null;
      return found !== null && none(new RegExp(named.replaceAll('$1', found[1] ?? ''), 'u'));
    }) ||
    readNamed(said).some((named) => none(new RegExp(named.source, 'iu'))) ||
    readOtherMakers(text).some(none) ||
    readMarks(said).some(lacksMark) ||
    (size !== undefined && lacksSize(size)) ||
    isFarFromFigure(read, shown) ||
    lacksLine(text, words.filter(isMaker), shown) ||
    words.some((word, at) => lacksWord(word, tellingOf(stock, names, words, at, isUniversal)))
  );
}
