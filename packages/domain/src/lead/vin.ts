import { toLatinTwins } from './look-alikes.ts';

export const vinLength = 17;

/** The catalogue shows a used vehicle's VIN covered: 11 characters of `x`, digits and `*`. */
const masked = /^[xX*\d]{11}$/;

/** Reads a VIN: upper case, no spaces, Cyrillic look-alikes as Latin. With `maskedToo` the catalogue's covered form too. */
export function parseVin(text: string, { maskedToo = false } = {}): string | undefined {
  const packed = text.replace(/\s/g, '');
  if (maskedToo && masked.test(packed)) return packed;
  const vin = toLatinTwins(packed);
  return /^[A-Z\d]{17}$/.test(vin) ? vin : undefined;
}

/** I, O and Q stand in no VIN; PRD-5 asks for the length alone, so this is a hint and no error. */
export const hasDoubtfulVinLetters = (vin: string): boolean => /[IOQ]/i.test(vin);
