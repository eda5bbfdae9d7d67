import { type Country, countries } from '@showroom/domain/dictionaries';
import type { Mark } from '@showroom/domain/vehicle';

/** Marks under one letter. */
export type LetterGroup = { letter: string; marks: Mark[] };

/** In the English order Cyrillic names come last, as on the home page. */
const collator = new Intl.Collator('en');

/** How many plates stand before the alphabet. */
const popularLimit = 16;

/** Popular marks with vehicles in stock: those with the most of them, by name. */
export function popularMarks(marks: readonly Mark[]): Mark[] {
  return marks
    .filter((mark) => mark.popular && mark.stock.total > 0)
    .sort((a, b) => b.stock.total - a.stock.total)
    .slice(0, popularLimit)
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Marks by first letter, Latin before Cyrillic, digits first. */
export function byLetter(marks: readonly Mark[]): LetterGroup[] {
  const groups = new Map<string, Mark[]>();
  for (const mark of [...marks].sort((a, b) => collator.compare(a.name, b.name))) {
    const first = mark.name.charAt(0).toUpperCase();
    const letter = /\d/.test(first) ? '0–9' : first;
    groups.set(letter, [...(groups.get(letter) ?? []), mark]);
  }
  const rank = (letter: string) => (letter === '0–9' ? 0 : /[A-Z]/.test(letter) ? 1 : 2);
  return [...groups]
    .map(([letter, group]) => ({ letter, marks: group }))
    .sort((a, b) => rank(a.letter) - rank(b.letter) || collator.compare(a.letter, b.letter));
}

export const countryName = (code: Country): string => countries[code];
