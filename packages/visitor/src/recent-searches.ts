import { keep, readKept } from './kept.ts';

const key = 'searches.v1';
const maxLength = 200;

/** How many queries are remembered. */
export const recentSearchLimit = 5;

/** What this visitor searched for and found, the last one first. It stays in this browser. */
export function recentSearches(): string[] {
  const kept = readKept(key);
  if (!Array.isArray(kept)) return [];
  const texts = kept.filter((text) => typeof text === 'string' && text !== '' && text.length <= maxLength);
  return [...new Set<string>(texts)].slice(0, recentSearchLimit);
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Remembers a query that led somewhere. */
export function rememberSearch(text: string): void {
  if (!text) return;
  keep(key, [text, ...recentSearches().filter((other) => !same(other, text))].slice(0, recentSearchLimit));
}

/** Forgets a query. @returns what is left. */
export function forgetSearch(text: string): string[] {
  const left = recentSearches().filter((other) => other !== text);
  keep(key, left);
  return left;
}
