import type { GoodsKnowledge } from '../goods/goods-senses.ts';
import type { Attribute } from '../words/attributes.data.ts';
import { attributeOfWord } from '../words/attributes.ts';
import { isSame, type WordMatch } from '../words/lexicon.ts';
import type { NameTable } from '../words/name-table.ts';
import type { QueryWord } from '../words/query-word.ts';
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

/** Of what is a name letter for letter no other case is meant: «дукати» is no Ducato, «сиду» no Ceed. */
function namesOnly(names: NameTable, matches: readonly WordMatch[]): readonly WordMatch[] {
  const named = matches.filter(({ word }) => names.postings.has(word));
  return named.some(({ quality }) => quality === 1) ? named.filter(isSame) : named;
}

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

/** In fewer letters of a kind of vehicle another word may have been begun, or be a slip: «киа рио ав», «тагаз». */
const shortestKind = { exact: 0, prefix: 5, fuzzy: 7 };
const isKind = ({ key, value }: Attribute) =>
  key === 'kind' || (key === 'bodyType' && value.every((body) => body === 'semi-trailer'));

const withoutGuessedKinds = ({ text }: QueryWord, sense: VehicleSense): VehicleSense =>
  text.length >= shortestKind[sense.kind] || !sense.attributes.some(isKind)
    ? sense
    : { ...sense, attributes: sense.attributes.filter((one) => !isKind(one)) };

/**
 * The first of exact, prefix and fuzzy matches with a meaning here. What the shop knows is no beginning and no typo; letter
 * for letter, it is no other form of a name either: «диски» is no «диско».
 */
export function vehicleSenseOf(stock: VehicleStock, word: QueryWord, known: GoodsKnowledge): VehicleSense {
  for (const kind of ['exact', 'prefix', 'fuzzy'] as const) {
    const matches = known === 'letter' ? word[kind].filter(isSame) : word[kind];
    const own = kind === 'exact' ? word.attribute : undefined;
    const sense = withoutGuessedKinds(word, senseOf(stock, kind, matches, own));
    if (!isMeaningless(sense)) return sense;
    if (known === 'letter' || known === 'whole') break;
  }
  return nothing;
}
