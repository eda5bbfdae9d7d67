import { type Attribute, attributeOfWord } from './attributes.ts';
import type { WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import type { ReadWord } from './read-query.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/** What a word means among vehicles. */
export type VehicleSense = {
  names: readonly WordMatch[];
  /** Wishes, any of which is meant. */
  attributes: readonly Attribute[];
  /** Numbers of the wordings that have it. */
  wordings: ReadonlySet<number>;
};

const nothing: VehicleSense = { names: [], attributes: [], wordings: new Set() };
export const isMeaningless = ({ names, attributes, wordings }: VehicleSense) =>
  names.length === 0 && attributes.length === 0 && wordings.size === 0;

const namesOnly = (names: NameTable, matches: readonly WordMatch[]) =>
  matches.filter(({ word }) => names.postings.has(word));

function senseOf(stock: VehicleStock, matches: readonly WordMatch[], own: Attribute | undefined): VehicleSense {
  const attributes = new Set(matches.flatMap(({ word }) => attributeOfWord(word) ?? []));
  if (own) attributes.add(own);
  return {
    names: namesOnly(stock.names, matches),
    attributes: [...attributes],
    wordings: new Set(matches.flatMap(({ word }) => stock.wordings.postings.get(word) ?? [])),
  };
}

/**
 * The first of letter for letter, begun and mistyped that means something here. `isWhole`: the word is known as it is
 * elsewhere, so it is neither the beginning nor a misspelling of another.
 */
export function vehicleSenseOf(stock: VehicleStock, word: ReadWord, isWhole: boolean): VehicleSense {
  for (const [matches, own] of [
    [word.exact, word.attribute],
    [word.begun, undefined],
    [word.mistyped, undefined],
  ] as const) {
    const sense = senseOf(stock, matches, own);
    if (!isMeaningless(sense)) return sense;
    if (isWhole) break;
  }
  return nothing;
}
