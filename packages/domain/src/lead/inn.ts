/** Digits of the check sum for the n-th last place: the tenth of a company, the eleventh and twelfth of a person. */
const weights = {
  company: [2, 4, 10, 3, 5, 9, 4, 6, 8],
  person: [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  personLast: [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
} as const;

const checkDigit = (digits: string, factors: readonly number[]): string =>
  String((factors.reduce((sum, factor, at) => sum + factor * Number(digits[at]), 0) % 11) % 10);

/** Reads a taxpayer number: 10 digits of a company or 12 of a person, with the right check digits. Spaces are dropped. */
export function parseInn(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  // A number of zeros alone has right check digits and belongs to nobody.
  if (!/^(?:\d{10}|\d{12})$/.test(digits) || /^0+$/.test(digits)) return undefined;
  const isRight =
    digits.length === 10
      ? digits[9] === checkDigit(digits, weights.company)
      : digits[10] === checkDigit(digits, weights.person) && digits[11] === checkDigit(digits, weights.personLast);
  return isRight ? digits : undefined;
}
