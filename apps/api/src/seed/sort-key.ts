/**
 * A key that orders names alike on every engine, compared byte by byte: lower case, `ё` as `е`, accents dropped,
 * numbers by value (`X5` before `X10`).
 */
export function sortKey(name: string): string {
  return name
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replaceAll('й', '\u0001')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u0001', 'й')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
