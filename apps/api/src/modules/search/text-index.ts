import { searchAtoms } from '@showroom/domain/search/search-atoms';

/** Inverted index of the distinct texts of vehicles: `2.5 AT Prestige XV70`. */
export type TextIndex = {
  /** Texts that have been read; they are numbered by their places. */
  count: number;
  /** Word → numbers of the texts that have it. */
  postings: Map<string, number[]>;
};

export const createTextIndex = (): TextIndex => ({ count: 0, postings: new Map() });

/** Reads those of the texts that came since the last time: the list only grows. */
export function readTexts(index: TextIndex, texts: readonly string[]): void {
  for (; index.count < texts.length; index.count++)
    for (const word of new Set(searchAtoms(texts[index.count] ?? ''))) {
      const list = index.postings.get(word);
      if (list) list.push(index.count);
      else index.postings.set(word, [index.count]);
    }
}
