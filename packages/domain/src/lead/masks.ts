import { toCyrillicTwins, toLatinTwins } from './look-alikes.ts';
import { maskText } from './mask-text.ts';
import { parsePhone, phoneFieldText, phoneLength } from './phone-number.ts';

/** What focus puts into an empty phone field. */
export const phonePrefix = '+7 ';

/** `8…`, `7…`, `+7…` and bare digits, typed or pasted, as `+7 ###-###-##-##`. */
export function maskPhone(text: string): string {
  const trimmed = text.trim();
  const whole = parsePhone(trimmed);
  if (whole) return phoneFieldText(whole);
  // A foreign number stays as it is, so that it is told to be wrong and not quietly made a Russian one.
  if (/^\+[^7\s]/.test(trimmed)) return trimmed.replace(/[^+\d ]/g, '').slice(0, phoneLength);
  const digits = trimmed.replace(/\D/g, '');
  if (digits === '') return trimmed.startsWith('+') ? phonePrefix : '';
  let national = /^[78]/.test(digits) ? digits.slice(1) : digits;
  // Typed or pasted after the prefix with its own 8 or 7.
  if (national.length > 10 && /^[78]/.test(national)) national = national.slice(1);
  return national ? maskText('+7 ###-###-##-##', national) : phonePrefix;
}

/** Letters of both alphabets, hyphen and space; a capital first. The message about Latin ones is the rule's. */
export function maskName(text: string): string {
  const name = text.replace(/[^a-zа-яё -]/gi, '').replace(/^[ -]+/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `А 123 ВС 77[7]`, or `1234 АВ 77[7]` when it begins with a digit. */
export function maskStateNumber(text: string): string {
  const plate = toCyrillicTwins(text);
  return maskText(/^\s*\d/.test(plate) ? '#### @@ ###' : '@ ### @@ ###', plate);
}

export const maskVin = (text: string): string => maskText('*'.repeat(17), toLatinTwins(text));

export const maskDigits =
  (length: number) =>
  (text: string): string =>
    text.replace(/\D/g, '').slice(0, length);

/** A whole number with its thousands apart: `125000` → `125 000`. */
export const maskAmount =
  (length: number) =>
  (text: string): string =>
    maskDigits(length)(text)
      .replace(/^0+(?=\d)/, '')
      .replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** Series and number of a policy: letters as capitals, digits, spaces, hyphens and slashes. */
export const maskPolicyNumber = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d /-]/gu, '');

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');
