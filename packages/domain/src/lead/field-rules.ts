import { type EmailTlds, isEmail } from './email.ts';
import { parseInn } from './inn.ts';
import { isCalendarDay, isLeadDate } from './lead-date.ts';
import { lengthLimits } from './length-limits.ts';
import { leadMessages } from './messages.ts';
import { parsePhone } from './phone-number.ts';
import { parseStateNumber } from './state-number.ts';
import { parseVin } from './vin.ts';

/** What was read from a field: the value to keep, or what to say about it. */
export type Reading<Value extends string | number = string | number> = { value: Value } | { error: string };
/** What a rule may know beside the text. */
export type RuleContext = {
  /** The day in Moscow, `YYYY-MM-DD`. */
  today: string;
  emailTlds: EmailTlds;
  /** Data of the catalogue may hold a covered VIN of 11 characters; typed data may not. */
  maskedVin: boolean;
};
/** Reads the trimmed, never empty text of a field. Pure; the browser and the server use the same ones. */
export type FieldRule<Value extends string | number = string | number> = (
  text: string,
  context: RuleContext,
) => Reading<Value>;

/** Most characters that are kept as they are. */
export const shortText =
  (max: number) =>
  (text: string): Reading<string> =>
    text.length > max ? { error: leadMessages.tooLong(max) } : { value: text };

/** A mark, model or dealer, by its code or in the visitor's words. */
export const code: FieldRule<string> = shortText(lengthLimits.code);

/** Russian letters, hyphen and space; the first letter becomes a capital. */
export const personName: FieldRule<string> = (text) => {
  if (!/^[а-яё][а-яё -]*$/i.test(text)) return { error: leadMessages.russianOnly };
  const name = text.replace(/ +/g, ' ');
  return shortText(lengthLimits.name)(name.charAt(0).toUpperCase() + name.slice(1));
};

export const phone: FieldRule<string> = (text) => {
  const digits = parsePhone(text);
  return digits ? { value: digits } : { error: leadMessages.phone };
};

export const email: FieldRule<string> = (text, { emailTlds }) => {
  if (text.length > lengthLimits.email) return { error: leadMessages.tooLong(lengthLimits.email) };
  return isEmail(text, emailTlds) ? { value: text } : { error: leadMessages.email };
};

export const stateNumber: FieldRule<string> = (text) => {
  const plate = parseStateNumber(text);
  return plate ? { value: plate } : { error: leadMessages.stateNumber };
};

export const vin: FieldRule<string> = (text, { maskedVin }) => {
  const value = parseVin(text, { maskedToo: maskedVin });
  return value ? { value } : { error: leadMessages.vin };
};

/** A day to come: the requirement is about the year alone, a booking adds «not in the past» (PD-50). */
export const bookingDate: FieldRule<string> = (text, { today }) => {
  if (!isLeadDate(text, today)) return { error: leadMessages.date };
  return text < today ? { error: leadMessages.pastDate } : { value: text };
};

/** A day that is over, or today: of this year or the three before, after which no claim is settled. */
export const accidentDate: FieldRule<string> = (text, { today }) => {
  if (!isCalendarDay(text) || Number(text.slice(0, 4)) < Number(today.slice(0, 4)) - 3) {
    return { error: leadMessages.date };
  }
  return text > today ? { error: leadMessages.futureDate } : { value: text };
};

/** A taxpayer number, check digits included. */
export const inn: FieldRule<string> = (text) => {
  const value = parseInn(text);
  return value ? { value } : { error: leadMessages.inn };
};

/** Series and number of a policy as its insurer prints them. */
export const policyNumber: FieldRule<string> = (text) => {
  const isRight = /^[\p{L}\d][\p{L}\d /-]{3,}$/u.test(text) && /\d{3}/.test(text);
  return isRight ? shortText(lengthLimits.policyNumber)(text) : { error: leadMessages.policyNumber };
};

export const oneOf =
  (values: readonly string[]) =>
  (text: string): Reading<string> =>
    values.includes(text) ? { value: text } : { error: leadMessages.choice };

/** `125 000` → 125000. */
export const integer =
  (min: number, max: number) =>
  (text: string): Reading<number> => {
    const digits = text.replace(/\s/g, '');
    if (!/^\d{1,10}$/.test(digits)) return { error: leadMessages.number };
    const value = Number(digits);
    return value < min || value > max ? { error: leadMessages.outOfRange(min, max) } : { value };
  };

/** A model year: 1900 to this year. */
export const pastYear: FieldRule<number> = (text, { today }) => integer(1900, Number(today.slice(0, 4)))(text);
