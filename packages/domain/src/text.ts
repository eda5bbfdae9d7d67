const NBSP = '\u00a0';
const NARROW = /[\u202f\u00a0 ]/g;

const integer = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** `1234567` → `1 234 567` with no-break spaces. */
export function formatInteger(value: number): string {
  return integer.format(value).replace(NARROW, NBSP);
}

/** Thousands apart where a unit follows: `1049 см³ MT` → `1 049 см³ MT`, for names that others wrote. Years and codes have no unit. */
export const groupMeasures = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d.,–-])(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)[ \u00a0]?(?=(?:см[³3]|км|кг|мм|л\.с\.|кВт·ч)(?!\p{L}))/gu,
    (_, digits: string) => `${formatInteger(Number(digits.replace(NARROW, '')))}${NBSP}`,
  );

/** Minor units (kopecks) → `1 234 567 ₽`, whole roubles rounded up (PRD-9). */
export function formatRoubles(minor: number): string {
  return `${formatInteger(Math.ceil(minor / 100))}${NBSP}₽`;
}

/** Two printed figures as a range with their unit once: `143 л.с.`, `231 л.с.` → `143–231 л.с.`; one figure when both are it. */
export function spanText(from: string, to: string): string {
  if (from === to) return from;
  const unit = /\u00a0[^\d\u00a0]+$/.exec(to)?.[0] ?? '';
  return `${unit && from.endsWith(unit) ? from.slice(0, -unit.length) : from}–${to}`;
}

const rules = new Intl.PluralRules('ru');
const formOf: Record<Intl.LDMLPluralRule, 0 | 1 | 2> = { one: 0, few: 1, many: 2, other: 2, two: 2, zero: 2 };

/** Russian plural: `plural(21, ['автомобиль', 'автомобиля', 'автомобилей'])` → `автомобиль`. A fraction counts as its whole part. */
export function plural(count: number, forms: readonly [one: string, few: string, many: string]): string {
  return forms[formOf[rules.select(Math.trunc(count))]];
}

/** `АСЦ` → `об АСЦ`, `Brand One` → `о Brand One`: before a Russian vowel the preposition is longer. */
export const about = (name: string): string => `${/^[аиоуэ]/i.test(name) ? 'об' : 'о'}\u00a0${name}`;

/** `5, forms` → `5 автомобилей`, number and word joined by a no-break space. */
export function countOf(count: number, forms: readonly [string, string, string]): string {
  return `${formatInteger(count)}${NBSP}${plural(count, forms)}`;
}

/** `2,5`: a figure with the comma of Russian, no more digits than it has. */
export const formatDecimal = (value: number): string => String(value).replace('.', ',');

/** cm³ in litres as makers round them: 1,950 are `2.0`, which `toFixed` says of no binary fraction. */
export const inLitres = (cubicCentimetres: number): string => (Math.round(cubicCentimetres / 100) / 10).toFixed(1);

/** cm³ → `2,5 л`. */
export const formatVolume = (cubicCentimetres: number): string =>
  `${inLitres(cubicCentimetres).replace('.', ',')}${NBSP}л`;
