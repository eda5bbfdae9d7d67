import type { SearchQuery } from '@showroom/api-contract/search';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import type { Database } from '../../db/database.ts';
import { completeLast } from './complete-word.ts';
import { goodsPlaces, type Stocks, vehiclesByCode } from './find-by-key.ts';
import { findGoods } from './goods/find-goods.ts';
import { goodsKnowledgeOf, isAboutGoods } from './goods/goods-senses.ts';
import { isWishMissing } from './goods/missing-goods.ts';
import { isPageName } from './pages/find-pages.ts';
import { isOfWays } from './pages/page-ways.ts';
import { type QueryAim, readAim } from './query-aim.ts';
import { type FoundVehicles, findBeside } from './vehicles/find-instead.ts';
import { findVehicles } from './vehicles/find-vehicles.ts';
import { foundPlaces } from './vehicles/found-vehicles.ts';
import { findMarketName, type MarketName } from './vehicles/market-names.ts';
import { vehicleSenseOf } from './vehicles/vehicle-senses.ts';
import { countModels } from './vehicles/vehicle-stock.ts';
import { attributeOfWord } from './words/attributes.ts';
import { isOtherThing } from './words/foreign-words.ts';
import { fondQuality, guessQuality, type Lexicon, type WordMatch } from './words/lexicon.ts';
import { withMarkVolume } from './words/mark-volumes.ts';
import { keysOf } from './words/market-models.ts';
import { withMotoNames } from './words/moto-names.ts';
import { withNearNames } from './words/near-names.ts';
import { withThingsOfMakers } from './words/other-makers.ts';
import { parseQuery, parseWords, soundsLikeName } from './words/parse-query.ts';
import { withPlainAdjectives } from './words/plain-adjectives.ts';
import { readEquipment } from './words/read-equipment.ts';
import { lesserFacts, readFacts } from './words/read-facts.ts';
import { readAlike, withoutSomething } from './words/read-relations.ts';
import { isGradeOrSize } from './words/read-special.ts';
import { isPlain, withRussianWords, withSpokenWishes } from './words/spoken-wishes.ts';
import { meaningOf } from './words/synonyms.ts';
import { withTornNames } from './words/torn-names.ts';
import { looksLikeVerb } from './words/verbs.ts';

const toleranceOf = ({ trli, trla, trlali }: SearchQuery) => ({
  sounds: trli !== 'false',
  layouts: trla !== 'false',
  both: trlali !== 'false',
});

/** «ква дро цикл» */
const isKindOfVehicle = (word: string): boolean => /^(?:type|kind|bodyType)$/.test(attributeOfWord(word)?.key ?? '');

/** A word that is a name rather than sounds like one. */
const nameQuality = 0.95;

/** Reads a query with the words that the stocks know; what it means is looked up when asked. */
export function understandQuery(
  database: Database,
  { vehicles, goods, pages }: Stocks,
  lexicon: Lexicon,
  typed: SearchQuery,
) {
  const isName = (word: string) =>
    lexicon.exact(word).some((match) => match.quality >= soundsLikeName && vehicles.names.postings.has(match.word));
  const isKnown = (word: string, isWhole: boolean) =>
    [lexicon, pages.index.lexicon].some((one) =>
      one.exact(word).some(({ quality }) => quality === 1 || (!isWhole && quality >= nameQuality)),
    );
  /** Nobody knows a word, nor how it sounds; the last may have been begun. */
  const isStrange = (word: string, isLast: boolean) =>
    !isPlain(word) &&
    !isOtherThing(word) &&
    !looksLikeVerb(word) &&
    meaningOf(word) === undefined &&
    !keysOf(word).some((key) => vehicles.names.market.alone.has(key) || vehicles.names.market.marks.has(key)) &&
    [lexicon, pages.index.lexicon].every(
      (one) => one.exact(word).length === 0 && !(isLast && one.prefix(word).length > 0),
    );
  const isOfModel = ({ word, quality }: WordMatch) =>
    quality >= nameQuality && (vehicles.names.postings.get(word)?.variants.length ?? 0) > 0;
  const { rest: plain, isAlike } = readAlike(withoutSomething(withPlainAdjectives(typed.query)), (word) =>
    searchAtoms(word).every((atom) => lexicon.exact(atom).some(isOfModel)),
  );
  const marksOf = (word: string) =>
    lexicon
      .exact(word)
      .flatMap((match) =>
        match.quality >= soundsLikeName ? (vehicles.names.postings.get(match.word)?.marks ?? []) : [],
      );
  const { postings, variants, markOf } = vehicles.names;
  const isModelOf = (mark: string, joined: string) => {
    const marks = marksOf(foldText(mark));
    const named = lexicon.exact(foldText(joined)).filter(({ quality }) => quality === 1);
    const models = named.flatMap(({ word }) => postings.get(word)?.variants ?? []);
    return models.some((place) => marks.includes(markOf[variants[place]?.model ?? -1] ?? -1));
  };
  const whole = withTornNames(plain, {
    isModelOf,
    isName: (joined, isBySound) =>
      lexicon
        .exact(foldText(joined))
        .some(
          ({ word, quality }) =>
            (quality === 1 || isBySound) && (vehicles.names.postings.has(word) || isKindOfVehicle(word)),
        ),
    isKnown: (piece) => isKnown(foldText(piece), true),
  });
  const heardAs = (word: string) =>
    isOfWays(word) ||
    lexicon
      .fuzzy(word)
      .some(
        (match) =>
          match.quality >= fondQuality ||
          (word.length > 5 && match.quality > guessQuality && vehicles.names.postings.has(match.word)),
      )
      ? undefined
      : (lexicon.heard(word) ?? pages.index.lexicon.heard(word));
  const riders = (text: string) => withMarkVolume(withMotoNames(text), vehicles.names);
  const asWritten = riders(withRussianWords(whole, isKnown));
  // «рм тикси» is known to riders.
  const near =
    asWritten === whole ? withNearNames(whole, { names: vehicles.names, isStrange, heardAs, marksOf }) : asWritten;
  const named = near === asWritten ? asWritten : riders(near);
  const { rest, equipment } = readEquipment(withSpokenWishes(named), (word) => isPlain(word) || isName(word));
  const isSold = (maker: string) => lexicon.exact(maker).some(({ word }) => goods.words.has(word));
  const asked = { ...typed, query: withThingsOfMakers(rest, isSold) };
  // What was put in its place is in no wrong layout.
  const tolerance = { ...toleranceOf(asked), ...(named !== typed.query && { layouts: false }) };
  let inStock: ReadonlyMap<number, number> | undefined;
  const countOf = (models: readonly number[]) => {
    const counts = inStock ?? countModels(vehicles, asked.holdingId);
    inStock = counts;
    return models.reduce((sum, model) => sum + (counts.get(model) ?? 0), 0);
  };
  const known = { names: vehicles.names, goods, lexicon, countOf };
  const query = { ...asked, query: completeLast(asked.query, known, tolerance) };
  const { amounts, ...spelled } = parseQuery(query.query, lexicon, vehicles.names, tolerance);
  const parsed = {
    ...spelled,
    amounts: { ...amounts, ...(equipment && { equipment }) },
    ...(isAlike && { isAlike: true as const }),
  };
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
  const findVehicle = async (meant: QueryAim['vehicles'] = true): Promise<FoundVehicles> => {
    const byCode = await vehiclesByCode(database, vehicles, query);
    if (byCode || !meant) return { found: foundPlaces(vehicles, byCode ?? []) };
    const known = words.map((word) => goodsKnowledgeOf(goods, vehicles.names, word));
    const beyond = findBeyond();
    if (beyond) {
      const senses = words.map((word, at) => vehicleSenseOf(vehicles, word, known[at]));
      return findBeside(vehicles, query.holdingId, beyond, { ...read, senses });
    }
    return findVehicles(vehicles, query.holdingId, read, known);
  };
  // What a lorry carries is no word of a page.
  const isLoad = lesserFacts.some((fact) => amounts[fact] !== undefined);
  const ofPages = isLoad ? readFacts(foldText(query.query)).rest : query.query;
  const pageWords = parseWords(ofPages, pages.index.lexicon, tolerance);
  const isPage = isPageName(pages, query.holdingId, pageWords);
  // «двухтактное» is said of motorcycles as well, and read by then.
  const said = query.query === typed.query ? typed.query : `${typed.query} ${query.query}`;
  const findItems = () => {
    const ofGoods = { ...read, text: query.query, beyond: findBeyond()?.mask ?? 0 };
    return goodsPlaces(goods, query, findGoods(goods, vehicles.names, query.holdingId, ofGoods, isPage), said);
  };
  const lacksWish = (places: readonly number[]) =>
    isWishMissing(goods, vehicles.names, words, { said: typed.query, read: query.query }, places);
  const aim = () =>
    readAim(
      { pages, goods, names: vehicles.names, lexicon },
      query.holdingId,
      { pages: pageWords, stocks: words },
      { hasAmounts: Object.keys(parsed.amounts).length > 0, beyond: findBeyond() },
    );
  const asksForGoods = () => isAboutGoods(goods, vehicles.names, words, isGradeOrSize(query.query));
  return { aim, asksForGoods, findItems, findVehicle, lacksWish };
}
