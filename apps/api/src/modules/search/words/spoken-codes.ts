/** Figures that people say as words: «танк пятьсот», «москвич трешка». */
const figures = new Map<string, string>(
  Object.entries({
    ...{
      тройка: '3',
      трешка: '3',
      пятерка: '5',
      шестерка: '6',
      семерка: '7',
      восьмерка: '8',
      девятка: '9',
      десятка: '10',
    },
    ...{ единица: '1', единичка: '1', двойка: '2', четверка: '4' },
    ...{ три: '3', четыре: '4', пять: '5', шесть: '6', семь: '7', восемь: '8', девять: '9' },
    ...{ двадцать: '20', тридцать: '30', сорок: '40', пятьдесят: '50', шестьдесят: '60' },
    ...{ семьдесят: '70', восемьдесят: '80', девяносто: '90' },
    ...{ двести: '200', триста: '300', четыреста: '400', пятьсот: '500', шестьсот: '600', семьсот: '700' },
  }),
);
/** Names of Latin letters: «уни ти». */
const letters = new Map<string, string>(
  Object.entries({
    ти: 't',
    ка: 'k',
    би: 'b',
    си: 'c',
    ди: 'd',
    джи: 'g',
    пи: 'p',
    ви: 'v',
    эс: 's',
    эм: 'm',
    икс: 'x',
    кью: 'q',
    ку: 'q',
    эф: 'f',
    эл: 'l',
    эль: 'l',
    эйч: 'h',
    кей: 'k',
    ар: 'r',
    ай: 'i',
    аш: 'h',
    джей: 'j',
    зет: 'z',
    ...{ кю: 'q', ихс: 'x' },
    ...{ вэ: 'v', бэ: 'b', цэ: 'c', дэ: 'd', гэ: 'g', пэ: 'p', тэ: 't', эр: 'r', эн: 'n' },
  }),
);
/** Whether a word is what a Latin letter is called. */
export const isLetterName = (text: string): boolean => letters.has(text);
/** The letter or the figure that a word says, else the word. */
export const codeOf = (text: string): string => letters.get(text) ?? figures.get(text) ?? text;
/** The letter that a word is called by. */
export const letterOf = (text: string): string | undefined => letters.get(text);
/** The figure that a word says, else the word. */
export const figureOf = (text: string): string => figures.get(text) ?? text;

/** Names of letters within a word, the longest first: «эль» before «эл». */
const called: readonly (readonly [name: string, letter: string])[] = [
  ...letters,
  ...([
    ['х', 'x'],
    ['ель', 'l'],
    ['экс', 'x'],
    ['эйч', 'h'],
  ] as const),
].sort(([a], [b]) => b.length - a.length);
/** The letters whose names a word is made of: «эфаш», «тихель»; undefined where it is none or one alone. */
export function lettersCalled(word: string): string | undefined {
  const rest = (text: string): string | undefined => {
    if (text === '') return '';
    for (const [name, letter] of called) {
      const after = text.startsWith(name) ? rest(text.slice(name.length)) : undefined;
      if (after !== undefined) return letter + after;
    }
    return undefined;
  };
  const found = word.length < 4 ? undefined : rest(word);
  return found !== undefined && found.length > 1 ? found : undefined;
}
