import { type Amounts, readAmounts } from '@showroom/domain/search/read-amounts';
import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { type Attribute, attributeOfPhrase, attributeOfWord, idle } from './attributes.ts';
import { chooseSpelling, type Reader, type Tolerance, withoutSounds } from './choose-spelling.ts';
import type { Lexicon, WordMatch } from './lexicon.ts';

/** One word of a query and what it may mean. */
export type ReadWord = {
  text: string;
  /** Words of the lexicon, by how they were found. `begun` and `mistyped` are tried when `exact` means nothing. */
  exact: readonly WordMatch[];
  begun: readonly WordMatch[];
  mistyped: readonly WordMatch[];
  /** The wish that it stands for by itself or with its neighbours. */
  attribute: Attribute | undefined;
  /** Says nothing about what is looked for. */
  isIdle: boolean;
};

export type ReadQuery = { words: readonly ReadWord[]; amounts: Amounts };

/** Bits of a mask; who types more has found nothing by then. */
const maxWords = 20;

const yearShape = /^(?:19[5-9]\d|20[0-3]\d)$/;

function readWord(text: string, isLast: boolean, reader: Reader): ReadWord {
  const exact = reader.exact(text);
  const begun = isLast || exact.length === 0 ? reader.begun(text) : [];
  const attribute = exact.map(({ word }) => attributeOfWord(word)).find((found) => found !== undefined);
  return {
    text,
    exact,
    begun,
    mistyped: exact.length === 0 && begun.length === 0 ? reader.mistyped(text) : [],
    attribute: attribute ?? (yearShape.test(text) ? { year: Number(text) } : undefined),
    isIdle: idle.has(text),
  };
}

/** Reads what was typed: the layout is put right, sums and bounds are taken out, the rest becomes words. */
export function readQuery(
  text: string,
  lexicon: Lexicon,
  isName: (joined: string) => boolean,
  tolerance: Tolerance,
): ReadQuery {
  const reader = tolerance.sounds ? lexicon : withoutSounds(lexicon);
  const pieces = text.trim().split(/\s+/);
  const spelled = pieces.map((piece, at) => chooseSpelling(piece, at === pieces.length - 1, reader, isName, tolerance));
  const { amounts, rest } = readAmounts(foldText(spelled.join(' ')));
  const atoms = searchAtoms(rest).slice(0, maxWords);
  const words: ReadWord[] = [];
  for (let at = 0; at < atoms.length; ) {
    const phrase = attributeOfPhrase(atoms, at);
    if (phrase) {
      const phraseText = atoms.slice(at, at + phrase.length).join(' ');
      words.push({ text: phraseText, exact: [], begun: [], mistyped: [], attribute: phrase.attribute, isIdle: false });
    } else words.push(readWord(atoms[at] ?? '', at === atoms.length - 1, reader));
    at += phrase?.length ?? 1;
  }
  return { words, amounts };
}
