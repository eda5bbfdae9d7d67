import type { MarketModelEntry } from '../../feeds/dictionary/market.ts';
import type { Attribute } from '../words/attributes.data.ts';
import type { WordMatch } from '../words/lexicon.ts';
import { keysOf } from '../words/market-models.ts';
import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/query-word.ts';
import { isNumberCode, type ReadCode, readCodes } from '../words/read-codes.ts';
import { bitCount, bitsOf, scoreNames } from '../words/score-names.ts';
import { vehicleKinds } from '../words/vehicle-kinds.data.ts';

/**
 * Such a model in a query: a bit for each word that names it; `mark` is one that the dictionary lacks, its model may have no name. What is
 * `beside` its mark, named by other words, is its own whatever else is called so.
 */
export type MarketName = { model: MarketModelEntry; mask: number; mark?: string; country?: string; beside?: number };

/** Whether a wish is one for a lorry or a trailer. */
const isOfLorry = ({ key, value }: Attribute): boolean =>
  (key === 'kind' && vehicleKinds[value].type === 'commercial') ||
  (key === 'bodyType' && (value.includes('truck') || value.includes('semi-trailer')));

/** Bodies of motorcycles that names of cars end with: «кросс», «спорт». */
const isOfBike = ({ key, value }: Attribute): boolean =>
  key === 'bodyType' && value.every((body) => body === 'cross' || body === 'sport-bike');

/** Wishes beside which a mark may have another meaning elsewhere. */
const saysKind: ReadonlySet<string> = new Set<Attribute['key']>(['type', 'kind', 'bodyType', 'engine']);

/** A figure, a letter or a body ends no name by itself: «кашкай 2 литра» is no Qashqai+2, «сид св» the estate that is there, «рио х лайн» the Rio X. */
const isTellingWord = (text: string): boolean => /^(?!(?:sw|св|line|лайн)$)\p{L}{2,}$/u.test(text);
/** Shorter words are names by chance. */
const isWholeWord = /^\p{L}{4,}$/u;
/** A figure, or a few letters with or without one. */
const isCodeLike = /^(?:\p{L}{1,3})?\d{0,4}\p{L}{0,2}$/u;
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

/** Words that the dictionary explains by itself: whole names of models, without those of their marks, and codes of generations; `ofMarks`: of models beside their mark, `ofLorries` of lorries so, `ofCars`: of any but lorries; `ofWords`: whole names of one word, letter for letter; `ofNames`: any. */
function explained(
  names: NameTable,
  words: readonly QueryWord[],
  marked: ReadonlyMap<number, number>,
): {
  all: number;
  ofModels: number;
  ofMarks: number;
  ofLorries: number;
  ofCars: number;
  ofWords: number;
  ofNames: number;
} {
  const hits = scoreNames(
    names,
    words.map(({ exact }) => exact.filter(({ quality }) => quality >= leastQuality)),
  );
  const texts = words.map(({ text }) => text);
  let ofModels = 0;
  let ofMarks = 0;
  let ofLorries = 0;
  let ofCars = 0;
  let ofWords = 0;
  for (const [model, { mask, coverage, hasMark }] of hits) {
    if (coverage === 1 && !hasMark && bitCount(mask) === 1) ofWords |= mask;
    if (coverage < 1 || (!hasMark && bitCount(mask) === 1)) continue;
    const ofModel = mask & ~(marked.get(names.markOf[model] ?? -1) ?? 0);
    ofModels |= ofModel;
    if (hasMark) ofMarks |= ofModel;
    if (names.models[model]?.type !== 'commercial') ofCars |= ofModel;
    if (hasMark && names.models[model]?.type === 'commercial') ofLorries |= ofModel;
  }
  const ofLetters = bitsOf(
    words,
    ({ text, exact }) => isWholeWord.test(text) && exact.some(({ quality }) => quality === 1),
  );
  const isOfMark = (models: ReadCode['models']) =>
    marked.size === 0 || [...models.keys()].some((model) => marked.has(names.markOf[model] ?? -1));
  const all = readCodes(names.codes, texts).reduce(
    (masks, { mask, code, models }) => (isOfMark(models) && !isNumberCode(code) ? masks | mask : masks),
    ofModels,
  );
  return { all, ofModels, ofMarks, ofLorries, ofCars, ofWords: ofWords & ofLetters, ofNames: ofModels | ofWords };
}

/** Neighbouring words of a query from the place `at` on, a bit for each, and how they are looked up as one name. */
type Piece = { at: number; mask: number; texts: readonly string[]; keys: readonly string[] };

/** Pieces of a query, the longest first. */
function piecesOf(words: readonly QueryWord[]): Piece[] {
  const pieces: Piece[] = [];
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const texts = words.slice(at, at + length).map(({ text }) => text);
      pieces.push({ at, mask: ((1 << length) - 1) << at, texts, keys: keysOf(texts.join(' ')) });
    }
  return pieces;
}

const findBy = <T>(keys: readonly string[], table: ReadonlyMap<string, T> | undefined): T | undefined =>
  keys.map((key) => table?.get(key)).find(Boolean);

/** The marks of models that a word names whole by itself. */
const marksOfModel = ({ postings, variants, markOf }: NameTable, word: QueryWord | undefined): readonly number[] =>
  (word?.exact ?? []).flatMap(({ word: said, quality }) =>
    quality === 1 && isWholeWord.test(said)
      ? (postings.get(said)?.variants ?? []).flatMap((place) =>
          variants[place]?.atoms === 1 ? (markOf[variants[place].model] ?? []) : [],
        )
      : [],
  );

/** What may name a model of the market, the longest first. */
function* candidates(
  names: NameTable,
  words: readonly QueryWord[],
  marked: ReadonlyMap<number, number>,
): Generator<MarketName> {
  const { market, postings } = names;
  const pieces = piecesOf(words);
  const isNoneAlone = ({ word }: WordMatch) => {
    const { marks, variants } = postings.get(word) ?? { marks: [-1], variants: [] };
    return marks.length === 0 && variants.every((place) => names.variants[place]?.isBeside === true);
  };
  // Figures beside anything but wishes are no car: «фильтр 2115».
  const isBesideWishes = words.every(
    ({ text, attribute, isStopWord }) => attribute || isStopWord || /^\d{4,}$/.test(text),
  );
  // «тягач каскадия»; by itself such a word is one of another world: «тоник», «аврора».
  const isBesideLorry = words.some(({ attribute }) => attribute && isOfLorry(attribute));
  yield* ofOtherMarks(names, words, pieces);
  for (const { at, mask, texts, keys } of pieces) {
    // «калина кросс» without its mark
    for (const mark of texts.length > 1 && texts.every(isTellingWord) ? marksOfModel(names, words[at]) : []) {
      const model = marked.has(mark) ? undefined : findBy(keys, market.ofMark.get(mark));
      if (model) yield { model, mask, beside: 0 };
    }
    for (const [mark, named] of marked) {
      const model = (named & mask) === 0 ? findBy(keys, market.ofMark.get(mark)) : undefined;
      if (model) yield { model, mask, beside: named };
    }
    const isUnknown =
      texts.length === 1 &&
      words[at]?.exact.every(isNoneAlone) === true &&
      !words[at]?.isStopWord &&
      (isBesideWishes || !/^\d/.test(texts[0] ?? ''));
    // «паджеро мини» is no Mini.
    const isOtherMark = texts.length > 1 && texts.some((text) => postings.get(text)?.marks.length);
    const model = isUnknown || isOtherMark ? findBy(keys, market.alone) : undefined;
    // «лада виста» is no Toyota.
    const isOfOther = [...marked].some(
      ([mark, named]) => (named & mask) === 0 && names.marks[mark]?.id !== model?.markId,
    );
    const isOfOwn = [...marked.keys()].some((mark) => names.marks[mark]?.id === model?.markId);
    if (model && (isOfOwn || !isOfOther)) yield { model, mask };
    const lorry = isUnknown && isBesideLorry ? findBy(keys, market.lorries) : undefined;
    if (lorry) yield { ...lorry, mask };
  }
}

/** What names a mark that the dictionary lacks: with one of its models, or by a word that nothing here knows and beside wishes alone. */
function* ofOtherMarks(
  { market, joined }: NameTable,
  words: readonly QueryWord[],
  pieces: readonly Piece[],
): Generator<MarketName> {
  for (const { mask, keys, texts } of pieces) {
    const mark = findBy(keys, market.marks);
    if (!mark) continue;
    for (const piece of pieces) {
      const model = (piece.mask & mask) === 0 ? findBy(piece.keys, mark.models) : undefined;
      // «дачия логан» is the Renault that is there; «хино рейнджер» is no Ford.
      const isThere = /^\p{L}{3}/u.test(piece.keys[0] ?? '') && joined.has(piece.keys[0] ?? '');
      if (model && (!isThere || model.type === 'commercial'))
        yield { model, mask: mask | piece.mask, mark: mark.name, country: mark.country, beside: mask };
    }
    const [first] = mark.models.values();
    // «атом электромобиль» is no battery, «арктик кэт» no washer fluid.
    const isOfKind = texts.length > 1 || words.some(({ attribute }) => attribute && saysKind.has(attribute.key));
    // «progasi 250», «beta rr»: its own codes are many, the table has some.
    const isOfRiders = first?.type !== 'cars' && first?.type !== 'commercial';
    // «максискутер sym 400»
    const isAlone = words.every(({ text, exact, attribute, isStopWord }, at) =>
      (mask & (1 << at)) === 0
        ? attribute || isStopWord || (isOfKind && /^\d+$/.test(text)) || (isOfRiders && isCodeLike.test(text))
        : (exact.length === 0 || isOfKind) && !isStopWord,
    );
    if (first && isAlone) yield { model: { ...first, name: '' }, mask, mark: mark.name, country: mark.country };
  }
}

/**
 * The model that a query names and the market alone knows, the longest name first: beside its mark, or by a word that nothing here
 * knows. None that takes a word of what the dictionary knows.
 */
export function findMarketName(names: NameTable, words: readonly QueryWord[]): MarketName | undefined {
  const marked = namedMarks(names, words);
  const aside = bitsOf(words, ({ attribute, isStopWord }) => attribute !== undefined || isStopWord);
  const telling = bitsOf(words, ({ text }) => isTellingWord(text));
  const ofBikes = bitsOf(words, ({ attribute }) => attribute !== undefined && isOfBike(attribute));
  let known: ReturnType<typeof explained> | undefined;
  for (const found of candidates(names, words, marked)) {
    known ??= explained(names, words, marked);
    // Beside a model of its mark that is there another word is none: «audi a6 quattro».
    const isWord = words.every(({ text }, at) => (found.mask & (1 << at)) === 0 || !/^\d/.test(text));
    // «mercedes cla 200» is no W123 200.
    const isTrim = /^\d+$/.test(found.model.name) && (known.ofMarks & ~found.mask) !== 0;
    // Nor are figures beside a lorry that is named with its mark: «вольво fh 460».
    const isFigure = words.every(({ text }, at) => (found.mask & (1 << at)) === 0 || /^\d+$/.test(text));
    // «пежо партнер типи» is the car, not the van whose name is shorter.
    const ofVans = found.model.type === 'cars' ? known.ofModels & ~known.ofCars & found.mask : 0;
    const ofVan = ofVans === found.mask ? 0 : ofVans;
    // «транзит коннект» goes on where the name of the Transit ends.
    const shorter = isWord && found.beside !== undefined ? known.ofNames & found.mask : 0;
    const isLonger = shorter !== 0 && shorter !== found.mask && (found.mask & ~telling) === 0;
    const own = ofVan | (isLonger ? shorter : 0);
    const besideOf = (isWord || isTrim ? known.ofModels : isFigure ? known.ofLorries : 0) & ~own;
    // «логан бочка» is no Audi 80.
    const isNickname = found.beside === undefined && found.mark === undefined && bitCount(found.mask) === 1;
    const before = known.ofWords & ((found.mask & -found.mask) - 1);
    const isBeside = (found.mark === undefined && besideOf !== 0) || (isNickname && before !== 0);
    // «минск с4» is no C-Класс, «авантис а7» no Audi, «хино 300» no Tank.
    const isOwn = found.beside !== undefined && found.model.type !== 'cars';
    const claimed = (isOwn ? known.ofMarks : known.all) & ~own;
    // «калина кросс»: what is a wish elsewhere may end a name.
    const wished = isLonger ? aside & ~ofBikes : aside;
    if (!isBeside && ((claimed | wished) & found.mask) === 0) return found;
  }
  return undefined;
}
