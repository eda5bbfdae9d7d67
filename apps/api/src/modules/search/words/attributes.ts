import type { CityCode } from '@showroom/domain/city';
import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { type Attribute, attributePhrases, stopWordList } from './attributes.data.ts';

const byPhrase = new Map<string, Attribute>(
  attributePhrases.flatMap(([phrases, attribute]) =>
    phrases.split('|').map((phrase) => [searchAtoms(phrase).join(' '), attribute] as const),
  ),
);
/** Words of a phrase that may come in any order: «квадроцикл утилитарный». */
const free = /^\p{L}{5,} \p{L}{5,}$/u;
for (const [phrase, attribute] of [...byPhrase]) {
  const turned = phrase.split(' ').toReversed().join(' ');
  if (free.test(phrase) && !byPhrase.has(turned)) byPhrase.set(turned, attribute);
}
const longestPhrase = 3;

const stopWords: ReadonlySet<string> = new Set(searchAtoms(stopWordList));

/** Whether a word tells nothing of what is sought. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const ofAnything: ReadonlySet<string> = new Set(['city', 'country', 'color', 'condition']);
/** Whether a wish may be of more than vehicles: «квартира в москве», «курсы английского», «белая рубашка». */
export const isSaidOfAnything = (attribute: Attribute | undefined): boolean => ofAnything.has(attribute?.key ?? '');

/** What people call a city, between spaces. */
export const wordsOfCity = (code: CityCode): string =>
  [...byPhrase]
    .flatMap(([phrase, { key, value }]) => (key === 'city' && value.includes(code) ? [phrase] : []))
    .join(' ');

/** Phrases of one word. */
export const attributeWords: readonly string[] = [...byPhrase.keys()].filter((phrase) => !phrase.includes(' '));

/** All words of all phrases. */
export const phraseWords: ReadonlySet<string> = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')));

/** Filter values of a single word. */
export const attributeOfWord = (word: string): Attribute | undefined => byPhrase.get(word);

/** Filter values of the longest phrase at a position, and its length in words. */
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
