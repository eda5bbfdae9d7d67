import type { Attribute } from './attributes.data.ts';
import type { WordMatch } from './lexicon.ts';

/** A word of the query and its possible meanings. */
export type QueryWord = {
  text: string;
  /** Words of the lexicon, by how they were found. `prefix` and `fuzzy` are tried when `exact` means nothing. */
  exact: readonly WordMatch[];
  prefix: readonly WordMatch[];
  fuzzy: readonly WordMatch[];
  /** Filter values of the word, or of the phrase it belongs to. */
  attribute: Attribute | undefined;
  isStopWord: boolean;
};

/** A word with nothing but what it means letter for letter. */
export const plainWord = (text: string, exact: readonly WordMatch[] = []): QueryWord => ({
  text,
  exact,
  prefix: [],
  fuzzy: [],
  attribute: undefined,
  isStopWord: false,
});

const denying = new Set(['не', 'без', 'кроме', 'исключая']);
/** A wish after «не» or «кроме» is one for anything else: «кроссовер не китайский»; a year and a number of seats are no such wishes. */
export function denied(words: readonly QueryWord[]): QueryWord[] {
  return words.map((word, at) => {
    const { attribute, text } = word;
    if (!attribute || !denying.has(words[at - 1]?.text ?? '') || attribute.key === 'year') return word;
    return { ...plainWord(text), attribute: { ...attribute, not: true } };
  });
}

/** «белый или черный», «кроссовер или седан»: either will do. */
export function eitherOf(words: readonly QueryWord[]): QueryWord[] {
  const pairs = words.flatMap(({ text }, at) => (text === 'или' ? [[at - 1, at + 1] as const] : []));
  return words.map((word, at) => {
    const [before, after] = pairs.find((pair) => pair.includes(at)) ?? [];
    const [one, other] = [words[before ?? -1]?.attribute, words[after ?? -1]?.attribute];
    if (!one || !other || one.key !== other.key || one.not || other.not || !Array.isArray(one.value)) return word;
    return { ...plainWord(word.text), attribute: { ...one, value: [one.value, other.value].flat() } as Attribute };
  });
}
