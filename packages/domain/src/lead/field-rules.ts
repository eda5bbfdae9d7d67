import { type EmailTlds, isEmail } from './email.ts';
import { isLeadDate } from './lead-date.ts';
import { leadMessages } from './messages.ts';
import { parsePhone } from './phone-number.ts';
import { parseStateNumber } from './state-number.ts';
import { parseVin } from './vin.ts';

/** What was read from a field: the value to keep, or what to say about it. */
export type Reading = { value: string | number } | { error: string };

/** Reads the trimmed, never empty text of a field. Pure; the browser and the server use the same ones. */
export type FieldRule = (text: string) => Reading;

/** Longest name and e-mail, and longest comment, in characters (PRD-9). */
export const lengthLimits = { name: 254, email: 254, comment: 1500, code: 100 } as const;

/** Most characters that are kept as they are. */
export const shortText =
  (max: number): FieldRule =>
  (text) =>
    text.length > max ? { error: leadMessages.tooLong(max) } : { value: text };

/** Russian letters, hyphen and space; the first letter becomes a capital. */
export const personName: FieldRule = (text) => {
  if (!/^[а-яё][а-яё -]*$/i.test(text)) return { error: leadMessages.russianOnly };
  const name = text.replace(/ +/g, ' ');
  return shortText(lengthLimits.name)(name.charAt(0).toUpperCase() + name.slice(1));
};

export const phone: FieldRule = (text) => {
  const digits = parsePhone(text);
  return digits ? { value: digits } : { error: leadMessages.phone };
};

export const email =
  (tlds: EmailTlds): FieldRule =>
  (text) => {
    if (text.length > lengthLimits.email) return { error: leadMessages.tooLong(lengthLimits.email) };
    return isEmail(text, tlds) ? { value: text } : { error: leadMessages.email };
  };

export const stateNumber: FieldRule = (text) => {
  const plate = parseStateNumber(text);
  return plate ? { value: plate } : { error: leadMessages.stateNumber };
};

export const vin =
  (maskedToo: boolean): FieldRule =>
  (text) => {
    const value = parseVin(text, { maskedToo });
    return value ? { value } : { error: leadMessages.vin };
  };

/** A day to come: the rule of PRD-5 is about the year alone, a booking adds «not in the past» (PD-50). */
export const bookingDate =
  (today: string): FieldRule =>
  (text) => {
    if (!isLeadDate(text, today)) return { error: leadMessages.date };
    return text < today ? { error: leadMessages.pastDate } : { value: text };
  };

export const oneOf =
  (values: readonly string[]): FieldRule =>
  (text) =>
    values.includes(text) ? { value: text } : { error: leadMessages.choice };

/** `125 000` → 125000. */
export const integer =
  (min: number, max: number): FieldRule =>
  (text) => {
    const digits = text.replace(/\s/g, '');
    if (!/^\d{1,9}$/.test(digits)) return { error: leadMessages.number };
    const value = Number(digits);
    return value < min || value > max ? { error: leadMessages.outOfRange(min, max) } : { value };
  };
