import { foldText, searchAtoms } from '@showroom/domain/search/search-atoms';
import { readNames } from './begun-wish.ts';
import { isFiller } from './pages/find-pages.ts';
import { isStopWord } from './words/attributes.ts';
import { begunBeside, begunInFamily } from './words/begun-models.ts';
import { isOfThings, isOfWishes, type Known, readOthers } from './words-beside.ts';

/** Things that have a size of one letter. */
const sized = /шлем|перчат|куртк|штан|бот|комбинезон|защит|размер|тент/u;
/** «гидроцикл я», «масло м»: one letter of the next word tells nothing yet beside a wish or a thing; after a figure it is what that counts. */
export function withoutLetter(pieces: readonly string[], known: Known): string | undefined {
  if (/\d$/.test(pieces.at(-1) ?? '')) return undefined;
  const others = readOthers(known, pieces.map(foldText));
  const isThing = isOfThings(others) && !others.words.some((word) => sized.test(word));
  return isOfWishes(others) || isThing ? pieces.join(' ') : undefined;
}

/** «ниссан х тр»: a name that a single letter begins, half typed beside its mark. */
export function withBegunPair(pieces: readonly string[], begun: string, known: Known): string {
  const words = pieces.slice(0, -1);
  const { marks } = readOthers(known, words.map(foldText));
  const found = marks.length === 0 ? undefined : begunBeside(known.names, marks, begun, known.countOf);
  return found === undefined ? [...pieces, begun.slice(1)].join(' ') : [...words, found].join(' ');
}

/** «тигго 7 про м», «нива л»: a letter or a few that begin a longer name of the model before them, and are no name with it: «дарго х». */
export function begunNext(pieces: readonly string[], letter: string, known: Known): string | undefined {
  const atoms = searchAtoms(pieces.join(' '));
  // «до 500 т» is a sum.
  if (isFiller(letter) || atoms.length === 0 || atoms.some((atom) => /^(?:до|от|за|около)$/.test(atom)))
    return undefined;
  const named = readNames(known, atoms);
  if (!named?.isWhole || !named.isNamed || readNames(known, [...atoms, letter])?.isWhole) return undefined;
  const found = begunInFamily(known.names, named.models, letter, known.countOf);
  return found === undefined || atoms.includes(found) || isStopWord(letter) ? undefined : found;
}

const letterAndMore = /^(\p{L})-(\p{L}{2,})$/u;
/** «x-tr», «икс тр»: a name that a letter begins, in two pieces. */
export function withLetterApart(pieces: readonly string[]): string[] {
  const [, letter, more] = letterAndMore.exec(pieces.at(-1) ?? '') ?? [];
  if (letter !== undefined && more !== undefined && pieces.length > 1) return [...pieces.slice(0, -1), letter, more];
  const isCalled = /икс\sтр[еэ]?й?л?$/u.test(pieces.join(' ').toLowerCase()) && pieces.length > 2;
  return isCalled ? [...pieces.slice(0, -2), 'х', pieces.at(-1) ?? ''] : [...pieces];
}
