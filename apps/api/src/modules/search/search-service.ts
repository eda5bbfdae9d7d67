import type { SearchAnswer, SearchQuery } from '@showroom/api-contract/search';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import type { LiveCopyOptions } from '../../db/live-copy.ts';
import type { LiveIndex } from '../catalog/live-index.ts';
import { findByArticle } from './article-index.ts';
import { attributeWords } from './attributes.ts';
import { completeLast } from './complete-word.ts';
import { findGoods } from './find-goods.ts';
import { type FoundVehicles, findBeside } from './find-instead.ts';
import { isPageName } from './find-pages.ts';
import { findVehicles } from './find-vehicles.ts';
import { foundPlaces } from './found-vehicles.ts';
import { goodsKnowledgeOf, isAboutGoods } from './goods-senses.ts';
import { type GoodsStock, keepGoodsStock } from './goods-stock.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { findMarketName, type MarketName } from './market-names.ts';
import { keepPageStock, type PageStock } from './page-stock.ts';
import { parseQuery, parseWords } from './parse-query.ts';
import { goodsResults, pageResults, presentBlock, vehicleResults } from './present-search.ts';
import { findByVin, readArticle, readVinTail } from './queries.ts';
import { readAim, withPartsRequest } from './query-aim.ts';
import { isArticleAlone, isGradeOrSize, readMarks, readVinWord } from './read-special.ts';
import { countModels, createVehicleStocks, placeOf, type StockPlace, type VehicleStock } from './vehicle-stock.ts';

export type SearchService = {
  /** Vehicles, goods and pages of a holding that a text means, a page of each. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Ids of all vehicles of a holding that a text means, best first; none when what it asks for is out. */
  findVehicleIds(holdingId: number, text: string): Promise<number[]>;
  /** What a listing with `?search=` holds: the same, and the neighbours of what is `missing`. */
  listVehicles(holdingId: number, text: string): Promise<{ ids: number[]; missing?: string }>;
  /** The shop in memory. @throws DatabaseUnavailable while it is still being read. */
  goods(): Promise<GoodsStock>;
  /** Places of the goods of a holding that a text means, best first: what a shelf with `?search=` holds. */
  findGoodsPlaces(holdingId: number, text: string): Promise<readonly number[]>;
  /** Resolves once all that is searched stands. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

const wholeVin = 17;
/** Where a thing that is out is ordered with its fitting. */
const fitting = '/service/accessories/';
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

/** Of what the words name, what has the marks that were typed: «5w40» is no «10W-40, 5 л», «h4» no «HB4». */
function withMarks({ items }: GoodsStock, text: string, places: readonly number[]): readonly number[] {
  let kept = places;
  for (const mark of readMarks(text)) {
    const narrowed = kept.filter((place) => ` ${items[place]?.name.toLowerCase()} `.includes(mark));
    if (narrowed.length > 0) kept = narrowed;
  }
  return kept;
}

function goodsPlaces(goods: GoodsStock, query: SearchQuery, named: readonly number[]): readonly number[] {
  if (readVinWord(query.query) !== undefined) return [];
  const byWords = withMarks(goods, query.query, named);
  const article = readArticle(query.query);
  if (!article) return byWords;
  const { found, isWhole } = findByArticle(goods.articles, article);
  const isAlone = isArticleAlone(query.query);
  if (!isWhole && !isAlone && byWords.length > 0) return byWords;
  const sold = found.filter((place) => goods.items[place]?.holdings.includes(query.holdingId));
  return sold.length > 0 || isAlone ? sold : byWords;
}

/** What a VIN means, or a text that has the shape of something else; undefined: its words decide. */
async function vehiclesByCode(
  database: Database,
  vehicles: VehicleStock,
  { query: text, holdingId }: SearchQuery,
): Promise<readonly StockPlace[] | undefined> {
  const afterVin = readVinWord(text);
  const tail = readVinTail(afterVin ?? text);
  if (!tail) return afterVin !== undefined || isGradeOrSize(text) || isArticleAlone(text) ? [] : undefined;
  const ids = await findByVin(database, tail, holdingId);
  const places = ids.flatMap((id) => placeOf(vehicles, holdingId, id) ?? []);
  if (places.length > 0 || tail.length === wholeVin || afterVin !== undefined) return places;
  return isArticleAlone(text) ? [] : undefined;
}

/** An article with fewer figures may be the name of a car. */
const leastFigures = 4;

/** Whether a text is the article of a thing of the shop and no name of a car: «lx5868» is no Exeed LX. */
function isWholeArticle({ articles }: GoodsStock, { names }: VehicleStock, text: string): boolean {
  const article = readArticle(text) ?? '';
  if (article.replace(/\D/g, '').length < leastFigures || names.joined.has(article.toLowerCase())) return false;
  return findByArticle(articles, article).isWhole;
}

type Stocks = { vehicles: VehicleStock; goods: GoodsStock; pages: PageStock };
type Means = FoundVehicles & { places: readonly number[]; pages: readonly number[] };

/** What a whole VIN or a whole article means, looked up by its key alone; undefined: its words are read. */
async function findByKey(
  database: Database,
  { vehicles, goods }: Stocks,
  query: SearchQuery,
): Promise<Means | undefined> {
  const isVin = readVinTail(query.query)?.length === wholeVin;
  if (!isVin && !isWholeArticle(goods, vehicles, query.query)) return undefined;
  const found = foundPlaces(vehicles, (await vehiclesByCode(database, vehicles, query)) ?? []);
  return { found, places: goodsPlaces(goods, query, []), pages: [] };
}

function present({ vehicles, goods, pages }: Stocks, query: SearchQuery, means: Means): SearchAnswer {
  const { found, missing, places } = means;
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
    accessories: { ...goodsBlock, facets: { accCategoryNameRu } },
    pages: pageBlock(pages, query, means.pages),
  };
}

const toleranceOf = ({ trli, trla, trlali }: SearchQuery) => ({
  sounds: trli !== 'false',
  layouts: trla !== 'false',
  both: trlali !== 'false',
});

function pageBlock(stock: PageStock, query: SearchQuery, places: readonly number[]) {
  const { values: section, ...block } = presentBlock(
    pageResults(stock, places),
    query.pagePages ?? 1,
    query.filter?.section,
  );
  return { ...block, facets: { section } };
}

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
  /** A query in the words that the stocks know, and the vehicles that it means. */
  const understand = ({ vehicles, goods, pages }: Stocks, asked: SearchQuery) => {
    const lexicon = lexiconOf(vehicles, goods);
    const tolerance = toleranceOf(asked);
    let inStock: ReadonlyMap<number, number> | undefined;
    const countOf = (models: readonly number[]) => {
      const counts = inStock ?? countModels(vehicles, asked.holdingId);
      inStock = counts;
      return models.reduce((sum, model) => sum + (counts.get(model) ?? 0), 0);
    };
    const known = { names: vehicles.names, goods, lexicon, countOf };
    const query = { ...asked, query: completeLast(asked.query, known, tolerance) };
    const parsed = parseQuery(query.query, lexicon, vehicles.names, tolerance);
    // A word that a text has letter for letter is no typo: «карьера» is no «камера».
    const words = parsed.words.map((word) => (pages.index.words.has(word.text) ? { ...word, fuzzy: [] } : word));
    const read = { ...parsed, words };
    let sought: { beyond: MarketName | undefined } | undefined;
    /** Looked for once, and not for goods alone, which have no use for it. */
    const findBeyond = () => {
      sought ??= { beyond: findMarketName(vehicles.names, words) };
      return sought.beyond;
    };
    /** Vehicles, by their words where these are `meant`. */
    const findVehicle = async (meant = true): Promise<FoundVehicles> => {
      const byCode = await vehiclesByCode(database, vehicles, query);
      if (byCode || !meant) return { found: foundPlaces(vehicles, byCode ?? []) };
      const beyond = findBeyond();
      if (beyond) return findBeside(vehicles, query.holdingId, beyond);
      const known = words.map((word) => goodsKnowledgeOf(goods, vehicles.names, word));
      return findVehicles(vehicles, query.holdingId, read, known);
    };
    const pageWords = parseWords(query.query, pages.index.lexicon, tolerance);
    const isPage = isPageName(pages, query.holdingId, pageWords);
    const findItems = () => goodsPlaces(goods, query, findGoods(goods, vehicles.names, query.holdingId, read, isPage));
    const aim = () =>
      readAim(
        { pages, goods, names: vehicles.names, lexicon },
        query.holdingId,
        { pages: pageWords, stocks: words },
        { hasAmounts: Object.keys(parsed.amounts).length > 0, beyond: findBeyond() },
      );
    const asksForGoods = () => isAboutGoods(goods, vehicles.names, words);
    return { aim, asksForGoods, findItems, findVehicle };
  };
  const listVehicles: SearchService['listVehicles'] = async (holdingId, query) => {
    const stocks = await withinDeadline(allReady());
    const asked = { holdingId, query };
    const byKey = await findByKey(database, stocks, asked);
    const { found, missing } = byKey ?? (await understand(stocks, asked).findVehicle());
    const places = found.slice(0, found.total);
    return {
      ...(missing === undefined ? {} : { missing }),
      ids: places.map(({ segment, row }) => segment.columns.ids[row] ?? 0),
    };
  };
  return {
    search: async (query) => {
      const stocks = await withinDeadline(allReady());
      const byKey = await findByKey(database, stocks, query);
      if (byKey) return present(stocks, query, byKey);
      const { aim, asksForGoods, findItems, findVehicle } = understand(stocks, query);
      const meant = aim();
      const { found, missing } = await findVehicle(meant.vehicles);
      const places = meant.goods ? findItems() : [];
      const isOut = found.total + places.length === 0 && !meant.isAsked && asksForGoods();
      const isFitted = stocks.pages.items[meant.pages[0] ?? -1]?.path === fitting;
      const asked = isOut && !isFitted ? withPartsRequest(stocks.pages, query.holdingId, meant.pages) : meant.pages;
      return present(stocks, query, { found, missing, places, pages: asked });
    },
    goods: () => withinDeadline(goodsCopy.ready()),
    findGoodsPlaces: async (holdingId, query) =>
      understand(await withinDeadline(allReady()), { holdingId, query }).findItems(),
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
