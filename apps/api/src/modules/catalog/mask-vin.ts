import { isSurrogate } from './surrogate-number.ts';

/**
 * `XTAGFK330KY123456` → `XTAxxxxxxxx123456`: first 3, 8 x, last 6 characters. A frame number keeps the model's code and its last four:
 * `ZVW50-xxx2345`.
 */
export function maskVin(stored: string): string {
  // The column is as wide as a VIN.
  const vin = stored.trim();
  const hyphen = vin.indexOf('-');
  if (hyphen > 0) return `${vin.slice(0, hyphen + 1)}xxx${vin.slice(-4)}`;
  return `${vin.slice(0, 3)}${'x'.repeat(8)}${vin.slice(-6)}`;
}

/** What is shown of a stored number; null where it only stands in for one that nobody wrote. */
export const shownNumber = (stored: string): string | null => (isSurrogate(stored) ? null : maskVin(stored));
