import type { FeedWordKind } from '@showroom/api-contract/desk-words';
import { foldPhrase } from '../normalise/fold-words.ts';

/** What a word of the dealer's dictionary may mean. */
export type WordKind = FeedWordKind;

/** Reads a value by the dealer's own words first. */
export type ReadWord = <Code extends string>(
  kind: WordKind,
  text: string,
  read: (text: string) => Code | undefined,
) => Code | undefined;

/** The dealer's words for values and centres: they outrank ours. */
export function createReadWord(words: readonly { kind: string; text: string; target: string }[]): ReadWord {
  const table = new Map<string, string>();
  for (const { kind, text, target } of words) {
    const key = `${kind} ${foldPhrase(text)}`;
    if (!table.has(key)) table.set(key, target);
  }
  return <Code extends string>(kind: WordKind, text: string, read: (text: string) => Code | undefined) =>
    (table.size > 0 ? (table.get(`${kind} ${foldPhrase(text)}`) as Code | undefined) : undefined) ?? read(text);
}
