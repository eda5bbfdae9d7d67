import type { Condition, TransportType } from '@showroom/domain/dictionaries';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { attributePhrases, idleWords } from './attributes.data.ts';

/** A wish that a filter knows; lists are alternatives. */
export type Attribute = {
  type?: readonly TransportType[];
  condition?: Condition;
  bodyType?: readonly string[];
  engine?: readonly string[];
  gear?: readonly string[];
  drive?: readonly string[];
  color?: readonly string[];
  country?: readonly string[];
  city?: readonly string[];
  seats?: number;
  year?: number;
  vat?: boolean;
};

const byPhrase = new Map<string, Attribute>(
  attributePhrases.flatMap(([phrases, attribute]) =>
    phrases.split('|').map((phrase) => [searchAtoms(phrase).join(' '), attribute] as const),
  ),
);
const longestPhrase = 3;

export const idle: ReadonlySet<string> = new Set(searchAtoms(idleWords));

/** The words that stand for a wish by themselves. */
export const attributeWords: readonly string[] = [...byPhrase.keys()].filter((phrase) => !phrase.includes(' '));

/** All words of the phrases, those that mean something only together included. */
export const phraseWords: ReadonlySet<string> = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')));

/** The wish that a word stands for, if any. */
export const attributeOfWord = (word: string): Attribute | undefined => byPhrase.get(word);

/** The wish that several words at a place stand for together, and how many they are. */
export function attributeOfPhrase(
  atoms: readonly string[],
  at: number,
): { attribute: Attribute; length: number } | undefined {
  for (let length = Math.min(longestPhrase, atoms.length - at); length > 1; length--) {
    const attribute = byPhrase.get(atoms.slice(at, at + length).join(' '));
    if (attribute) return { attribute, length };
  }
  return undefined;
}
