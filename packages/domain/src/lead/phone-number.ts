/** Shown as `+7 999-123-45-67`: 16 characters (PRD-9). */
export const phoneLength = 16;

/** Ten digits without a country code. `7…`, `88…`, `89…` and `849…` are no Russian codes but the start of `7…` and `8…`. */
const national = /^(?:[349]\d{2}|8[0-35-7]\d|84[0-8])\d{7}$/;

/**
 * Reads a Russian phone in any of its written forms (`8…`, `7…`, `+7…`, ten digits, with brackets, hyphens, spaces)
 * as 11 digits `7XXXXXXXXXX`. Anything else, an unfinished number too, is undefined.
 */
export function parsePhone(text: string): string | undefined {
  if (!/^\s*\+?[\d\s()\-\u2010-\u2015.]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (text.trimStart().startsWith('+')) return /^7\d{10}$/.test(digits) ? digits : undefined;
  if (/^[78]\d{10}$/.test(digits)) return `7${digits.slice(1)}`;
  return national.test(digits) ? `7${digits}` : undefined;
}

/** `79991234567` → `+7 999-123-45-67`, the way a field shows it. */
export function phoneFieldText(digits: string): string {
  const match = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  return match ? `+7 ${match[1]}-${match[2]}-${match[3]}-${match[4]}` : '';
}
