import { isSaidOfAnything } from './attributes.ts';
import { type Errand, isAside, readErrand } from './errands.ts';
import { findErrandPages, findPages, isFiller, placeOfPath } from './find-pages.ts';
import type { GoodsStock } from './goods-stock.ts';
import type { Lexicon, WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import type { PageStock } from './page-stock.ts';
import { readWays } from './page-ways.ts';
import type { QueryWord } from './parse-query.ts';
import { namesMissingPart } from './part-words.ts';

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

/** Reads what a query comes for; a deed («покраска бампера») is neither a vehicle nor a thing of the shop. */
export function readAim(
  { pages, goods, names, lexicon }: { pages: PageStock; goods: GoodsStock; names: NameTable; lexicon: Lexicon },
  holdingId: number,
  words: Words,
): QueryAim {
  const now = Date.now();
  const isKnown = (text: string) => lexicon.exact(text).length > 0;
  const errand: Errand | undefined = readErrand(words.pages, pages.index.lexicon, isKnown, isFiller);
  const ofErrand = errand ? findErrandPages(pages, holdingId, errand, now) : [];
  const meant = ofErrand.length > 0 ? ofErrand : findPages(pages, holdingId, words.pages, now);
  const isName = ({ word }: WordMatch) => names.postings.has(word);
  const inStocks = new Map(words.stocks.map((word) => [word.text, word]));
  const asked = readWays(words.pages, ({ text }) => {
    const unread = { exact: lexicon.exact(text), prefix: [], fuzzy: [], attribute: undefined };
    const { exact, prefix, fuzzy, attribute } = inStocks.get(text) ?? unread;
    return {
      // «распродажа новых» is the sale.
      tells: !isFiller(text) && !isAside(text) && !isSaidOfAnything(attribute),
      isName: exact.some(isName),
      mayBeName: !/^\d/.test(text) && [...exact, ...prefix, ...fuzzy].some(isName),
      known: Math.max(0, ...[...exact, ...prefix, ...fuzzy].map(({ quality }) => quality)),
    };
  }).flatMap(({ path, ...way }) => {
    const place = placeOfPath(pages, holdingId, path);
    return place < 0 ? [] : [{ place, ...way }];
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
  if (!namesMissingPart(goods, names, words.stocks)) return { pages: meant, vehicles: true, goods: true };
  return { pages: withPartsRequest(pages, holdingId, meant), vehicles: false, goods: false };
}
