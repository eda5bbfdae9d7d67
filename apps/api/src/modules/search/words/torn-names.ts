import { isStopWord } from './attributes.ts';

const longestPiece = 6;
/** How many pieces a name is sought of, the most first. */
const counts = [4, 3, 2];
/** Shorter names are put together of other words by chance. */
const leastJoined = 6;
/** Two pieces are heard as one name from so many letters. */
const leastHeard = 7;
const isPiece = (text: string) => /^\p{L}+$/u.test(text) && text.length <= longestPiece;

/**
 * `isName`: whether pieces are one name together, by sound where they are three or more; `isModelOf`: whether they are a model of a mark
 * that a word names; `isKnown`: whether a piece means something by itself.
 */
type Knowledge = {
  isName: (joined: string, isBySound: boolean) => boolean;
  isModelOf: (mark: string, joined: string) => boolean;
  isKnown: (piece: string) => boolean;
};

/** «ауд иа6», «киар ио»: the space came a letter too soon or too late. */
function withSpacesMoved(
  pieces: readonly string[],
  { isName, isKnown }: Pick<Knowledge, 'isName' | 'isKnown'>,
): readonly string[] {
  const isStrange = (piece = '') =>
    piece.length > 1 && /^\p{L}+\d*$/u.test(piece) && !isStopWord(piece) && !isKnown(piece);
  const at = pieces.findIndex((piece, place) => isStrange(piece) && isStrange(pieces[place + 1]));
  const [first = '', last = ''] = at < 0 ? [] : pieces.slice(at, at + 2);
  const isMoved = ([one = '', other = '']: readonly string[]) =>
    one.length > 2 && isName(one, false) && (isName(other, false) || /^\p{L}{1,2}\d+$/u.test(other));
  const moved = [1, 2, 3]
    .flatMap((count) => [
      [first + last.slice(0, count), last.slice(count)],
      [first.slice(0, -count), first.slice(-count) + last],
    ])
    .find(isMoved);
  return moved ? [...pieces.slice(0, at), ...moved, ...pieces.slice(at + 2)] : pieces;
}

/** The pieces as a query, or the query itself where they are its own. */
const said = (typed: string, pieces: readonly string[]): string => {
  const text = pieces.join(' ');
  return text === typed.trim().replace(/\s+/g, ' ') ? typed : text;
};

/**
 * A query with names put together of their pieces: «сан та фе», «рэндж ро вер», «октав ия». Of two pieces one has to mean nothing by itself,
 * unless they stand beside their mark or the whole query is in pieces: «ла да вес та».
 */
export function withTornNames(typed: string, { isName, isModelOf, isKnown }: Knowledge): string {
  const pieces = withSpacesMoved(typed.trim().split(/\s+/), { isName, isKnown });
  if (pieces.length < 2 || !pieces.some((piece) => isPiece(piece) && piece.length < leastJoined - 2))
    return said(typed, pieces);
  const isAllTorn = pieces.length > 2 && pieces.every((piece) => /^(?:\p{L}{1,3}|\d+)$/u.test(piece));
  const strange = pieces.map((piece) => !isStopWord(piece) && !isKnown(piece));
  const isTorn = (at: number, count: number): boolean => {
    const torn = pieces.slice(at, at + count);
    const joined = torn.join('');
    if (torn.length < count || !torn.every(isPiece)) return false;
    if (count > 2) return joined.length >= leastJoined && isName(joined, true);
    const isStrange = strange[at] || strange[at + 1];
    // «ни ва шевроле»
    const isInTwos =
      torn.every(({ length }) => length === 2) && pieces.length > 2 && !torn.every((piece) => isStopWord(piece));
    const isTornInTwo = isInTwos || (joined.length >= leastJoined - 1 && isStrange === true);
    // «аль мэра», «хай ландер»: what neither piece means may be heard as a name.
    const isHeard = joined.length >= leastHeard && strange[at] === true && strange[at + 1] === true;
    // «лада гран та», where either piece is a word.
    const isBeside = at > 0 && joined.length >= leastJoined && isModelOf(pieces[at - 1] ?? '', joined);
    return isBeside || ((isAllTorn || isTornInTwo) && isName(joined, isHeard));
  };
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const count = counts.find((one) => isTorn(at, one)) ?? 1;
    joined.push(pieces.slice(at, at + count).join(''));
    at += count;
  }
  return said(typed, joined);
}
