import { type FlagKey, flagKeys } from '@showroom/domain/listing';

/**
 * Boolean traits of a row as bits of one byte: a pass looks up the misses of that byte instead of reading six columns.
 *
 * `soon`: on its way and not priced, in no listing but that of such vehicles. `dead`: it has left the stock. `photos`: it has
 * real ones.
 */
export const traits = {
  isNew: 1,
  soon: 2,
  dead: 4,
  photos: 8 << flagKeys.length,
  ...(Object.fromEntries(flagKeys.map((key, index) => [key, 8 << index])) as Record<FlagKey, number>),
} as const;

/** Number of possible trait bytes. */
export const traitCombinations = 16 << flagKeys.length;

/** Trait byte of a row in stock. */
export function traitsOf(
  row: { condition: string; soon: boolean; photos: boolean } & Record<FlagKey, boolean>,
): number {
  let byte =
    (row.condition === 'new' ? traits.isNew : 0) | (row.soon ? traits.soon : 0) | (row.photos ? traits.photos : 0);
  for (const key of flagKeys) if (row[key]) byte |= traits[key];
  return byte;
}

/** Whether a row has a trait, by its byte. */
export const hasTrait = (byte: number | undefined, trait: keyof typeof traits): boolean =>
  ((byte ?? 0) & traits[trait]) !== 0;
