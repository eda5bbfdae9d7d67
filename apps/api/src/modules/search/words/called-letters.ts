import { toLookAlike } from '@showroom/domain/search/look-alike';
import { letterOf } from './spoken-codes.ts';

/** Two letters that are called by their names, as one word: «ку х», «си икс»; undefined when they are none. */
export function calledLetters(last: string, atom: string): string | undefined {
  const [first, second] = [letterOf(last), letterOf(atom) ?? (atom.length === 1 ? toLookAlike(atom) : undefined)];
  return first && second && /^[a-z]$/.test(second) ? first + second : undefined;
}

/** Three letters that are called by their names: «тэ икс эль» is a TXL. */
export function withCalledName(atoms: readonly string[], isWord: (text: string) => boolean): readonly string[] {
  const letters = atoms.map((atom) => letterOf(atom) ?? '');
  const at = letters.findIndex((_, place) => letters.slice(place, place + 3).filter(Boolean).length === 3);
  const name = letters.slice(at, at + 3).join('');
  return at >= 0 && isWord(name) ? [...atoms.slice(0, at), name, ...atoms.slice(at + 3)] : atoms;
}
