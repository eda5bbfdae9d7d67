import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { createLexicon, type Lexicon } from '../words/lexicon.ts';
import { wayWords } from './page-ways.ts';

/** Texts of a page by their weight. */
export type PageFields = { name: string; keywords: string; headings: string; lead: string; body: string };
/** `keywords` are what people call the page instead of its name. */
export const pageWeights = {
  name: 1.4,
  keywords: 1.45,
  headings: 0.9,
  lead: 0.8,
  body: 0.35,
} as const satisfies Record<keyof PageFields, number>;

/** Inverted index: word → the pages that have it, each with the weight of its best field. */
export type PageIndex = {
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Words in the name of each page. */
  nameWords: readonly number[];
  lexicon: Lexicon;
};

/** Indexes pages; they are numbered by their places. */
export function buildPageIndex(pages: readonly PageFields[]): PageIndex {
  const words = new Map<string, Map<number, number>>();
  for (const [place, fields] of pages.entries())
    for (const field of ['keywords', 'name', 'headings', 'lead', 'body'] as const)
      for (const word of new Set(searchAtoms(fields[field]))) {
        const known = words.get(word) ?? new Map<number, number>();
        words.set(word, known);
        // Fields come heaviest first.
        if (!known.has(place)) known.set(place, pageWeights[field]);
      }
  return {
    words,
    nameWords: pages.map(({ name }) => new Set(searchAtoms(name)).size),
    lexicon: createLexicon([...words.keys(), ...wayWords]),
  };
}
