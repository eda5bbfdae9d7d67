const latin = 'ABEKMHOPCTYX';
const cyrillic = 'АВЕКМНОРСТУХ';

const swap = (text: string, from: string, to: string) =>
  [...text.toUpperCase()].map((char) => to[from.indexOf(char)] ?? char).join('');

/** The twelve letters of Russian number plates have Latin twins: `a123bc` → `А123ВС`, upper-cased. */
export const toCyrillicTwins = (text: string): string => swap(text, latin, cyrillic);

/** The other way round, for a VIN: Cyrillic `А` → Latin `A`, upper-cased. */
export const toLatinTwins = (text: string): string => swap(text, cyrillic, latin);
