import type { Attribute } from './attributes.data.ts';
import { attributeOfWord } from './attributes.ts';
import type { WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import type { QueryWord } from './parse-query.ts';
import type { VehicleStock } from './vehicle-stock.ts';

/** What a word means among vehicles, and how that was found. */
export type VehicleSense = {
  kind: 'exact' | 'prefix' | 'fuzzy';
  names: readonly WordMatch[];
  /** Filter values; any of them may be meant. */
  attributes: readonly Attribute[];
  /** Numbers of the texts that have it; one may stand twice. */
  texts: readonly number[];
};

const nothing: VehicleSense = { kind: 'exact', names: [], attributes: [], texts: [] };
export const isMeaningless = ({ names, attributes, texts }: VehicleSense) =>
  names.length === 0 && attributes.length === 0 && texts.length === 0;

const namesOnly = (names: NameTable, matches: readonly WordMatch[]) =>
  matches.filter(({ word }) => names.postings.has(word));

function senseOf(
  stock: VehicleStock,
  kind: VehicleSense['kind'],
  matches: readonly WordMatch[],
  own: Attribute | undefined,
): VehicleSense {
  const attributes = new Set(matches.flatMap(({ word }) => attributeOfWord(word) ?? []));
  if (own) attributes.add(own);
  return {
    kind,
    names: namesOnly(stock.names, matches),
    attributes: [...attributes],
    texts: matches.flatMap(({ word }) => stock.texts.postings.get(word) ?? []),
  };
}

/**
 * The first of exact, prefix and fuzzy matches with a meaning here. `isWhole`: the word is known elsewhere as it is, so
 * prefix and fuzzy matches are not tried.
 */
export function vehicleSenseOf(stock: VehicleStock, word: QueryWord, isWhole: boolean): VehicleSense {
  for (const kind of ['exact', 'prefix', 'fuzzy'] as const) {
    const sense = senseOf(stock, kind, word[kind], kind === 'exact' ? word.attribute : undefined);
    if (!isMeaningless(sense)) return sense;
    if (isWhole) break;
  }
  return nothing;
}
