import { searchAtoms } from '@showroom/domain/search/search-atoms';
import type { WordMatch } from './lexicon.ts';
import { pageWeights } from './page-index.ts';
import type { PageStock } from './page-stock.ts';
import type { QueryWord } from './parse-query.ts';

/** Share of the words that a page must have: of three all, of four one may be missing. */
const leastShare = 0.75;
const nameBonus = 1.2;
const scoreSteps = 16;

/** Words that hold a question together. Those that mean nothing of a vehicle («кредит», «запись») mean a page. */
const fillers = new Set(
  searchAtoms(
    'а без в во где для до есть за и из или к как ко ли на не о об от по под при про с со сколько у что это авто автомобиль автомобиля машина машину машины хочу нужен нужна нужно можно самый самая самое самые у вы вас вам мы нас нам я мне ваш ваши',
  ),
);

type Hit = { words: number; inName: number; score: number };

/** Shorter words are not taken for typos of the many words of texts. */
const shortestTypo = 6;

/** Readings of a word, and the least weight of a field that it may stand in: beginnings and typos are sought in names alone. */
function sensesOf({ text, exact, prefix, fuzzy }: QueryWord): { matches: readonly WordMatch[]; least: number } {
  if (exact.length > 0) return { matches: exact, least: 0 };
  const guesses = text.length < shortestTypo ? [] : fuzzy;
  return { matches: prefix.length > 0 ? prefix : guesses, least: pageWeights.name };
}

/** The weight of a word in every page that has it, of its readings the best. */
function weigh({ index }: PageStock, word: QueryWord): Map<number, { weight: number; inName: boolean }> {
  const found = new Map<number, { weight: number; inName: boolean }>();
  const { matches, least } = sensesOf(word);
  for (const { word: known, quality } of matches)
    for (const [place, field] of index.words.get(known) ?? []) {
      if (field < least) continue;
      const weight = field * quality;
      if ((found.get(place)?.weight ?? 0) < weight) found.set(place, { weight, inName: field === pageWeights.name });
    }
  return found;
}

/** Whether the name of a page at a holding has every word of a query, letter for letter. */
export function isPageName({ index, items }: PageStock, holdingId: number, all: readonly QueryWord[]): boolean {
  const words = all.filter(({ text }) => !fillers.has(text));
  const [first, ...others] = words.map(
    ({ exact }) =>
      new Set(
        exact.flatMap(({ word }) =>
          [...(index.words.get(word) ?? [])].flatMap(([place, field]) => (field === pageWeights.name ? [place] : [])),
        ),
      ),
  );
  return [...(first ?? [])].some(
    (place) => items[place]?.holdingId === holdingId && others.every((places) => places.has(place)),
  );
}

/** Places of the pages of a holding that a query means, best first; none that is not shown at the moment `now`, ms. */
export function findPages(stock: PageStock, holdingId: number, all: readonly QueryWord[], now: number): number[] {
  const words = all.filter(({ text }) => !fillers.has(text));
  if (words.length === 0) return [];
  const hits = new Map<number, Hit>();
  for (const word of words)
    for (const [place, { weight, inName }] of weigh(stock, word)) {
      const hit = hits.get(place) ?? { words: 0, inName: 0, score: 0 };
      hits.set(place, {
        words: hit.words + 1,
        inName: hit.inName + (inName ? 1 : 0),
        score: hit.score + weight,
      });
    }
  return [...hits]
    .flatMap(([place, { words: count, inName, score }]) => {
      const item = stock.items[place];
      if (!item || item.holdingId !== holdingId || item.from > now || item.to <= now) return [];
      if (count / words.length < leastShare) return [];
      const covered = Math.min(1, inName / Math.max(1, stock.index.nameWords[place] ?? 1));
      return [{ place, step: Math.round((score + nameBonus * covered) * scoreSteps) }];
    })
    .sort((a, b) => b.step - a.step || a.place - b.place)
    .map(({ place }) => place);
}
