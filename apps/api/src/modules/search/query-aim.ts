import { type Errand, readErrand } from './errands.ts';
import { findErrandPages, findPages, isFiller } from './find-pages.ts';
import type { GoodsStock } from './goods-stock.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import type { PageStock } from './page-stock.ts';
import type { QueryWord } from './parse-query.ts';
import { namesMissingPart } from './part-words.ts';

/** What a query comes for: the pages that it means, and whether vehicles and goods are meant beside them. */
export type QueryAim = { pages: readonly number[]; vehicles: boolean; goods: boolean };

/** Who is asked for parts that the shop has none of, or for other cars alone. */
const partsRequest = '/service/auto-parts/';

/** The page of the request for parts first, then the others. */
export function withPartsRequest(
  { items }: PageStock,
  holdingId: number,
  places: readonly number[],
): readonly number[] {
  const request = items.findIndex((item) => item.path === partsRequest && item.holdingId === holdingId);
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
  const errand: Errand | undefined = readErrand(
    words.pages,
    pages.index.lexicon,
    (text) => lexicon.exact(text).length > 0,
    isFiller,
  );
  const ofErrand = errand ? findErrandPages(pages, holdingId, errand, now) : [];
  if (errand && ofErrand.length > 0) return { pages: ofErrand, vehicles: errand.withVehicle, goods: errand.withGoods };
  const meant = findPages(pages, holdingId, words.pages, now);
  if (!namesMissingPart(goods, names, words.stocks)) return { pages: meant, vehicles: true, goods: true };
  return { pages: withPartsRequest(pages, holdingId, meant), vehicles: false, goods: false };
}
