import { foldText } from '@showroom/domain/search/search-atoms';
import { stemRussian } from '@showroom/domain/search/stem-russian';
import { firstFrom } from '../words/first-from.ts';
import { isOtherThing } from '../words/foreign-words.ts';
import { otherPhrases } from '../words/other-things.data.ts';
import { isComeWith } from '../words/parse-query.ts';
import { plainWord, type QueryWord } from '../words/query-word.ts';
import { looksLikeVerb } from '../words/verbs.ts';
import { deedAlternatives, pageWays } from './page-ways.data.ts';

type Way = { path: string; parts: number; isWhole: boolean; isWeak: boolean; withVehicle: boolean };
/** Which part of which way a word says. */
type Said = { way: number; part: number };

/**
 * A page that is asked for, with how many words, 0: unless another is; `withVehicle`: a vehicle is named beside and looked for as well;
 * `foreign`: the foreign words beside it.
 */
export type AskedPage = { path: string; words: number; withVehicle: boolean; foreign: readonly string[] };

const ways: Way[] = [];
const byWord = new Map<string, Said[]>();
const byStem = new Map<string, Said[]>();
const byBeginning = new Map<string, Said[]>();

/** Shorter words are meant as they are: «инн» is no «ин». */
const shortestInflected = 5;
const shortestTypo = 6;
const shortestBegun = 4;
/** Fewer letters of the second word of a way do not tell it. */
const shortestEnd = 2;

function learn(alternative: string, said: Said): void {
  const text = alternative.replace(/\*$/, '');
  const [table, key] =
    text !== alternative
      ? [byBeginning, text]
      : text.length < shortestInflected
        ? [byWord, text]
        : [byStem, stemRussian(text)];
  const known = table.get(key);
  if (known) known.push(said);
  else table.set(key, [said]);
}

/** Where what is not ours leads: nowhere, though each of its words is ours. */
export const nowhere = '';

for (const { path, ways: list, withVehicle = false } of [
  ...pageWays,
  { path: nowhere, ways: otherPhrases, withVehicle: false },
])
  for (const text of foldText(list).split(', ')) {
    const isWhole = text.startsWith('=');
    const isWeak = text.startsWith('~');
    const parts = text
      .replace(/^[=~]/, '')
      .replace(/@@?/g, (deed) => deedAlternatives[deed as '@' | '@@'])
      .split(' ');
    const way = ways.push({ path, parts: parts.length, isWhole, isWeak, withVehicle }) - 1;
    for (const [part, alternatives] of parts.entries())
      for (const alternative of alternatives.split('/')) learn(alternative, { way, part });
  }

const isEntire = (alternative: string) => /^\p{L}+$/u.test(alternative);
/** Words of ways, those that stand for any ending left out. */
export const wayWords: ReadonlySet<string> = new Set(
  pageWays.flatMap(({ ways: list }) => foldText(list).split(/[,\s/=~]+/)).filter(isEntire),
);

const wayBegins = [
  ...new Set(
    pageWays.flatMap(({ ways: list }) => foldText(list).split(/[,\s/=~]+/)).filter((one) => one.endsWith('*')),
  ),
].map((one) => one.slice(0, -1));
/** Whether pages are asked for with a word: «отзывная кампания» is no company. */
export const isOfWays = (word: string): boolean =>
  wayWords.has(word) || wayBegins.some((begin) => begin.length > 3 && word.startsWith(begin));

/** How a word may be read: as it is, else as what it begins or is a typo of, unless the stocks read it as well as that. */
function formsOf({ text, exact, prefix, fuzzy }: QueryWord, known: number): string[] {
  // «аквариум» is no slip of «аварии».
  if (exact.length > 0 || isOtherThing(text)) return [text];
  const begun = text.length < shortestBegun ? [] : prefix;
  const guesses = text.length < shortestTypo ? [] : fuzzy;
  return [text, ...[...begun, ...guesses].flatMap(({ word, quality }) => (quality > known ? [word] : []))];
}

function saidBy(word: QueryWord, known: number): Set<Said> {
  const said = new Set<Said>();
  const add = (found: readonly Said[] = []) => {
    for (const one of found) said.add(one);
  };
  for (const form of formsOf(word, known)) {
    // What a way says is no slip of another's: «инвертор» is no investor.
    if (form !== word.text && [...said].some(({ way }) => ways[way]?.parts === 1)) break;
    add(byWord.get(form));
    add(byStem.get(stemRussian(form)));
    for (let length = 1; length <= form.length; length++) add(byBeginning.get(form.slice(0, length)));
  }
  return said;
}

const deedWords = new Set(
  Object.values(deedAlternatives).flatMap((list) =>
    list.split('/').flatMap((word) => [word.replace(/\*$/, ''), stemRussian(word)]),
  ),
);
/** What may be half typed. A verb that is may be any word: «колодки пер» are front ones. */
const sortedWords = [...new Set([byWord, byStem, byBeginning].flatMap((table) => [...table.keys()]))]
  .filter((word) => !deedWords.has(word))
  .sort();

/** What the last word may begin: «тест др». */
function begunBy(text: string): Set<Said> {
  const said = new Set<Said>();
  if (text.length < shortestEnd) return said;
  for (let at = firstFrom(sortedWords, text); sortedWords[at]?.startsWith(text); at++)
    for (const table of [byWord, byStem, byBeginning])
      for (const one of table.get(sortedWords[at] ?? '') ?? []) said.add(one);
  return said;
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

const waysOf = (text: string): Way[] => [...saidBy(plainWord(text), 1)].flatMap(({ way }) => ways[way] ?? []);

/** Pages that people ask for with a word, by itself or beside others. */
export const pathsAskedWith = (text: string): ReadonlySet<string> => new Set(waysOf(text).map(({ path }) => path));

/** Whether a word asks for a page by itself. */
export const namesPage = (text: string): boolean => waysOf(text).some(({ parts }) => parts === 1);

/** A word that nobody here knows, or one that names a thing of another world. */
export type Foreign = 'unknown' | 'other';

/** What else is known of a word. */
export type WordFacts = {
  /** It says something beside others. */
  tells: boolean;
  /** A name of a car. */
  isName: boolean;
  /** The beginning or a typo of one, too. */
  mayBeName: boolean;
  /** Best quality of its readings in the stocks, 0: none. */
  known: number;
  foreign: Foreign | undefined;
};

/** Pages that a query asks for in a way of its own, those with most words first. Words that nobody knows must not be more than those that ask. */
export function readWays(words: readonly QueryWord[], factsOf: (word: QueryWord) => WordFacts): AskedPage[] {
  const facts = words.map(factsOf);
  /** Of each way, which words say each of its parts. */
  const masks = new Map<number, number[]>();
  for (const [at, word] of words.entries())
    for (const { way, part } of saidBy(word, facts[at]?.known ?? 0)) {
      const parts = masks.get(way) ?? [];
      masks.set(way, parts);
      parts[part] = (parts[part] ?? 0) | (1 << at);
    }
  // Only where the rest of the way has been said; what may be a word here ends the whole query alone.
  const last = words.length - 1;
  const mayBegin = (parts: number) => (facts[last]?.known ?? 0) < 1 || parts === words.length;
  if (last > 0 && facts[last]?.tells && words[last]?.exact.length === 0)
    for (const { way, part } of begunBy(words[last].text)) {
      const parts = masks.get(way);
      const rest = (ways[way]?.parts ?? 0) - 1;
      if (parts && rest > 0 && mayBegin(rest + 1) && parts[part] === undefined && Object.keys(parts).length === rest)
        parts[part] = 1 << last;
    }
  const bitsOf = (test: (fact: WordFacts, word: QueryWord | undefined) => boolean) =>
    facts.reduce((mask, fact, at) => (test(fact, words[at]) ? mask | (1 << at) : mask), 0);
  const nobodyKnows = ({ known }: WordFacts, word?: QueryWord) => known === 0 && word?.exact.length === 0;
  const telling = bitsOf((fact, word) => fact.tells && !(fact.known === 0 && looksLikeVerb(word?.text ?? '')));
  const comeWith = words.reduce((mask, _, at) => (isComeWith(words, at) ? mask | (1 << at) : mask), 0);
  const named = bitsOf(({ isName, tells }) => isName && tells);
  const guessed = bitsOf(({ mayBeName, tells }) => mayBeName && tells);
  const unknown = telling & bitsOf(nobodyKnows);
  const others = bitsOf(({ foreign }) => foreign === 'other');
  return [...masks]
    .flatMap(([place, parts]) => {
      const way = ways[place];
      if (!way || Object.keys(parts).length < way.parts) return [];
      const said = parts.reduce((all, mask) => all | mask, 0);
      const count = bitsIn(said);
      // One word does not say two things.
      if (count < way.parts || (way.isWhole && (telling & ~said) !== 0)) return [];
      // What a thing comes with: «огнетушитель с манометром».
      if (way.path.startsWith('/store/') && (said & ~comeWith) === 0 && (telling & ~said) !== 0) return [];
      // What a car comes with: «рав4 с гарантией».
      if ((comeWith & said) !== 0 && (named & ~said) !== 0) return [];
      // A name among names: «чери бонус».
      if (count === 1 && (named & said) !== 0 && (named & ~said) !== 0) return [];
      if (bitsIn(unknown & ~said) > count) return [];
      // Of a thing of another world the way says all or nothing: «работа курьером» is no delivery.
      if ((others & said) !== 0 && (telling & ~said) !== 0) return [];
      const foreign = words.flatMap(({ text }, at) => (facts[at]?.foreign && (said & (1 << at)) === 0 ? text : []));
      const withVehicle = way.withVehicle && (guessed & ~said) !== 0;
      return [{ path: way.path, words: way.isWeak ? 0 : bitsIn(said & ~comeWith), withVehicle, foreign }];
    })
    .sort((a, b) => b.words - a.words);
}
