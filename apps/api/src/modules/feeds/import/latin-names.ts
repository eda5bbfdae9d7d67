import { keyOf } from './name-index.ts';

/**
 * Russian words of the names of models → the same in Latin, as most models have it: «Рио X-Line», «Нива Legend», «Октавия A7» are
 * written half in each.
 */
export function latinWordsOf(models: readonly { name: string; nameRu: string }[]): Map<string, string> {
  const votes = new Map<string, Map<string, number>>();
  for (const { name, nameRu } of models) {
    const [latin, russian] = [name.split(' '), nameRu.split(' ')];
    if (latin.length !== russian.length) continue;
    for (const [at, word] of russian.entries()) {
      const counts = votes.get(keyOf(word)) ?? new Map<string, number>();
      votes.set(keyOf(word), counts.set(latin[at] ?? word, (counts.get(latin[at] ?? word) ?? 0) + 1));
    }
  }
  return new Map(
    [...votes].map(([word, counts]) => [word, [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]]),
  );
}
/** Letters of short names as they sound: «РХ 350» is an RX. */
const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдезийклмнопрстуфхцэ'].map((letter, at) => [letter, 'abvgdezijklmnoprstufxce'[at] ?? letter]),
);
const longestSound = 3;
export const sounded = (text: string): string =>
  text.replace(/(?<![а-яё])[а-яё]+(?![а-яё])/giu, (word) =>
    word.length > longestSound
      ? word
      : [...word.toLowerCase()]
          .map((letter) => sounds[letter] ?? letter)
          .join('')
          .toUpperCase(),
  );
