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

/**
 * Reads a frame number, which cars of the Japanese market have in place of a VIN: `ZVW50-8012345`. The model's code, then six or
 * seven digits.
 */
export function parseFrameNumber(text: string): string | undefined {
  const frame = toLatinTwins(text.replace(/\s/g, ''));
  return /^[A-Z][A-Z\d]{1,8}-\d{6,7}$/.test(frame) ? frame : undefined;
}

/** A VIN, else a frame number. */
export const parseVehicleNumber = (text: string): string | undefined => parseVin(text) ?? parseFrameNumber(text);

/** I, O and Q stand in no VIN; PRD-5 asks for the length alone, so this is a hint and no error. */
export const hasDoubtfulVinLetters = (vin: string): boolean => /[IOQ]/i.test(vin);
