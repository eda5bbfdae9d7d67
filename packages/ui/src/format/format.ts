const noBreak = '\u00a0';

/**
 * Whole number with its thousands apart: `1234567` → `1 234 567` with no-break spaces.
 * By hand and not by `Intl`, whose spaces differ between engines and would break hydration.
 */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(Math.trunc(value))).replace(/\B(?=(\d{3})+$)/g, noBreak);
  return value < 0 ? `−${digits}` : digits;
}

/** Kopecks as roubles, rounded up (PRD-9): `123456750` → `1 234 568 ₽`. */
export function formatRubles(minor: number): string {
  return `${formatNumber(Math.ceil(minor / 100))}${noBreak}₽`;
}

/** Digits of what a person typed, as a number: `1 200 000 ₽` → `1200000`; null when there are none. */
export function parseDigits(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 15);
  return digits === '' ? null : Number(digits);
}

/** What a person typed, with only its digits left, grouped. */
export function groupDigits(text: string): string {
  const value = parseDigits(text);
  return value === null ? '' : formatNumber(value);
}
