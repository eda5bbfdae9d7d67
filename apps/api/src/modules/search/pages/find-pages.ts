import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import type { WordMatch } from '../words/lexicon.ts';
import type { QueryWord } from '../words/query-word.ts';
import type { Errand } from './errands.ts';
import { pageWeights } from './page-index.ts';
import type { PageStock } from './page-stock.ts';

/** Share of the words that a page must have: of three all, of four one may be missing. */
const leastShare = 0.75;
/** Words that all stand somewhere in the body of a text have met by chance: «подарочная карта». */
const leastWeight = 0.4;
const nameBonus = 1.2;
/** What is done is the same on many pages: what it is done with tells them apart. */
const deedShare = 0.65;
const scoreSteps = 16;
/** Bonus of the page where a deed is done. */
const homeSteps = 14;

/** Words that hold a question together. Those that mean nothing of a vehicle («кредит», «запись») mean a page. */
const fillers = new Set(
  searchAtoms(
    'а без в во где для до есть за и из или к как ко ли на не о об от по под при про с со сколько у что нибудь это авто автомобиль автомобиля машина машину машины хочу нужен нужна нужно можно самый самая самое самые у вы вас вам мы нас нам я мне ваш ваши ищу какой какая какие каком вами продажа тачка купить куплю перед после скольки подскажите скажите пожалуйста',
  ),
);
const shortestInflected = 4;
const fillerStems = new Set([...fillers].filter(({ length }) => length >= shortestInflected).map(stemRussian));
/** Whether a word tells nothing of a page. */
export const isFiller = (text: string): boolean =>
  fillers.has(text) || (text.length >= shortestInflected && fillerStems.has(stemRussian(text)));
const withoutFillers = (all: readonly QueryWord[]): QueryWord[] => all.filter(({ text }) => !isFiller(text));

/** `asCalled`: the words are what people call the page. */
type Hit = { words: number; inName: number; asCalled: number; score: number };

/** Shorter words are not taken for typos of the many words of texts. */
const shortestTypo = 6;

/** Readings of a word, and the least weight of a field that it may stand in: beginnings and typos are sought in names alone. */
function sensesOf({ text, exact, prefix, fuzzy }: QueryWord): { matches: readonly WordMatch[]; least: number } {
  if (exact.length > 0) return { matches: exact, least: 0 };
  const guesses = text.length < shortestTypo ? [] : fuzzy;
  return { matches: prefix.length > 0 ? prefix : guesses, least: pageWeights.name };
}

/** The weight of a word in every page that has it, of its readings the best. */
function weigh({ index }: PageStock, word: QueryWord): Map<number, { weight: number; field: number }> {
  const found = new Map<number, { weight: number; field: number }>();
  const { matches, least } = sensesOf(word);
  for (const { word: known, quality } of matches)
    for (const [place, field] of index.words.get(known) ?? []) {
      if (field < least) continue;
      const weight = field * quality;
      if ((found.get(place)?.weight ?? 0) < weight) found.set(place, { weight, field });
    }
  return found;
}

/** Whether the name of a page at a holding has every word of a query, letter for letter. */
export function isPageName({ index, items }: PageStock, holdingId: number, all: readonly QueryWord[]): boolean {
  const [first, ...others] = withoutFillers(all).map(
    ({ exact }) =>
      new Set(
        exact.flatMap(({ word }) =>
          [...(index.words.get(word) ?? [])].flatMap(([place, field]) => (field >= pageWeights.name ? [place] : [])),
        ),
      ),
  );
  return [...(first ?? [])].some(
    (place) => items[place]?.holdingId === holdingId && others.every((places) => places.has(place)),
  );
}

/** What the pages of a holding that are shown at the moment `now`, ms, have of some words. */
function hitsOf(
  stock: PageStock,
  holdingId: number,
  words: readonly QueryWord[],
  now: number,
  deeds: readonly QueryWord[] = [],
): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  for (const word of words)
    for (const [place, { weight, field }] of weigh(stock, word)) {
      const item = stock.items[place];
      if (!item || item.holdingId !== holdingId || item.from > now || item.to <= now) continue;
      const hit = hits.get(place) ?? { words: 0, inName: 0, asCalled: 0, score: 0 };
      hits.set(place, {
        words: hit.words + 1,
        inName: hit.inName + (field === pageWeights.name ? 1 : 0),
        asCalled: hit.asCalled + (field === pageWeights.keywords ? 1 : 0),
        score: hit.score + weight * (deeds.includes(word) ? deedShare : 1),
      });
    }
  return hits;
}

/** How well a page answers, in steps; a page called by one of `count` words answers as one named so. */
function stepOf({ index }: PageStock, place: number, { inName, asCalled, score }: Hit, count: number): number {
  const called = asCalled === 0 ? 0 : (asCalled + inName) / count;
  const covered = Math.min(1, Math.max(inName / Math.max(1, index.nameWords[place] ?? 1), called));
  return Math.round((score + nameBonus * covered) * scoreSteps);
}

/** Place of the page of a holding at an address; below 0: there is none. */
export const placeOfPath = ({ items }: PageStock, holdingId: number, path: string): number =>
  items.findIndex((item) => item.path === path && item.holdingId === holdingId);

const bestFirst = (found: readonly { place: number; step: number }[]): number[] =>
  found.toSorted((a, b) => b.step - a.step || a.place - b.place).map(({ place }) => place);

/** Places of the pages of a holding that a query means, best first; none that is not shown at the moment `now`, ms. */
export function findPages(stock: PageStock, holdingId: number, all: readonly QueryWord[], now: number): number[] {
  const words = withoutFillers(all);
  return bestFirst(
    [...hitsOf(stock, holdingId, words, now)].flatMap(([place, hit]) =>
      hit.words / words.length < leastShare || (all.length > 1 && hit.score < hit.words * leastWeight)
        ? []
        : [{ place, step: stepOf(stock, place, hit, words.length) }],
    ),
  );
}

/** The same for an errand: pages that are about the deed, whatever else they know. */
export function findErrandPages(
  stock: PageStock,
  holdingId: number,
  { deeds, objects, paths, hub }: Errand,
  now: number,
): number[] {
  const placesOf = (word: QueryWord, least: number) =>
    [...weigh(stock, word)].flatMap(([place, { field }]) => (field >= least ? [place] : []));
  // About the deed, or about nothing but its object: «почистить кондиционер».
  const about = new Set([
    ...deeds.flatMap((deed) => placesOf(deed, pageWeights.lead)),
    ...objects.flatMap((object) =>
      placesOf(object, pageWeights.name).filter((place) => stock.items[place]?.section === 'services'),
    ),
  ]);
  const words = [...deeds, ...objects];
  const hits = hitsOf(stock, holdingId, words, now);
  const known = new Set(objects.flatMap((object) => placesOf(object, pageWeights.lead)));
  /** What no page is about is asked for where all of it is done: «поменять замок зажигания». */
  const isNews = objects.length > 0 && ![...hits.keys()].some((place) => about.has(place) && known.has(place));
  const home = isNews ? placeOfPath(stock, holdingId, hub ?? '') : -1;
  const found = bestFirst(
    [...hits].flatMap(([place, hit]) => {
      if (!about.has(place)) return [];
      const isHome = paths.includes(stock.items[place]?.path ?? '');
      return [{ place, step: stepOf(stock, place, hit, words.length) + (isHome ? homeSteps : 0) }];
    }),
  );
  return home < 0 ? found : [home, ...found.filter((place) => place !== home)];
}
