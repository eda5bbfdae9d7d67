/** Where an accent may be: anything but plain Latin and Russian. */
const unplain = /[^ -~а-я\u00a0«»–—]/;

/** Lower case, ё as е, accents dropped, й kept: the form in which texts are compared. */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  // Normalising costs ten times what the rest does, and nearly every text is plain.
  if (!unplain.test(lower)) return lower;
  return lower
    .replaceAll('й', '\u0001')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u0001', 'й')
    .normalize('NFC');
}

const atom = /\d+[.,]\d+(?![\d.,])|\d+|[a-z]+|[а-я]+|\p{Script=Han}+/gu;

/**
 * The smallest words of a text, folded. Letters and digits part, so that `X5`, `x-5` and `X 5` are the same; a decimal
 * number stays whole with a point: `CX-5 2,5 AT` → `cx`, `5`, `2.5`, `at`. Chinese characters that stand together are one.
 */
export function searchAtoms(text: string): string[] {
  return (foldText(text).match(atom) ?? []).map((found) => found.replace(',', '.'));
}
