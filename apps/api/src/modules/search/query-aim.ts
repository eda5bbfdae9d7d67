import type { GoodsStock } from './goods/goods-stock.ts';
import {
  isPart,
  namesEngineAlone,
  namesEngineCode,
  namesMissingPart,
  namesThing,
  namesUnit,
} from './goods/part-words.ts';
import { type Errand, isAside, readErrand } from './pages/errands.ts';
import { findErrandPages, findPages, isFiller, placeOfPath } from './pages/find-pages.ts';
import type { PageStock } from './pages/page-stock.ts';
import { nowhere, readWays } from './pages/page-ways.ts';
import { readForeign } from './read-foreign.ts';
import type { MarketName } from './vehicles/market-names.ts';
import { isSaidOfAnything } from './words/attributes.ts';
import { isGeneral, isOtherThing } from './words/foreign-words.ts';
import type { Lexicon, WordMatch } from './words/lexicon.ts';
import type { NameTable } from './words/name-table.ts';
import { isComeWith } from './words/parse-query.ts';
import { plainWord, type QueryWord } from './words/query-word.ts';
import { isEquipment, isVehicleWord } from './words/vehicle-words.ts';

/**
 * What a query comes for: the pages that it means, whether vehicles and goods are meant beside them, and whether it asks for the pages
 * rather than has words of theirs.
 */
export type QueryAim = {
  pages: readonly number[];
  vehicles: boolean;
  goods: boolean;
  isAsked: boolean;
};

/** Who is asked for parts that the shop has none of, or for other cars alone. */
const partsRequest = '/service/auto-parts/';

const everyCar = '/cars/';
const tradeIn = '/services/trade-in/';
/** What is asked of the state is no vehicle: «госпрограмма первый автомобиль». */
const ofState = /^(?:госпрограмм|господдержк|госсубсиди|субсиди)/;

/** The page of the request for parts first, then the others. */
export function withPartsRequest(pages: PageStock, holdingId: number, places: readonly number[]): readonly number[] {
  const request = placeOfPath(pages, holdingId, partsRequest);
  return request < 0 ? places : [request, ...places.filter((place) => place !== request)];
}

const trades: ReadonlySet<string> = new Set([
  'купить',
  'куплю',
  'продать',
  'продам',
  'продажа',
  'снять',
  'сниму',
  'аренда',
]);

/** Words of the same query, as the pages read them and as the stocks do. */
type Words = { pages: readonly QueryWord[]; stocks: readonly QueryWord[] };

/** Reads what a query comes for; a deed («покраска бампера») is neither a vehicle nor a thing of the shop. */
export function readAim(
  { pages, goods, names, lexicon }: { pages: PageStock; goods: GoodsStock; names: NameTable; lexicon: Lexicon },
  holdingId: number,
  words: Words,
  { hasAmounts, beyond }: { hasAmounts: boolean; beyond: MarketName | undefined },
): QueryAim {
  const now = Date.now();
  /** Words of a model that the market alone knows. */
  const beyondTexts = new Set(words.stocks.flatMap(({ text }, at) => (((beyond?.mask ?? 0) >> at) & 1 ? text : [])));
  // «настойка» is no slip of «настройка».
  const isKnown = (text: string) => beyondTexts.has(text) || isOtherThing(text) || lexicon.exact(text).length > 0;
  const errand: Errand | undefined = readErrand(words.pages, pages.index.lexicon, isKnown, isFiller);
  const isName = ({ word }: WordMatch) => names.postings.has(word);
  const byText = new Map(words.stocks.map((word) => [word.text, word]));
  const inStocks = (text: string): QueryWord => byText.get(text) ?? plainWord(text, lexicon.exact(text));
  const foreign = readForeign(pages, names, words.pages, inStocks, (text) => beyondTexts.has(text));
  const deeds = new Set(errand?.deeds.map(({ text }) => text));
  const beside = foreign.texts.filter((text) => !deeds.has(text));
  const answering = (places: readonly number[]) => places.filter((place) => foreign.answers(place, beside, false));
  const ofErrand = answering(errand ? findErrandPages(pages, holdingId, errand, now) : []);
  const meant = ofErrand.length > 0 ? ofErrand : answering(findPages(pages, holdingId, words.pages, now));
  // Figures of an amount count nothing: «авто с пробегом до 100 тысяч км» are no hundred cars.
  const ofWays = hasAmounts ? words.pages.filter(({ text }) => !/^\d/.test(text)) : words.pages;
  const ways = readWays(ofWays, ({ text }) => {
    const { exact, prefix, fuzzy, attribute } = inStocks(text);
    return {
      // «распродажа новых» is the sale.
      tells: !isFiller(text) && !isAside(text) && !isGeneral(text) && !isSaidOfAnything(attribute),
      isName: beyondTexts.has(text) || exact.some(isName),
      mayBeName: !/^\d/.test(text) && (beyondTexts.has(text) || [...exact, ...prefix, ...fuzzy].some(isName)),
      known: beyondTexts.has(text) ? 1 : Math.max(0, ...[...exact, ...prefix, ...fuzzy].map(({ quality }) => quality)),
      foreign: foreign.of(text),
    };
  });
  if (ways[0]?.path === nowhere) return { pages: [], vehicles: false, goods: false, isAsked: true };
  const asked = ways.flatMap(({ path, ...way }) => {
    const place = placeOfPath(pages, holdingId, path);
    // «купить гараж» is no garage of one's own.
    const isTrade = path.startsWith('/lk/') && words.pages.some(({ text }) => trades.has(text));
    // «первая машина до 500 тысяч» is one of those that are there.
    const isBounded = path === everyCar && hasAmounts;
    return place < 0 || isTrade || isBounded || !foreign.answers(place, way.foreign, true) ? [] : [{ place, ...way }];
  });
  const texts = words.pages.map(({ text }) => text);
  const isUnit = () =>
    namesEngineAlone(texts) || namesEngineCode(texts) || namesUnit(names, texts, (text) => inStocks(text).exact);
  if (asked.length === 0 && !beyond && isUnit())
    return { pages: withPartsRequest(pages, holdingId, []), vehicles: false, goods: false, isAsked: true };
  const best = asked.filter((way) => way.words === asked[0]?.words);
  if (best.length > 0) {
    const rankOf = (place: number) => (meant.includes(place) ? meant.indexOf(place) : meant.length);
    const first = new Set(best.map(({ place }) => place).sort((a, b) => rankOf(a) - rankOf(b)));
    const isVehicle = words.stocks.every(
      ({ text, attribute, isStopWord, exact }) =>
        attribute || (isStopWord && !isPart(text)) || trades.has(text) || exact.some(isName),
    );
    // «авто под такси», «мото»; «продать мотоцикл» asks for none
    const isPurpose =
      isVehicle &&
      !best.some(({ place }) => pages.items[place]?.path === tradeIn) &&
      !texts.some((text) => ofState.test(text)) &&
      words.stocks.some(({ attribute }) => attribute?.key === 'purpose' || attribute?.key === 'type');
    return {
      pages: [...first, ...meant.filter((place) => !first.has(place))],
      vehicles: isPurpose || (best.every(({ withVehicle }) => withVehicle) && errand?.withVehicle !== false),
      // «запчасти на скутер» are asked for.
      goods:
        ofErrand.length > 0 &&
        errand?.withGoods === true &&
        !best.some(({ place }) => pages.items[place]?.path === partsRequest),
      isAsked: true,
    };
  }
  // Nothing but that a vehicle is wanted: «купить авто».
  // «с люком»: what a vehicle has is written nowhere.
  const isHad = ({ text }: QueryWord, at: number) => isEquipment(text) && isComeWith(words.pages, at);
  const asksNothing = words.pages.every(
    (word, at) => isFiller(word.text) || isAside(word.text) || isGeneral(word.text) || isHad(word, at),
  );
  const namesVehicle = words.pages.some((word, at) => isVehicleWord(word.text) || isHad(word, at));
  const namesCar = words.stocks.some(
    ({ text, exact, isStopWord }) =>
      !isStopWord && !isVehicleWord(text) && exact.some((match) => match.quality === 1 && isName(match)),
  );
  if (asksNothing && !namesCar && meant.length === 0 && namesVehicle)
    return {
      pages: [placeOfPath(pages, holdingId, everyCar)].filter((place) => place >= 0),
      // «авто до 700000»
      vehicles: hasAmounts || words.stocks.some(({ attribute }) => attribute?.key === 'year'),
      goods: false,
      isAsked: true,
    };
  if (errand && ofErrand.length > 0)
    return { pages: ofErrand, vehicles: errand.withVehicle, goods: errand.withGoods, isAsked: true };
  // «колодки ваз 2112»: of a car that the market alone knows something is asked for, not the car.
  if (beyond && !foreign.isOther && namesThing(goods, names, words.stocks, beyond.mask))
    return { pages: meant, vehicles: false, goods: true, isAsked: false };
  if (foreign.isOther || !namesMissingPart(goods, names, words.stocks))
    return { pages: meant, vehicles: !foreign.isOther, goods: true, isAsked: false };
  return { pages: withPartsRequest(pages, holdingId, meant), vehicles: false, goods: false, isAsked: true };
}
