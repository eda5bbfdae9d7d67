import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { readText } from '../../catalog/coder.ts';
import type { VehicleKind } from '../words/vehicle-kinds.data.ts';
import { kindsSaidIn } from '../words/vehicle-kinds.ts';

/** Inverted index of the distinct texts of vehicles: `2.5 AT Prestige XV70`. */
export type TextIndex = {
  /** Texts that have been read; they are numbered by their places. */
  count: number;
  /** Word → numbers of the texts that have it. */
  postings: Map<string, number[]>;
  /** The kinds of vehicle that texts say, by their numbers. */
  kinds: Map<number, readonly VehicleKind[]>;
};

export const createTextIndex = (): TextIndex => ({ count: 0, postings: new Map(), kinds: new Map() });

/** Reads those of the texts that came since the last time: the list only grows. */
export function readTexts(index: TextIndex, texts: readonly string[]): void {
  for (; index.count < texts.length; index.count++) {
    const { modification, generation } = readText(texts[index.count] ?? '');
    const text = `${modification} ${generation}`;
    const kinds = kindsSaidIn(text);
    if (kinds.length > 0) index.kinds.set(index.count, kinds);
    for (const word of new Set(searchAtoms(text))) {
      const list = index.postings.get(word);
      if (list) list.push(index.count);
      else index.postings.set(word, [index.count]);
    }
  }
}
