import type { SearchQuery } from '@showroom/api-contract/search';
import type { Database } from '../../db/database.ts';
import { findByArticle } from './goods/article-index.ts';
import type { GoodsStock } from './goods/goods-stock.ts';
import type { PageStock } from './pages/page-stock.ts';
import { withPartsRequest } from './query-aim.ts';
import type { FoundVehicles } from './vehicles/find-instead.ts';
import { foundPlaces } from './vehicles/found-vehicles.ts';
import { findByVin, readArticle, readVinTail } from './vehicles/queries.ts';
import { placeOf, type StockPlace, type VehicleStock } from './vehicles/vehicle-stock.ts';
import {
  isArticleAlone,
  isGradeOrSize,
  namesOtherTyre,
  readCalledLike,
  readMarks,
  readNamed,
  readPartNumber,
  readVinWord,
} from './words/read-special.ts';

/** What a search reads, all in memory. */
export type Stocks = { vehicles: VehicleStock; goods: GoodsStock; pages: PageStock };
/** `missingGoods`: what was asked for of the shop, where all that it shows lacks something of that. */
export type Means = FoundVehicles & { places: readonly number[]; pages: readonly number[]; missingGoods?: string };

const wholeVin = 17;

/** Of what the words name, what has the marks that were typed: «5w40» is no «10W-40, 5 л», «h4» no «HB4»; and what is said of it where its name tells. */
function withMarks({ items }: GoodsStock, text: string, places: readonly number[]): readonly number[] {
  const others = readCalledLike(text);
  let kept =
    others.length === 0
      ? places
      : places.filter((place) => !others.some((named) => named.test(items[place]?.name ?? '')));
  for (const named of readNamed(text)) {
    const narrowed = kept.filter((place) => named.test(items[place]?.name ?? ''));
    if (narrowed.length > 0) kept = narrowed;
  }
  for (const mark of readMarks(text)) {
    const narrowed = kept.filter((place) => ` ${items[place]?.name.toLowerCase()} `.includes(mark));
    if (narrowed.length > 0) kept = narrowed;
  }
  return kept;
}

/** What a query means in the shop: by its article, else what its words `named`; `said`: as it was typed. */
export function goodsPlaces(
  goods: GoodsStock,
  query: SearchQuery,
  named: readonly number[],
  said: string = query.query,
): readonly number[] {
  if (readVinWord(query.query) !== undefined) return [];
  const byWords = withMarks(goods, said, named);
  const article = readArticle(query.query);
  if (!article) return byWords;
  const { found, isWhole } = findByArticle(goods.articles, article);
  const isAlone = isArticleAlone(query.query);
  if (!isWhole && !isAlone && byWords.length > 0) return byWords;
  const sold = found.filter((place) => goods.items[place]?.holdings.includes(query.holdingId));
  return sold.length > 0 || isAlone ? sold : byWords;
}

/** What a VIN means, or a text that has the shape of something else; undefined: its words decide. */
export async function vehiclesByCode(
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

/** What a whole VIN, a whole article or the number of a part means, looked up by its key alone; undefined: its words are read. */
export async function findByKey(
  database: Database,
  { vehicles, goods, pages }: Stocks,
  query: SearchQuery,
): Promise<Means | undefined> {
  if (namesOtherTyre(query.query))
    return { found: foundPlaces(vehicles, []), places: [], pages: withPartsRequest(pages, query.holdingId, []) };
  const isVin = readVinTail(query.query)?.length === wholeVin;
  const number = isVin
    ? undefined
    : readPartNumber(query.query, (letters) => (vehicles.names.postings.get(letters)?.marks.length ?? 0) > 0);
  const isSold = (place: number) => goods.items[place]?.holdings.includes(query.holdingId) === true;
  const isUnknown = number !== undefined && !findByArticle(goods.articles, number).found.some(isSold);
  if (!isVin && !isUnknown && !isWholeArticle(goods, vehicles, query.query)) return undefined;
  const found = foundPlaces(vehicles, (await vehiclesByCode(database, vehicles, query)) ?? []);
  // A part that is not sold is asked for; the end of a VIN may look like its number.
  if (isUnknown)
    return { found, places: [], pages: found.total > 0 ? [] : withPartsRequest(pages, query.holdingId, []) };
  return { found, places: goodsPlaces(goods, query, []), pages: [] };
}
