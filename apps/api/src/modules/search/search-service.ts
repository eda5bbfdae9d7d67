import type { SearchAnswer, SearchQuery } from '@showroom/api-contract/search';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import type { LiveCopyOptions } from '../../db/live-copy.ts';
import type { LiveIndex } from '../catalog/live-index.ts';
import { withBegunSpeech } from './begun-speech.ts';
import { findByKey, type Means, type Stocks } from './find-by-key.ts';
import { type GoodsStock, keepGoodsStock } from './goods/goods-stock.ts';
import { keepPageStock, type PageStock } from './pages/page-stock.ts';
import { goodsResults, pageResults, presentBlock, vehicleResults } from './present-search.ts';
import { withPartsRequest } from './query-aim.ts';
import { understandQuery } from './understand-query.ts';
import { createVehicleStocks, type VehicleStock } from './vehicles/vehicle-stock.ts';
import { attributeWords } from './words/attributes.ts';
import { createLexicon, type Lexicon } from './words/lexicon.ts';
import { withNeedsMeant, withoutAim, withoutPurpose } from './words/spoken-needs.ts';
import { readWholeNeed } from './words/whole-needs.ts';

export type SearchService = {
  /** Vehicles, goods and pages of a holding that a text means, a page of each. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Ids of all vehicles of a holding that a text means, best first; none when what it asks for is out. */
  findVehicleIds(holdingId: number, text: string): Promise<number[]>;
  /** What a listing with `?search=` holds: the same, and the neighbours of what is `missing`. */
  listVehicles(holdingId: number, text: string): Promise<{ ids: number[]; missing?: string }>;
  /** The shop in memory. @throws DatabaseUnavailable while it is still being read. */
  goods(): Promise<GoodsStock>;
  /** Places of the goods of a holding that a text means, best first: what a shelf with `?search=` holds; `missing`: what was asked for, where all of them lack something of that. */
  listGoods(holdingId: number, text: string): Promise<{ places: readonly number[]; missing?: string }>;
  /** Resolves once all that is searched stands. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

/** What is said to be out, as it was typed. */
const askedGoods = (text: string): string => `«${text.trim()}»`;

/** How long a search waits for the first copies. */
const deadlineMs = 2_500;

async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailable('timeout', 'The search is still loading.')),
    deadlineMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The lexicon of both stocks; made anew only when a table of words is. */
function createLexicons(): (vehicles: VehicleStock, goods: GoodsStock) => Lexicon {
  let parts: readonly unknown[] = [];
  let lexicon: Lexicon | undefined;
  return ({ names, texts }, { words }) => {
    // Words are only added to the texts.
    const now = [names, texts.postings, texts.postings.size, words];
    if (!lexicon || now.some((part, at) => part !== parts[at])) {
      parts = now;
      lexicon = createLexicon([...names.postings.keys(), ...texts.postings.keys(), ...attributeWords, ...words.keys()]);
    }
    return lexicon;
  };
}

function present({ vehicles, goods, pages }: Stocks, query: SearchQuery, means: Means): SearchAnswer {
  const { found, missing, places, missingGoods } = means;
  const { values: model, ...vehicleBlock } = presentBlock(
    vehicleResults(vehicles, found),
    query.pageVehicles ?? 1,
    query.filter?.model,
  );
  const { values: accCategoryNameRu, ...goodsBlock } = presentBlock(
    goodsResults(goods, places),
    query.pageAccessories ?? 1,
    query.filter?.accCategoryNameRu,
  );
  return {
    vehicles: { ...vehicleBlock, facets: { model }, ...(missing === undefined ? {} : { missing }) },
    accessories: {
      ...goodsBlock,
      facets: { accCategoryNameRu },
      ...(missingGoods === undefined ? {} : { missing: missingGoods }),
    },
    pages: pageBlock(pages, query, means.pages),
  };
}

function pageBlock(stock: PageStock, query: SearchQuery, places: readonly number[]) {
  const { values: section, ...block } = presentBlock(
    pageResults(stock, places),
    query.pagePages ?? 1,
    query.filter?.section,
  );
  return { ...block, facets: { section } };
}

/** A query as it is read: with what it begins of speech, and without the letter for a nought («3оо8»). */
const asRead = (typed: string): string =>
  withBegunSpeech(typed.replaceAll(/(?<=\d)[оo]+(?=\d)/giu, (letters) => '0'.repeat(letters.length)));

/**
 * Search over the facet index, and copies of the shop and the texts that it builds and refreshes itself, from now on
 * unless told to be lazy.
 */
export function createSearchService(
  database: Database,
  stock: Pick<LiveIndex, 'ready'>,
  options: LiveCopyOptions = {},
): SearchService {
  const goodsCopy = keepGoodsStock(database, options);
  const pageCopy = keepPageStock(database, options);
  const stockOf = createVehicleStocks();
  const lexiconOf = createLexicons();
  const allReady = async () => {
    const [index, goods, pages] = await Promise.all([stock.ready(), goodsCopy.ready(), pageCopy.ready()]);
    return { vehicles: stockOf(index), goods, pages };
  };
  const understand = (stocks: Stocks, asked: SearchQuery) =>
    understandQuery(database, stocks, lexiconOf(stocks.vehicles, stocks.goods), asked);
  const wholeNeedOf = ({ vehicles }: Stocks, query: string) =>
    readWholeNeed(query, (word) => vehicles.names.postings.has(word));
  const needOf = ({ vehicles }: Stocks, query: string, whole: string | undefined) =>
    whole ?? withNeedsMeant(query) ?? withoutPurpose(query, (word) => vehicles.names.postings.has(word));
  const listVehicles: SearchService['listVehicles'] = async (holdingId, typed) => {
    const stocks = await withinDeadline(allReady());
    const query = asRead(typed);
    const asked = { holdingId, query };
    const byKey = await findByKey(database, stocks, asked);
    const whole = byKey ? undefined : wholeNeedOf(stocks, query);
    const meant = whole?.isSure ? { ...asked, query: whole.text } : asked;
    const read = byKey ?? (await understand(stocks, meant).findVehicle());
    const isNothing = read.found.total === 0 && read.missing === undefined;
    const need = isNothing && !whole?.isSure ? needOf(stocks, query, whole?.text) : undefined;
    const { found, missing } =
      need === undefined ? read : await understand(stocks, { holdingId, query: need }).findVehicle();
    const places = found.slice(0, found.total);
    return {
      ...(missing === undefined ? {} : { missing }),
      ids: places.map(({ segment, row }) => segment.columns.ids[row] ?? 0),
    };
  };
  /** What a query means, and whether it asks for the pages among that. */
  const meansOf = async (stocks: Stocks, query: SearchQuery): Promise<Means & { isAsked: boolean }> => {
    const byKey = await findByKey(database, stocks, query);
    if (byKey) return { ...byKey, isAsked: true };
    const { aim, asksForGoods, findItems, findVehicle, lacksWish } = understand(stocks, query);
    const meant = aim();
    const { isAsked } = meant;
    const { found, missing, isUnsold, isAlone } = await findVehicle(meant.vehicles);
    // Where no motorcycles are sold their oil is not what comes instead.
    const places = meant.goods && !isUnsold ? findItems() : [];
    // Beside vehicles goods are no answer.
    const isLacking = found.total === 0 && missing === undefined && lacksWish(places);
    const isNothing = found.total + places.length === 0 && missing === undefined;
    const isOut = isNothing && !isAsked && asksForGoods();
    const asked = isOut ? withPartsRequest(stocks.pages, query.holdingId, meant.pages) : meant.pages;
    return {
      ...{ found, missing, places },
      ...(isLacking && { missingGoods: askedGoods(query.query) }),
      pages: isAlone && !isAsked ? [] : asked,
      isAsked: isAsked || isOut,
    };
  };
  /** A need is one for a car: «чтоб лодка влезала» asks for no springs of an estate. */
  const presentNeed = async (stocks: Stocks, query: SearchQuery, need: string): Promise<SearchAnswer> => {
    const means = await meansOf(stocks, { ...query, query: need });
    return present(stocks, query, { ...means, places: [], pages: means.isAsked ? means.pages : [] });
  };
  return {
    search: async (typed) => {
      const stocks = await withinDeadline(allReady());
      const query = { ...typed, query: asRead(typed.query) };
      const whole = wholeNeedOf(stocks, query.query);
      if (whole?.isSure) return presentNeed(stocks, query, whole.text);
      const means = await meansOf(stocks, query);
      const isNothing = means.found.total + means.places.length === 0 && means.missing === undefined && !means.isAsked;
      const need = isNothing ? needOf(stocks, query.query, whole?.text) : undefined;
      if (need !== undefined) return presentNeed(stocks, query, need);
      const thing = isNothing ? withoutAim(query.query) : undefined;
      return present(stocks, query, thing === undefined ? means : await meansOf(stocks, { ...query, query: thing }));
    },
    goods: () => withinDeadline(goodsCopy.ready()),
    listGoods: async (holdingId, query) => {
      const { findItems, lacksWish } = understand(await withinDeadline(allReady()), { holdingId, query });
      const places = findItems();
      return { places, ...(lacksWish(places) && { missing: askedGoods(query) }) };
    },
    findVehicleIds: async (holdingId, text) => {
      const { ids, missing } = await listVehicles(holdingId, text);
      return missing === undefined ? ids : [];
    },
    listVehicles,
    ready: async () => {
      const { vehicles, goods } = await allReady();
      lexiconOf(vehicles, goods);
    },
    stop: async () => {
      await Promise.all([goodsCopy.stop(), pageCopy.stop()]);
    },
  };
}
