const accepts: Record<string, RegExp> = { '#': /\d/, '@': /\p{L}/u, '*': /[\p{L}\d]/u };

/**
 * Fits a text into a mask (PRD-5): `#` a digit, `@` a letter, `*` a letter or digit, the rest stands for
 * itself. Characters that do not fit are dropped; nothing is added after the last one that was typed.
 */
export function maskText(mask: string, text: string): string {
  const typed = [...text];
  let shown = '';
  let waiting = '';
  for (const place of mask) {
    const accepted = accepts[place];
    if (!accepted) {
      waiting += place;
      continue;
    }
    let char = typed.shift();
    while (char !== undefined && !accepted.test(char)) char = typed.shift();
    if (char === undefined) break;
    shown += waiting + char;
    waiting = '';
  }
  return shown;
}
