import { groupBuildings, plainBuildings } from './buildings.data.ts';

/** How many buildings are drawn: those of the groups, then those of nobody's colours. */
export const dealerBuildings = plainBuildings.first + plainBuildings.count - 1;

/** Chosen so that the centres of a city differ. */
const seed = 215;

/**
 * The number of a centre's building, from 1: always the same for one code, in the colours of the centre's group, and neighbours
 * rarely share one.
 */
export function buildingOf(code: string): number {
  const own = groupBuildings.find(({ codes }) => code.startsWith(codes)) ?? plainBuildings;
  let hash = seed;
  for (const letter of code) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return own.first + (((hash ^ (hash >>> 15)) >>> 0) % own.count);
}
