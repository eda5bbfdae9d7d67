import { readAmounts } from '@showroom/domain/search/read-amounts';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import { attributeOfPhrase, attributeOfWord, isStopWord } from './attributes.ts';
import { calledLetters, withCalledName } from './called-letters.ts';
import { chooseSpelling, type Reader, type Tolerance, withoutSounds } from './choose-spelling.ts';
import { withEnginesMeant } from './engine-names.ts';
import { isGeneral } from './foreign-words.ts';
import type { Lexicon, WordMatch } from './lexicon.ts';
import type { NameTable } from './name-table.ts';
import { inOneLayout } from './one-layout.ts';
import { denied, eitherOf, type QueryWord } from './query-word.ts';
import { type AskedAmounts, readFacts } from './read-facts.ts';
import { readOrder, type SearchOrder } from './read-order.ts';
import { type Preference, readPreference } from './read-preference.ts';
import { type Relations, readRelations } from './read-relations.ts';
import { withoutOilClasses, withWheelMeant } from './read-special.ts';
import { withShopMeant } from './shop-speech.ts';
import { figureOf, isLetterName, letterOf } from './spoken-codes.ts';
import { withNumbersMeant } from './spoken-numbers.ts';
import { inRussian } from './spoken-wishes.ts';
import { meaningOf, meaningOfSlip, withPhrasesMeant } from './synonyms.ts';
import { withoutUnwritten } from './unwritten.ts';
import { looksLikeVerb } from './verbs.ts';

/** `order`: what is to come first of what is meant: «дешевый китаец». */
export type ParsedQuery = {
  words: readonly QueryWord[];
  amounts: AskedAmounts;
  order: SearchOrder | undefined;
  preference: Preference | undefined;
} & Relations;

/** Limit of the bit mask. */
const maxWords = 20;

/** A word that was left behind is the beginning of another when it has so many letters. */
const shortestBegun = 4;
/** Shorter beginnings of a word are no mark. */
const shortestMark = 3;

const yearShape = /^(?:19[5-9]\d|20[0-3]\d)$/;

const figureQuality = 0.9;
/** So sure a word is a name by its sound. */
export const soundsLikeName = 0.85;
/** What nobody sells but for cars may say so: «автокомпрессор» is a compressor. */
const ofCars = /^авто(?!моб|мат)(?=.{4})/;

const russianWord = /^[а-яё]{3,}$/iu;
const russianPiece = /^[а-яё]{2,}$/iu;

const having = new Set(['с', 'со', 'без']);
/** Whether the word at a place is what something comes with: «рав4 с гарантией», «гранта без абс»; with whom something is done it is not: «связаться с директором». */
export const isComeWith = (words: readonly QueryWord[], at: number): boolean => {
  // «универсал с большим багажником»
  const before = /^.{3,}(?:ым|им|ой|ей|ыми|ими)$/.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const { text = '', attribute } = words[before - 1] ?? {};
  return having.has(words[before]?.text ?? '') && (attribute !== undefined || !looksLikeVerb(text));
};

function exactOf(text: string, reader: Reader): readonly WordMatch[] {
  const figure = letterOf(text) ?? meaningOf(text) ?? figureOf(text);
  if (figure === text) {
    const exact = reader.exact(text);
    return exact.length > 0 || !ofCars.test(text) ? exact : reader.exact(text.replace(ofCars, ''));
  }
  return [...reader.exact(text), ...reader.exact(figure).map(({ word }) => ({ word, quality: figureQuality }))];
}

function toQueryWord(text: string, isLast: boolean, reader: Reader): QueryWord {
  const exact = exactOf(text, reader);
  const isVague = exact.length === 0 && isGeneral(text);
  const mayBegin = isLast || (exact.length === 0 && text.length >= shortestBegun);
  const prefix = mayBegin && !isVague ? reader.prefix(text) : [];
  const attribute = exact.map(({ word }) => attributeOfWord(word)).find((found) => found !== undefined);
  const fuzzy = exact.length + prefix.length > 0 || isVague ? [] : reader.fuzzy(text);
  const isNone = exact.length + prefix.length + fuzzy.length === 0;
  const slipped = isNone && !isVague ? meaningOfSlip(text) : undefined;
  if (slipped !== undefined && reader.exact(slipped).length > 0) return toQueryWord(slipped, isLast, reader);
  return {
    text,
    exact,
    prefix,
    fuzzy,
    attribute: attribute ?? (yearShape.test(text) ? { key: 'year' as const, value: Number(text) } : undefined),
    isStopWord: isStopWord(text) || isVague || (isNone && looksLikeVerb(text)),
  };
}

/** A word of each alphabet without a space, «грантаavtomat», else a word that was begun in one and ended in the other: «ладалargus». */
function inAlphabets(piece: string, lexicon: Lexicon): string[] {
  const [, ...parts] = /^([а-яё]{3,})([a-z]{3,}\d*)$|^([a-z]{3,})([а-яё]{3,}\d*)$/u.exec(piece) ?? [];
  const said = parts.filter(Boolean);
  if (said.length === 0) return [piece];
  return said.every((part) => lexicon.exact(foldText(part)).length > 0) ? said : [said.map(inRussian).join('')];
}

function spell(
  text: string,
  lexicon: Lexicon,
  isName: (joined: string, isSwitched?: boolean) => boolean,
  { isMarkOfMarket, isOfMarket }: Record<'isMarkOfMarket' | 'isOfMarket', (piece: string) => boolean>,
  tolerance: Tolerance,
): { reader: Reader; spelled: string } {
  const reader = tolerance.sounds ? lexicon : withoutSounds(lexicon);
  const meant = withPhrasesMeant(withShopMeant(withNumbersMeant(text.toLowerCase())));
  const pieces = withEnginesMeant(withoutUnwritten(withWheelMeant(withoutOilClasses(meant))))
    .trim()
    .split(/\s+/)
    .flatMap((piece) => inAlphabets(piece, lexicon));
  const isNone = (word: string) => lexicon.exact(word).length === 0;
  // Russian words, by themselves or because they are none in the other layout; the last may be half typed.
  const russian = pieces.filter(
    (piece, at) =>
      russianWord.test(piece) &&
      (!isNone(foldText(piece)) || (at < pieces.length - 1 && isNone(switchLayout(foldText(piece))))),
  );
  const spelled = pieces.map((piece, at) => {
    // Beside a Russian word another is no English one in the wrong layout: «доставка еды».
    const isSure =
      (russianPiece.test(piece) && russian.some((other) => other !== piece)) ||
      isMarkOfMarket(foldText(piece)) ||
      (pieces.length > 1 && isOfMarket(foldText(piece)));
    const tolerated = isSure ? { ...tolerance, layouts: false } : tolerance;
    return chooseSpelling(piece, at === pieces.length - 1, reader, isName, tolerated);
  });
  return { reader, spelled: inOneLayout(pieces, spelled, tolerance, isName).join(' ') };
}

const latinName = /^(?:[a-z]{3,}\d*|[a-z]{1,2}\d{2,4})$/;

/** Reads what was typed word by word: nothing is a sum, a bound or a wish. */
export function parseWords(text: string, lexicon: Lexicon, tolerance: Tolerance): QueryWord[] {
  const none = () => false;
  const { reader, spelled } = spell(text, lexicon, none, { isMarkOfMarket: none, isOfMarket: none }, tolerance);
  const atoms = searchAtoms(spelled).slice(0, maxWords);
  return atoms.map((atom, at) => toQueryWord(atom, at === atoms.length - 1, reader));
}

/** Puts a single letter, or a word that is none, to its neighbour where the two are one name: «х трейл», «аут ландер». */
function joinLetters(
  atoms: readonly string[],
  isCompound: (text: string) => boolean,
  isWord: (text: string) => boolean,
  reader: Reader,
): string[] {
  const joined: string[] = [];
  const isNone = (atom: string) => reader.exact(atom).length === 0;
  for (const atom of withCalledName(atoms, isWord)) {
    const last = joined.at(-1) ?? '';
    const isPair = /^\p{L}+$/u.test(last + atom) && last !== '';
    const isLetter = Math.min(last.length, atom.length) === 1 && isCompound(last + atom);
    const isTorn = () =>
      isNone(last) &&
      isNone(atom) &&
      [...reader.exact(last + atom), ...reader.fuzzy(last + atom)].some(({ word }) => isCompound(word));
    // «ка маз», «со боль»
    const isSplit =
      last.length > 1 &&
      last.length <= shortestMark &&
      isPair &&
      atom.length > 2 &&
      isCompound(last + atom) &&
      (isStopWord(last) || isLetterName(last) || !isWord(last));
    // «масло мотор ное»
    const isPiece =
      isPair &&
      last.length + atom.length >= shortestTorn &&
      Math.min(last.length, atom.length) >= shortestMark &&
      ![last, atom].some(isStopWord) &&
      (isNone(last) || isNone(atom)) &&
      reader.exact(last + atom).some(({ quality }) => quality >= wholeQuality);
    const called = calledLetters(last, atom);
    if (called && isWord(called)) joined[joined.length - 1] = called;
    else if (isPair && (isLetter || isSplit || isPiece || isTorn())) joined[joined.length - 1] = last + atom;
    else joined.push(atom);
  }
  return joined;
}

/** A shorter wish at the end of a name is no part of it: «рионов». */
const shortestWish = 5;
/** Shorter words are in others by chance. */
const shortestGlued = 5;
const shortestLast = 4;
const shortestTorn = 7;
const wholeQuality = 0.95;

/** Parts a word that is none where it is a mark and a model without a space, and a wish after them: «киарио», «рапидавтомат». */
function partNames(atoms: readonly string[], postings: NameTable['postings'], reader: Reader): string[] {
  const isModel = (text: string) => (postings.get(text)?.variants.length ?? 0) > 0;
  const partsOf = (atom: string, isBeforeFigure: boolean): string[] | undefined => {
    for (let cut = shortestMark; cut < atom.length; cut++) {
      const [first, last] = [atom.slice(0, cut), atom.slice(cut)];
      const isName = last.length >= shortestMark || isBeforeFigure;
      if (postings.get(first)?.marks.length && isModel(last) && isName) return [first, last];
      const isNamed = isModel(first) || (postings.get(first)?.marks.length ?? 0) > 0;
      if (isNamed && last.length >= shortestWish && attributeOfWord(last)) return [first, last];
    }
    return undefined;
  };
  return atoms.flatMap((atom, at) => {
    if (atom.length <= shortestMark || /^\d/.test(atom) || reader.exact(atom).length > 0) return [atom];
    if (meaningOf(atom) !== undefined) return [atom];
    const parts = partsOf(atom, /^\d/.test(atoms[at + 1] ?? ''));
    if (parts) return parts;
    // «тормознаяжидкость»
    for (let cut = shortestGlued; cut <= atom.length - shortestLast; cut++) {
      const glued = [atom.slice(0, cut), atom.slice(cut)];
      if (glued.every((part) => reader.exact(part).some(({ quality }) => quality >= wholeQuality))) return glued;
    }
    for (let cut = shortestMark; cut <= atom.length - shortestWish; cut++) {
      const [name, wish] = [partsOf(atom.slice(0, cut), false), atom.slice(cut)];
      if (name && attributeOfWord(wish)) return [...name, wish];
    }
    return [atom];
  });
}

/** Reads what was typed: the layout is put right, sums and bounds are taken out, the rest becomes words. */
export function parseQuery(
  text: string,
  lexicon: Lexicon,
  {
    joined,
    compounds,
    codes,
    postings,
    market,
  }: Pick<NameTable, 'joined' | 'compounds' | 'codes' | 'postings' | 'market'>,
  tolerance: Tolerance,
): ParsedQuery {
  // «е90» is no T90 in the other layout.
  const isName = (text: string, isSwitched = false) => joined.has(text) || (!isSwitched && codes.has(text));
  const isCompound = (text: string) => compounds.has(text);
  // «isuzu nqr» was typed in its own layout.
  const isOfMarket = (piece: string) =>
    latinName.test(piece) &&
    [...market.ofMark.values()].some(
      (byKey) => byKey.has(piece) || byKey.has(piece.replace(/(?<=^[a-z]{3,})\d+$/, '')),
    );
  // «bse» is no YU7.
  const isMarkOfMarket = (piece: string) => latinName.test(piece) && market.marks.has(piece);
  const { reader, spelled } = spell(text, lexicon, isName, { isMarkOfMarket, isOfMarket }, tolerance);
  const asSpelled = foldText(spelled);
  const { relations, rest: folded } = readRelations(asSpelled, (word) =>
    reader
      .exact(word)
      .flatMap((match) => (match.quality >= soundsLikeName ? (postings.get(match.word)?.marks ?? []) : [])),
  );
  const { facts, rest: without } = readFacts(folded);
  const { amounts, rest } = readAmounts(without);
  const typed = joinLetters(searchAtoms(rest).slice(0, maxWords), isCompound, (text) => postings.has(text), reader);
  const atoms = partNames(typed, postings, reader).slice(0, maxWords);
  const words: QueryWord[] = [];
  for (let at = 0; at < atoms.length; ) {
    const phrase = attributeOfPhrase(atoms, at);
    if (phrase) {
      const phraseText = atoms.slice(at, at + phrase.length).join(' ');
      words.push({
        text: phraseText,
        exact: [],
        prefix: [],
        fuzzy: [],
        attribute: phrase.attribute,
        isStopWord: false,
      });
    } else words.push(toQueryWord(atoms[at] ?? '', at === atoms.length - 1, reader));
    at += phrase?.length ?? 1;
  }
  return {
    words: eitherOf(denied(words)),
    amounts: { ...amounts, ...facts },
    order: readOrder(folded),
    preference: readPreference(folded, { ...amounts, ...facts }),
    ...relations,
  };
}
