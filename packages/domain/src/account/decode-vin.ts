import { toLatinTwins } from '../lead/look-alikes.ts';

/** Letters of model years, from 1980 on, over and over each 30 years (ISO 3779). */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const cycle = 30;

/**
 * What the characters of a VIN tell by themselves. `makers`: world manufacturer identifiers by mark; several marks may share
 * one, then none is named. The model year stands in position 10 where makers put it there.
 */
export function decodeVin(
  text: string,
  makers: Readonly<Record<string, readonly string[]>>,
  thisYear: number,
): { marks: string[]; year: number | undefined } {
  const vin = toLatinTwins(text);
  const maker = vin.slice(0, 3);
  const marks = Object.keys(makers).filter((mark) => makers[mark]?.includes(maker));
  const index = yearCodes.indexOf(vin.charAt(9));
  if (vin.length < 10 || index < 0) return { marks, year: undefined };
  // The newest year that the letter can mean; next year's models are sold this year.
  const newest = thisYear + 1;
  const year = 1980 + index + cycle * Math.floor((newest - 1980 - index) / cycle);
  return { marks, year };
}
