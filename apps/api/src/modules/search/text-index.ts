import { searchAtoms } from '@showroom/domain/search/search-atoms';

/** Inverted index of distinct texts of modifications and generations: `2.5 AT Prestige XV70`. */
export type TextIndex = {
  texts: readonly string[];
  /** Word → numbers of the texts that have it. */
  postings: ReadonlyMap<string, readonly number[]>;
};

/** Builds the table; `texts` are numbered by their places. */
export function buildTextIndex(texts: readonly string[]): TextIndex {
  const postings = new Map<string, number[]>();
  for (const [number, text] of texts.entries())
    for (const word of new Set(searchAtoms(text))) {
      const list = postings.get(word);
      if (list) list.push(number);
      else postings.set(word, [number]);
    }
  return { texts, postings };
}
