/** Spaces of every kind and the signs of money and measure around a number. */
const around = /[\s\u00a0\u202f']|руб(?:лей|ля|\.)?|₽|rub|rur|км\.?|л\.?\s?с\.?|см³|см3|куб\.?\s?см|hp|г\.?$/giu;

/** `1 250 000 ₽`, `1250000,00`, `2.5` → number; undefined for what is none. A comma or point before 1–2 last digits is decimal. */
export function readNumber(text: string): number | undefined {
  const packed = text.replace(around, '');
  const match = /^(\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,](\d{1,2}))?$/.exec(packed);
  if (!match) return undefined;
  return Number(`${match[1]?.replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
}

/** A whole number within bounds, or undefined. */
export function readInteger(text: string, min: number, max: number): number | undefined {
  const value = readNumber(text);
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

const maxRoubles = 1_000_000_000;

/** Roubles → kopecks; undefined for what is no price. Zero is a price that is not named. */
export function readKopecks(text: string): number | undefined {
  const roubles = readNumber(text);
  return roubles !== undefined && roubles <= maxRoubles ? Math.round(roubles * 100) : undefined;
}

/** Litres (`2.5`) or cubic centimetres (`2494`) → cm³. */
export function readVolume(text: string): number | undefined {
  const value = readNumber(text.replace(/\s*л\.?\s*$/iu, ''));
  if (value === undefined || value > 20_000) return undefined;
  return Math.round(value < 20 ? value * 1_000 : value);
}
