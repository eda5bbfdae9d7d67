import { toLookAlike } from '@showroom/domain/search/look-alike';
import { searchAtoms } from '@showroom/domain/search/search-atoms';

const isLatin = /^[a-z]+$/;
/** Letters of Russian abbreviations that look Latin: `АТ`, `МТ`, `4х4`. Longer words are words. */
const longestTwin = 3;

/** `СVТ` typed with two keyboards becomes one word: a run of letters of both scripts is Latin when it can be. */
const joinScripts = (text: string): string =>
  text.replace(/[a-zа-яё]*(?:[a-z][а-яё]|[а-яё][a-z])[a-zа-яё]*/giu, (run) => {
    const latin = toLookAlike(run.toLowerCase());
    return isLatin.test(latin) ? latin : run;
  });

/**
 * Words of a feed's value in the form in which they are compared: case, accents, hyphens, brackets and quotes do not count, `ё` and
 * `э` are `е`, `×` is `x`, and short Russian words that look Latin are Latin (`4х4`, `АТ`).
 */
export function foldWords(text: string): string[] {
  return searchAtoms(joinScripts(text.replaceAll('×', 'x'))).map((atom) => {
    const plain = atom.replaceAll('э', 'е');
    const latin = plain.length <= longestTwin ? toLookAlike(plain) : '';
    return isLatin.test(latin) ? latin : plain;
  });
}

/** The same as one phrase. */
export const foldPhrase = (text: string): string => foldWords(text).join(' ');

/**
 * A test for any of several phrases between `|` within folded text: whole words, or beginnings of words with `*`.
 * `полн*|4 x 4` is found in «подключаемый полный» and «4х4». Beginnings are written folded (`е` for `э`).
 */
export function phraseTest(phrases: string): (folded: string) => boolean {
  const patterns = phrases.split('|').map((phrase) =>
    phrase
      .split(' ')
      .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}[a-zа-я]*` : foldPhrase(word)))
      .join(' '),
  );
  const found = new RegExp(` (?:${patterns.join('|')}) `);
  return (folded) => found.test(` ${folded} `);
}
