import { type FlagKey, flagKeys } from '@showroom/domain/listing';

/**
 * What is so or not so of a row, a bit each, all in one byte: a pass over the rows looks up what such a byte misses
 * instead of asking six columns.
 *
 * `soon`: on its way and not priced, in no listing but that of such vehicles. `dead`: it has left the stock.
 */
export const traits = {
  isNew: 1,
  soon: 2,
  dead: 4,
  ...(Object.fromEntries(flagKeys.map((key, index) => [key, 8 << index])) as Record<FlagKey, number>),
} as const;

/** How many different bytes of traits there can be. */
export const traitCombinations = 8 << flagKeys.length;

/** The traits of a living row. */
export function traitsOf(row: { condition: string; soon: boolean } & Record<FlagKey, boolean>): number {
  let byte = (row.condition === 'new' ? traits.isNew : 0) | (row.soon ? traits.soon : 0);
  for (const key of flagKeys) if (row[key]) byte |= traits[key];
  return byte;
}

/** Whether a row has a trait, by its byte. */
export const hasTrait = (byte: number | undefined, trait: keyof typeof traits): boolean =>
  ((byte ?? 0) & traits[trait]) !== 0;
