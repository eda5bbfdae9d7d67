import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import type { Lexicon } from '../words/lexicon.ts';
import { isComeWith } from '../words/parse-query.ts';
import type { QueryWord } from '../words/query-word.ts';
import { errandAsides, errandWords } from './errands.data.ts';

type Group = {
  words: readonly string[];
  also: readonly string[];
  path?: string;
  isFirst: boolean;
  withVehicle: boolean;
  withGoods: boolean;
  hub?: string;
};

/**
 * A query that asks for a deed: `deeds` are the words that say what is to be done, with all that mean the same, `objects` what with;
 * `paths`: where it is done. `withVehicle`: a vehicle that is named is looked for as well.
 */
export type Errand = {
  deeds: readonly QueryWord[];
  objects: readonly QueryWord[];
  paths: readonly string[];
  withVehicle: boolean;
  withGoods: boolean;
  /** Where everything of the kind is done. */
  hub?: string;
};

const groups: readonly Group[] = errandWords.map(
  ({ words, also = '', isFirst = false, withVehicle = false, withGoods = false, ...places }) => ({
    words: searchAtoms(words),
    also: searchAtoms(also),
    ...{ isFirst, withVehicle, withGoods },
    ...places,
  }),
);
const byStem = new Map(groups.flatMap((group) => group.words.map((word) => [stemRussian(word), group] as const)));
const asides = new Set(searchAtoms(errandAsides));
/** Whether a word tells nothing beside an errand: figures, single letters, words of price and haste. */
export const isAside = (text: string): boolean => /^(?:\d.*|.)$/u.test(text) || asides.has(text);
/** Maintenance; as the last word it is the beginning of a name: «купить то». */
const maintenance: Group = { words: ['то'], also: [], isFirst: false, withVehicle: false, withGoods: false };

const synonymQuality = 0.9;
const plainQuality = 0.95;

/** A typo is one of a deed when nobody else knows the word: «полироль» is no «полировка». */
function groupOf({ text, fuzzy }: QueryWord, isLast: boolean, isKnown: boolean): Group | undefined {
  if (text === 'то') return isLast ? undefined : maintenance;
  const said = isKnown ? [text] : [text, ...fuzzy.map(({ word }) => word)];
  return said.map((word) => byStem.get(stemRussian(word))).find((group) => group !== undefined);
}

function withSynonyms(word: QueryWord, { words, also }: Group, lexicon: Lexicon): QueryWord {
  const others = [...words, ...also]
    .flatMap((other) => lexicon.exact(other))
    .filter(({ quality }) => quality >= plainQuality);
  const known = new Set(word.exact.map((match) => match.word));
  const added = others.filter((match) => !known.has(match.word));
  return { ...word, exact: [...word.exact, ...added.map((match) => ({ ...match, quality: synonymQuality }))] };
}

/**
 * Reads a query that asks for a deed; undefined when it does not, or when words that nobody knows are as many as others, more where the
 * deed has a page. `isKnown`: whether the stock or the shop knows a word that no page has; `isFiller`: whether a word tells nothing.
 */
export function readErrand(
  words: readonly QueryWord[],
  lexicon: Lexicon,
  isKnown: (text: string) => boolean,
  isFiller: (text: string) => boolean,
): Errand | undefined {
  const deeds: QueryWord[] = [];
  const objects: QueryWord[] = [];
  const paths: string[] = [];
  let withVehicle = true;
  let withGoods = true;
  let hub: string | undefined;
  let unknown = 0;
  for (const [at, word] of words.entries()) {
    const { text, exact, prefix } = word;
    if (isAside(text)) continue;
    const isNamed = exact.length > 0 || isKnown(text);
    // «эвакуатор для работы» is no job.
    const isPurpose = words[at - 1]?.text === 'для' && at > 1;
    const group = isPurpose || isComeWith(words, at) ? undefined : groupOf(word, at === words.length - 1, isNamed);
    const comesFirst = at === 0 || words[at - 1]?.text === 'номер';
    if (group && (comesFirst || !group.isFirst)) {
      if (group.path !== undefined) paths.push(group.path);
      deeds.push(withSynonyms(word, group, lexicon));
      hub ??= group.hub;
      withVehicle &&= group.withVehicle;
      withGoods &&= group.withGoods;
    } else if (!isFiller(text)) {
      objects.push(word);
      if (!isNamed && prefix.length === 0) unknown += 1;
    }
  }
  const known = deeds.length + objects.length - unknown;
  // Where it is clear what is to be done, one word more may be unknown: «забыл пароль».
  if (deeds.length === 0 || unknown >= known + (paths.length > 0 ? 1 : 0)) return undefined;
  // Two letters are no vehicle: «лизинг для ип».
  const isShort = objects.length > 0 && objects.every(({ text }) => text.length === 2);
  return { deeds, objects, paths, withVehicle: withVehicle && !isShort, withGoods, ...(hub && { hub }) };
}
