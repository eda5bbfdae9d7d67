import { isStopWord } from './attributes.ts';

const longestPiece = 5;
/** How many pieces a name is sought of, the most first. */
const counts = [4, 3, 2];
/** Shorter names are put together of other words by chance. */
const leastJoined = 6;
const isPiece = (text: string) => /^\p{L}+$/u.test(text) && text.length <= longestPiece;

/** `isName`: whether pieces are one name together, by sound where they are three or more; `isKnown`: whether a piece means something by itself. */
type Knowledge = { isName: (joined: string, isBySound: boolean) => boolean; isKnown: (piece: string) => boolean };

/**
 * A query with names put together of their pieces: «сан та фе», «рэндж ро вер», «октав ия». Of two pieces one has to mean nothing by itself,
 * unless the whole query is in pieces: «ла да вес та».
 */
export function withTornNames(typed: string, { isName, isKnown }: Knowledge): string {
  const pieces = typed.trim().split(/\s+/);
  if (pieces.length < 2 || !pieces.some((piece) => isPiece(piece) && piece.length < leastJoined - 2)) return typed;
  const isAllTorn = pieces.length > 2 && pieces.every((piece) => /^(?:\p{L}{1,3}|\d+)$/u.test(piece));
  const strange = pieces.map((piece) => !isStopWord(piece) && !isKnown(piece));
  const isTorn = (at: number, count: number): boolean => {
    const torn = pieces.slice(at, at + count);
    const joined = torn.join('');
    if (torn.length < count || !torn.every(isPiece)) return false;
    if (count > 2) return joined.length >= leastJoined && isName(joined, true);
    const isStrange = strange[at] || strange[at + 1];
    return (isAllTorn || (joined.length >= leastJoined - 1 && isStrange === true)) && isName(joined, false);
  };
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const count = counts.find((one) => isTorn(at, one)) ?? 1;
    joined.push(pieces.slice(at, at + count).join(''));
    at += count;
  }
  return joined.length === pieces.length ? typed : joined.join(' ');
}
