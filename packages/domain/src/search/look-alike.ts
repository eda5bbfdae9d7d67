const cyrillic = 'авекмнорстух';
const latin = 'abekmhopctyx';
const twins = new Map([...cyrillic].map((letter, place) => [letter, latin[place] ?? letter]));

/** Latin letters that look like the Russian ones: `сх` → `cx`, `х` → `x`. Letters without a twin stay. Lower case. */
export function toLookAlike(text: string): string {
  return [...text].map((letter) => twins.get(letter) ?? letter).join('');
}

const russian = new Map([...twins].map(([letter, twin]) => [twin, letter]));

/** The Russian letters that look like the Latin ones: `x` → `х`. Letters without a twin stay. Lower case. */
export function toRussianTwin(text: string): string {
  return [...text].map((letter) => russian.get(letter) ?? letter).join('');
}
