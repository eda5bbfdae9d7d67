import * as css from './mark-sign.css.ts';

/** Letters of a mark's sign: an abbreviation whole, of several words their first letters, of one word its first. */
export function signLetters(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const [first = ''] = words;
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  return first.length <= 3 && first === first.toUpperCase() ? first : first.charAt(0).toUpperCase();
}

/** The sign of a mark, drawn by us from its name: no maker's emblem is copied. Beside the name, so nobody hears it. */
export function MarkSign({ name }: { name: string }) {
  return (
    <span className={css.sign} aria-hidden="true">
      {signLetters(name)}
    </span>
  );
}
