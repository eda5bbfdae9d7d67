import { toLookAlike, toRussianTwin } from '@showroom/domain/search/look-alike';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import { isStopWord, phraseWords } from './attributes.ts';
import type { Lexicon, WordMatch } from './lexicon.ts';

/** Which mistakes are looked through (PRD-7; see the contract). */
export type Tolerance = { sounds: boolean; layouts: boolean; both: boolean };
export type Reader = Lexicon;

/** A lexicon without phonetic matches. */
export function withoutSounds(lexicon: Lexicon): Reader {
  const isPlain = ({ quality }: WordMatch) => quality >= 0.95;
  return { ...lexicon, exact: (atom) => lexicon.exact(atom).filter(isPlain) };
}

const isLetters = (atom: string) => /^\D/.test(atom);
const longestLookAlike = 3;
const shortestDoubleSlip = 6;
/** Words of amounts and ranges: not in the stock, but they reveal the intended layout. */
const grammar = new Set(
  searchAtoms(
    'до от за около млн миллион миллиона миллионов лям ляма лямов лимон лимона лимонов тыс тысяч тысячи год года км пробег лс сил мест два три не старше',
  ),
);
/** Punctuation that is letters in the Russian layout: `,vd`, `gj;fh`, `c[`. */
const letterKeys = /^[[\];'`,.<>{}:"~][a-z]|^\[\d|^[a-z]+[[;']$|[a-z][[\];'`,.<>{}:"~][a-z]/i;

/** Keys that are letters in the Russian layout alone: nobody types a Latin word with them. */
const otherKeys = /[[\];'`,.<>{}:"~]/;
const isRussian = (text: string) => /^[а-яё]/i.test(text);

type Spelling = { text: string; reader: Reader; isSwitched?: true };

function spellingsOf(piece: string, reader: Reader, { layouts, both, sounds }: Tolerance): Spelling[] {
  const spellings: Spelling[] = [{ text: piece, reader }];
  const folded = foldText(piece);
  const alike = toLookAlike(folded);
  const isShort = searchAtoms(alike).every((atom) => !isLetters(atom) || atom.length <= longestLookAlike);
  if (alike !== folded && isShort && !/[а-я]/.test(alike)) {
    // Both alphabets in one word: «сrv».
    if (/[a-z]/.test(folded)) spellings.unshift({ text: alike, reader });
    else spellings.push({ text: alike, reader });
  }
  // «креta»
  if (/[a-z]/.test(folded) && /[а-я]{2}/.test(folded))
    spellings.unshift({ text: [...folded].map((letter) => toRussianTwin(letter)).join(''), reader });
  const other = layouts ? switchLayout(piece) : piece;
  if (other === piece || searchAtoms(other).join('').length < 2) return spellings;
  // «зубная» is no YFZ.
  if (isRussian(piece) && otherKeys.test(other)) return spellings;
  const switchedReader = both && sounds ? reader : withoutSounds(reader);
  // `[5` is `х5`, which is X5; «micra» is no «ьшckф».
  const otherAlike = toLookAlike(foldText(other));
  const switched = [other, ...(/[а-я]/.test(otherAlike) ? [] : [otherAlike])].map((text) => ({
    text,
    reader: switchedReader,
    isSwitched: true as const,
  }));
  return letterKeys.test(piece) ? [...switched, ...spellings] : [...spellings, ...switched];
}

function means({ text }: Spelling, test: (atom: string) => boolean): boolean {
  const atoms = searchAtoms(text).filter(isLetters);
  return atoms.length > 0 && atoms.every(test);
}

const isKnown = (atom: string, reader: Reader) =>
  grammar.has(atom) || isStopWord(atom) || phraseWords.has(atom) || reader.exact(atom).length > 0;

/**
 * The spelling of a piece between spaces that means something: as typed, with Latin letters that look the same, or in
 * the other layout. `isName`: whether letters and figures together are the name of a model.
 */
export function chooseSpelling(
  piece: string,
  isLast: boolean,
  reader: Reader,
  isName: (joined: string, isSwitched?: boolean) => boolean,
  tolerance: Tolerance,
): string {
  if (!searchAtoms(piece).some(isLetters) && /[\p{L}\d]/u.test(piece) && !letterKeys.test(piece)) return piece;
  const spellings = spellingsOf(piece, reader, tolerance);
  // `х5` with a Russian х: each part means something, but the name is X5.
  const named = spellings.find(
    ({ text, isSwitched }) => /\d/.test(text) && isName(searchAtoms(text).join(''), isSwitched),
  );
  const known = named ?? spellings.find((one) => means(one, (atom) => isKnown(atom, one.reader)));
  const prefix = (one: Spelling) => means(one, (a) => isKnown(a, one.reader) || one.reader.prefix(a).length > 0);
  // A short word has one slip: a letter or the layout.
  const fuzzy = (one: Spelling) =>
    (one.text === piece || piece.length >= shortestDoubleSlip) &&
    means(one, (a) => isKnown(a, one.reader) || one.reader.fuzzy(a).length > 0);
  const found = known ?? (isLast ? spellings.find(prefix) : undefined) ?? spellings.find(fuzzy);
  return found?.text ?? piece;
}
