import { isPart } from './goods/part-words.ts';
import { isAside } from './pages/errands.ts';
import { isFiller } from './pages/find-pages.ts';
import { pageWeights } from './pages/page-index.ts';
import type { PageStock } from './pages/page-stock.ts';
import { type Foreign, pathsAskedWith } from './pages/page-ways.ts';
import { isGeneral, isOtherThing, isTellingThing } from './words/foreign-words.ts';
import { guessQuality, type WordMatch } from './words/lexicon.ts';
import type { NameTable } from './words/name-table.ts';
import { isComeWith } from './words/parse-query.ts';
import type { QueryWord } from './words/query-word.ts';
import { isVehicleWord } from './words/vehicle-words.ts';
import { looksLikeVerb } from './words/verbs.ts';

/** In shorter words a typo makes another word. */
const shortestTypo = 6;
const shortestForeign = 3;
/** Where anything may be said beside: streets, names, what happened. */
const forAnything: ReadonlySet<string> = new Set(['/contacts/', '/feedback/', '/lk/']);

/** What a thing is for may be anything: «скребок для льда». */
const shelves = '/store/';

/** The foreign words of a query. */
export type ForeignWords = {
  of(text: string): Foreign | undefined;
  texts: readonly string[];
  /** A thing of another world is named, and no car with as much. */
  isOther: boolean;
  /**
   * Whether a page answers beside some of them: it is asked for or has those that nobody else knows; things of another world only where it
   * `isAsked` for by them.
   */
  answers(place: number, texts: readonly string[], isAsked: boolean): boolean;
};

/** Whether pages have a word: in their leads and above, in their names when it is a beginning or a typo. */
function isWordOfPages({ index }: PageStock, { text, exact, prefix, fuzzy }: QueryWord): boolean {
  const isIn = (matches: readonly WordMatch[], least: number) =>
    matches.some(({ word }) => [...(index.words.get(word)?.values() ?? [])].some((field) => field >= least));
  const guesses = text.length < shortestTypo ? [] : [...prefix, ...fuzzy];
  return isIn(exact, pageWeights.lead) || isIn(guesses, pageWeights.name);
}

/** Reads which words are foreign; `inStocks`: a word as the stocks read it, `isOfMarket`: one of a model that the market alone knows. Beside a car what nobody knows is a part of it. */
export function readForeign(
  pages: PageStock,
  { postings }: Pick<NameTable, 'postings'>,
  words: readonly QueryWord[],
  inStocks: (text: string) => QueryWord,
  isOfMarket: (text: string) => boolean,
): ForeignWords {
  // A figure alone is no car: «матрас 160х200».
  const isCar = (text: string) =>
    !/^\d/.test(text) && (isOfMarket(text) || inStocks(text).exact.some(({ word }) => postings.has(word)));
  const carWords = words.filter(({ text }) => isCar(text));
  // A letter alone is none beside a thing of another world: «запись к стоматологу».
  const cars = carWords.filter(({ text }) => text.length > 1).length;
  const isOfCar = carWords.length > 0 || words.some(({ text }) => isVehicleWord(text));
  const foreignOf = (word: QueryWord, at: number): Foreign | undefined => {
    const { text } = word;
    if (isFiller(text) || isAside(text) || /^\d/.test(text) || text.length < shortestForeign) return undefined;
    if (isOtherThing(text)) return postings.has(text) ? undefined : 'other';
    const { exact, prefix, fuzzy, attribute, isStopWord } = inStocks(text);
    const isGuess = text.length >= shortestTypo && fuzzy.some(({ quality }) => quality > guessQuality);
    const isKnown = exact.length + prefix.length > 0 || isGuess || attribute !== undefined || isStopWord;
    if (isOfCar || isKnown || isComeWith(words, at) || isGeneral(text) || looksLikeVerb(text) || isPart(text))
      return undefined;
    return isWordOfPages(pages, word) ? undefined : 'unknown';
  };
  const found = words.flatMap((word, at) => {
    const kind = foreignOf(word, at);
    return kind ? [{ ...word, kind, paths: pathsAskedWith(word.text) }] : [];
  });
  const byText = new Map(found.map((word) => [word.text, word]));
  const others = found.filter(({ kind }) => kind === 'other').length;
  const isAnswered = (place: number, text: string, isAsked: boolean) => {
    const word = byText.get(text);
    const path = pages.items[place]?.path ?? '';
    if (!word || (word.paths.has(path) && (isAsked || word.kind === 'unknown'))) return true;
    if (word.kind === 'other') return false;
    return (
      (isAsked && (forAnything.has(path) || path.startsWith(shelves))) ||
      word.exact.some((match) => pages.index.words.get(match.word)?.has(place))
    );
  };
  return {
    of: (text) => byText.get(text)?.kind,
    texts: found.map(({ text }) => text),
    isOther: others > 0 && (cars <= others || found.some(({ text }) => isTellingThing(text))),
    answers: (place, texts, isAsked) => texts.every((text) => isAnswered(place, text, isAsked)),
  };
}
