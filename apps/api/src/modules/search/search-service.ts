import type { SearchAnswer, SearchQuery } from '@showroom/api-contract/search';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import type { LiveCopyOptions } from '../../db/live-copy.ts';
import { attributeWords } from './attributes.ts';
import { findGoods, goodsKnowledgeOf } from './find-goods.ts';
import { findPages } from './find-pages.ts';
import { type FoundVehicles, findVehicles } from './find-vehicles.ts';
import { type GoodsStock, keepGoodsStock } from './goods-stock.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { keepPageStock, type PageStock } from './page-stock.ts';
import { parseQuery, parseWords } from './parse-query.ts';
import {
  categoryFacet,
  modelFacet,
  presentBlock,
  presentGoods,
  presentPage,
  presentVehicle,
  sectionFacet,
} from './present-search.ts';
import { findByArticle, findByVin, readArticle, readVinTail } from './queries.ts';
import { isArticleAlone, isGradeOrSize, readGrade, readVinWord } from './read-special.ts';
import { keepVehicleStock, rowOf, type VehicleStock } from './vehicle-stock.ts';

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
  /** Resolves once the copies that are searched stand. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

const wholeVin = 17;
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
  return ({ names, modifications }, { words }) => {
    const now = [names, modifications, words];
    if (!lexicon || now.some((part, at) => part !== parts[at])) {
      parts = now;
      lexicon = createLexicon([
        ...names.postings.keys(),
        ...modifications.postings.keys(),
        ...attributeWords,
        ...words.keys(),
      ]);
    }
    return lexicon;
  };
}

/** Of what the words name, that of the grade of oil that was typed: «5w40» is no «10W-40, 5 л». */
function ofGrade({ items }: GoodsStock, text: string, places: readonly number[]): readonly number[] {
  const grade = readGrade(text);
  const kept = grade === undefined ? [] : places.filter((place) => items[place]?.name.includes(` ${grade}`));
  return kept.length > 0 ? kept : places;
}

async function goodsPlaces(
  database: Database,
  goods: GoodsStock,
  query: SearchQuery,
  named: readonly number[],
): Promise<readonly number[]> {
  if (readVinWord(query.query) !== undefined) return [];
  const byWords = ofGrade(goods, query.query, named);
  const article = readArticle(query.query);
  if (!article) return byWords;
  const { ids, isWhole } = await findByArticle(database, article);
  const isAlone = isArticleAlone(query.query);
  if (!isWhole && !isAlone && byWords.length > 0) return byWords;
  const places = ids.flatMap((id) => goods.places.get(id) ?? []);
  const sold = places.filter((place) => goods.items[place]?.holdings.includes(query.holdingId));
  return sold.length > 0 || isAlone ? sold : byWords;
}

async function vehicleRows(
  database: Database,
  vehicles: VehicleStock,
  query: SearchQuery,
  byWords: FoundVehicles,
): Promise<FoundVehicles> {
  const { query: text } = query;
  const afterVin = readVinWord(text);
  const tail = readVinTail(afterVin ?? text);
  if (!tail) return afterVin !== undefined || isGradeOrSize(text) || isArticleAlone(text) ? { rows: [] } : byWords;
  const ids = await findByVin(database, tail, query.holdingId);
  const rows = ids.flatMap((id) => rowOf(vehicles, id) ?? []);
  if (rows.length > 0 || tail.length === wholeVin || afterVin !== undefined) return { rows };
  return isArticleAlone(text) ? { rows: [] } : byWords;
}

const toleranceOf = ({ trli, trla, trlali }: SearchQuery) => ({
  sounds: trli !== 'false',
  layouts: trla !== 'false',
  both: trlali !== 'false',
});

/** Pages that a query means; words of texts are theirs alone and explain no vehicle and no goods. */
function pageBlock(stock: PageStock, query: SearchQuery) {
  const words = parseWords(query.query, stock.index.lexicon, toleranceOf(query));
  const places = findPages(stock, query.holdingId, words, Date.now());
  const { values: section, ...block } = presentBlock(
    places,
    query.pagePages ?? 1,
    query.filter?.section,
    sectionFacet(stock),
    (place) => presentPage(stock, place),
  );
  return { ...block, facets: { section } };
}

/** Search over a database. Starts to build and to refresh its copies of the stock, the shop and the texts at once. */
export function createSearchService(database: Database, options: LiveCopyOptions = {}): SearchService {
  const vehicleCopy = keepVehicleStock(database, options);
  const goodsCopy = keepGoodsStock(database, options);
  const pageCopy = keepPageStock(database, options);
  const lexiconOf = createLexicons();
  const bothReady = () => Promise.all([vehicleCopy.ready(), goodsCopy.ready()]);
  /** A query in the words that the stocks know, and the vehicles that it means. */
  const understand = async (query: SearchQuery) => {
    const [[vehicles, goods], pages] = await withinDeadline(Promise.all([bothReady(), pageCopy.ready()]));
    const isName = (joined: string) => vehicles.names.joined.has(joined);
    const parsed = parseQuery(query.query, lexiconOf(vehicles, goods), isName, toleranceOf(query));
    // A word that a text has letter for letter is no typo: «карьера» is no «камера».
    const words = parsed.words.map((word) => (pages.index.words.has(word.text) ? { ...word, fuzzy: [] } : word));
    const read = { ...parsed, words };
    const known = read.words.map((word) => goodsKnowledgeOf(goods, vehicles.names, word));
    const rows = () => vehicleRows(database, vehicles, query, findVehicles(vehicles, query.holdingId, read, known));
    return { vehicles, goods, pages, read, rows };
  };
  const listVehicles: SearchService['listVehicles'] = async (holdingId, query) => {
    const { vehicles, rows } = await understand({ holdingId, query });
    const { rows: found, ...rest } = await rows();
    return { ...rest, ids: found.flatMap((row) => vehicles.ids[row] ?? []) };
  };
  return {
    search: async (query) => {
      const { vehicles, goods, pages, read, rows: findRows } = await understand(query);
      const [{ rows, missing }, places] = await Promise.all([
        findRows(),
        goodsPlaces(database, goods, query, findGoods(goods, vehicles.names, query.holdingId, read)),
      ]);
      const { values: model, ...vehicleBlock } = presentBlock(
        rows,
        query.pageVehicles ?? 1,
        query.filter?.model,
        modelFacet(vehicles),
        (row) => presentVehicle(vehicles, row),
      );
      const { values: accCategoryNameRu, ...goodsBlock } = presentBlock(
        places,
        query.pageAccessories ?? 1,
        query.filter?.accCategoryNameRu,
        categoryFacet(goods),
        (place) => presentGoods(goods, place),
      );
      return {
        vehicles: { ...vehicleBlock, facets: { model }, ...(missing === undefined ? {} : { missing }) },
        accessories: { ...goodsBlock, facets: { accCategoryNameRu } },
        pages: pageBlock(pages, query),
      };
    },
    goods: () => withinDeadline(goodsCopy.ready()),
    findGoodsPlaces: async (holdingId, text) => {
      const query = { holdingId, query: text };
      const { vehicles, goods, read } = await understand(query);
      return goodsPlaces(database, goods, query, findGoods(goods, vehicles.names, holdingId, read));
    },
    findVehicleIds: async (holdingId, text) => {
      const { ids, missing } = await listVehicles(holdingId, text);
      return missing === undefined ? ids : [];
    },
    listVehicles,
    ready: async () => {
      const [[vehicles, goods]] = await Promise.all([bothReady(), pageCopy.ready()]);
      lexiconOf(vehicles, goods);
    },
    stop: async () => {
      await Promise.all([vehicleCopy.stop(), goodsCopy.stop(), pageCopy.stop()]);
    },
  };
}
