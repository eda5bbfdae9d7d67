const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Spellings that sound alike, longest first; `c` alone is read as `k`, as in Camry. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/(?<=.)ya/g, 'a'],
  [/(?<=.)[yj]u/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a word sounds, whatever the alphabet: `камри` and `Camry` give `kamri`, `тойота` and `Toyota` give `toiota`.
 * Takes lower case; digits stay as they are.
 */
export function soundKey(word: string): string {
  let key = '';
  for (const letter of word) key += letters[letter] ?? letter;
  for (const [spelling, sound] of spellings) key = key.replace(spelling, sound);
  return key;
}
