import type { Attribute } from './attributes.data.ts';
import { attributeOfWord } from './attributes.ts';
import type { WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import type { QueryWord } from './parse-query.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/** What a word means among vehicles. */
export type VehicleSense = {
  names: readonly WordMatch[];
  /** Filter values; any of them may be meant. */
  attributes: readonly Attribute[];
  /** Numbers of the modifications that have it. */
  modifications: ReadonlySet<number>;
};

const nothing: VehicleSense = { names: [], attributes: [], modifications: new Set() };
export const isMeaningless = ({ names, attributes, modifications }: VehicleSense) =>
  names.length === 0 && attributes.length === 0 && modifications.size === 0;

const namesOnly = (names: NameTable, matches: readonly WordMatch[]) =>
  matches.filter(({ word }) => names.postings.has(word));

function senseOf(stock: VehicleStock, matches: readonly WordMatch[], own: Attribute | undefined): VehicleSense {
  const attributes = new Set(matches.flatMap(({ word }) => attributeOfWord(word) ?? []));
  if (own) attributes.add(own);
  return {
    names: namesOnly(stock.names, matches),
    attributes: [...attributes],
    modifications: new Set(matches.flatMap(({ word }) => stock.modifications.postings.get(word) ?? [])),
  };
}

/**
 * The first of exact, prefix and fuzzy matches with a meaning here. `isWhole`: the word is known elsewhere as it is, so
 * prefix and fuzzy matches are not tried.
 */
export function vehicleSenseOf(stock: VehicleStock, word: QueryWord, isWhole: boolean): VehicleSense {
  for (const [matches, own] of [
    [word.exact, word.attribute],
    [word.prefix, undefined],
    [word.fuzzy, undefined],
  ] as const) {
    const sense = senseOf(stock, matches, own);
    if (!isMeaningless(sense)) return sense;
    if (isWhole) break;
  }
  return nothing;
}
