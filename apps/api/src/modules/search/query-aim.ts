import { isSaidOfAnything } from './attributes.ts';
import { type Errand, isAside, readErrand } from './errands.ts';
import { findErrandPages, findPages, isFiller, placeOfPath } from './find-pages.ts';
import type { GoodsStock } from './goods-stock.ts';
import { type Foreign, isGeneral, isOtherThing } from './foreign-words.ts';
import { guessQuality, type Lexicon, type WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import { pageWeights } from './page-index.ts';
import type { PageStock } from './page-stock.ts';
import { isSaidOf, readWays } from './page-ways.ts';
import { isComeWith, type QueryWord } from './parse-query.ts';
import { isPart, namesMissingPart } from './part-words.ts';
import { looksLikeVerb } from './verbs.ts';

/** What a query comes for: the pages that it means, and whether vehicles and goods are meant beside them. */
export type QueryAim = { pages: readonly number[]; vehicles: boolean; goods: boolean };

/** Who is asked for parts that the shop has none of, or for other cars alone. */
const partsRequest = '/service/auto-parts/';

const vehicleWord = /^(?:авто|машин|тачк)/;

/** The page of the request for parts first, then the others. */
export function withPartsRequest(pages: PageStock, holdingId: number, places: readonly number[]): readonly number[] {
  const request = placeOfPath(pages, holdingId, partsRequest);
  return request < 0 ? places : [request, ...places.filter((place) => place !== request)];
}

/** Words of the same query, as the pages read them and as the stocks do. */
type Words = { pages: readonly QueryWord[]; stocks: readonly QueryWord[] };

const shortestTypo = 6;
const shortestForeign = 3;
/** Where anything may be said beside: streets, names, what happened. */
const forAnything: ReadonlySet<string> = new Set(['/contacts/', '/feedback/', '/lk/']);

/** Whether pages have a word: in their leads and above, in their names when it is a beginning or a typo. */
function isWordOfPages({ index }: PageStock, { text, exact, prefix, fuzzy }: QueryWord): boolean {
  const isIn = (matches: readonly WordMatch[], least: number) =>
    matches.some(({ word }) => [...(index.words.get(word)?.values() ?? [])].some((field) => field >= least));
  const guesses = text.length < shortestTypo ? [] : [...prefix, ...fuzzy];
  return isIn(exact, pageWeights.lead) || isIn(guesses, pageWeights.name);
}

/** What is foreign in a query, by its words; `stocks`: the words as the stocks read them. */
function foreignWords(
  { pages, names }: { pages: PageStock; names: NameTable },
  words: readonly QueryWord[],
  inStocks: (text: string) => QueryWord,
): ReadonlyMap<string, Foreign> {
  const foreignOf = (word: QueryWord, at: number): Foreign | undefined => {
    const { text } = word;
    const { exact, prefix, fuzzy, attribute, isStopWord } = inStocks(text);
    if (isFiller(text) || isAside(text) || /^\d/.test(text) || text.length < shortestForeign) return undefined;
    if (isOtherThing(text)) return names.postings.has(text) ? undefined : 'other';
    const isGuess = text.length >= shortestTypo && fuzzy.some(({ quality }) => quality > guessQuality);
    const isKnown = exact.length + prefix.length > 0 || isGuess || attribute !== undefined || isStopWord;
    if (isKnown || isComeWith(words, at) || isGeneral(text) || looksLikeVerb(text) || isPart(text)) return undefined;
    return isWordOfPages(pages, word) ? undefined : 'unknown';
  };
  return new Map(words.flatMap((word, at) => {
    const foreign = foreignOf(word, at);
    return foreign ? [[word.text, foreign] as const] : [];
  }));
}

/** Reads what a query comes for; a deed («покраска бампера») is neither a vehicle nor a thing of the shop. */
export function readAim(
  { pages, goods, names, lexicon }: { pages: PageStock; goods: GoodsStock; names: NameTable; lexicon: Lexicon },
  holdingId: number,
  words: Words,
): QueryAim {
  const now = Date.now();
  const isKnown = (text: string) => lexicon.exact(text).length > 0;
  const errand: Errand | undefined = readErrand(words.pages, pages.index.lexicon, isKnown, isFiller);
  const isName = ({ word }: WordMatch) => names.postings.has(word);
  const byText = new Map(words.stocks.map((word) => [word.text, word]));
  const inStocks = (text: string): QueryWord =>
    byText.get(text) ?? { ...{ text, exact: lexicon.exact(text), prefix: [], fuzzy: [] }, attribute: undefined, isStopWord: false };
  const foreign = foreignWords({ pages, names }, words.pages, inStocks);
  const exactOf = new Map(words.pages.map(({ text, exact }) => [text, exact]));
  /** Whether a page answers beside foreign words: it has those that nobody else knows. */
  const answers = (place: number, texts: Iterable<string>) =>
    [...texts].every((text) => {
      const path = pages.items[place]?.path ?? '';
      if (isSaidOf(path, text)) return true;
      if (foreign.get(text) === 'other') return false;
      return forAnything.has(path) || exactOf.get(text)?.some(({ word }) => pages.index.words.get(word)?.has(place));
    });
  const deeds = new Set(errand?.deeds.map(({ text }) => text));
  const beside = [...foreign.keys()].filter((text) => !deeds.has(text));
  const answering = (places: readonly number[]) => places.filter((place) => answers(place, beside));
  const ofErrand = answering(errand ? findErrandPages(pages, holdingId, errand, now) : []);
  const meant = ofErrand.length > 0 ? ofErrand : answering(findPages(pages, holdingId, words.pages, now));
  const others = [...foreign.values()].filter((kind) => kind === 'other').length;
  const named = words.stocks.filter(({ exact }) => exact.some(isName)).length;
  const isOther = others > 0 && named <= others;
  const asked = readWays(words.pages, ({ text }) => {
    const { exact, prefix, fuzzy, attribute } = inStocks(text);
    return {
      // «распродажа новых» is the sale.
      tells: !isFiller(text) && !isAside(text) && !isGeneral(text) && !isSaidOfAnything(attribute),
      isName: exact.some(isName),
      mayBeName: !/^\d/.test(text) && [...exact, ...prefix, ...fuzzy].some(isName),
      known: Math.max(0, ...[...exact, ...prefix, ...fuzzy].map(({ quality }) => quality)),
      foreign: foreign.get(text),
    };
  }).flatMap(({ path, ...way }) => {
    const place = placeOfPath(pages, holdingId, path);
    return place < 0 || !answers(place, way.foreign) ? [] : [{ place, ...way }];
  });
  const best = asked.filter((way) => way.words === asked[0]?.words);
  if (best.length > 0) {
    const rankOf = (place: number) => (meant.includes(place) ? meant.indexOf(place) : meant.length);
    const first = new Set(best.map(({ place }) => place).sort((a, b) => rankOf(a) - rankOf(b)));
    return {
      pages: [...first, ...meant.filter((place) => !first.has(place))],
      vehicles: best.every(({ withVehicle }) => withVehicle) && errand?.withVehicle !== false,
      goods: ofErrand.length > 0 && errand?.withGoods === true,
    };
  }
  // Nothing but that a vehicle is wanted: «купить авто».
  if (words.pages.every(({ text }) => isFiller(text)) && words.pages.some(({ text }) => vehicleWord.test(text)))
    return {
      pages: [placeOfPath(pages, holdingId, '/cars/')].filter((place) => place >= 0),
      vehicles: false,
      goods: false,
    };
  if (errand && ofErrand.length > 0) return { pages: ofErrand, vehicles: errand.withVehicle, goods: errand.withGoods };
  if (isOther || !namesMissingPart(goods, names, words.stocks)) return { pages: meant, vehicles: !isOther, goods: true };
  return { pages: withPartsRequest(pages, holdingId, meant), vehicles: false, goods: false };
}
