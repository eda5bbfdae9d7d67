import { searchAtoms } from '@showroom/domain/search/search-atoms';
import { switchLayout } from '@showroom/domain/search/switch-layout';
import type { Tolerance } from './choose-spelling.ts';

const latinCode = /^[a-z]{1,3}\d{1,3}[a-z]?$/;
/**
 * Where one piece was typed in the wrong layout a code beside it was, too, if it is a name in the other: «[fdfk a7» is a Haval F7. A code
 * alone was not: «соната nf» is no «та».
 */
export function inOneLayout(
  pieces: readonly string[],
  spelled: readonly string[],
  { layouts }: Tolerance,
  isName: (joined: string, isSwitched?: boolean) => boolean,
): readonly string[] {
  const isSwitched = (text: string, at: number) => /[a-z]/.test(pieces[at] ?? '') && /[а-яё]/.test(text);
  const switched = pieces.filter((_, at) => isSwitched(spelled[at] ?? '', at));
  if (!layouts || switched.length === 0) return spelled;
  if (pieces.length > 1 && switched.every((piece) => /^[a-z]{2}$/.test(piece) && isName(piece)))
    return spelled.map((text, at) => (isSwitched(text, at) ? (pieces[at] ?? text) : text));
  // «vthctltc u rkfcc»: a letter between words that were.
  const isAll = pieces.every((piece, at) => piece.length === 1 || isSwitched(spelled[at] ?? '', at));
  return spelled.map((text) => {
    const other = switchLayout(text);
    if (isAll && /^[a-z]$/.test(text)) return other;
    return latinCode.test(text) && isName(searchAtoms(other).join(''), true) ? other : text;
  });
}
