import type { BodyType } from './dictionaries.ts';

/** Doors that a passenger body usually has, a tailgate that opens with its window counted. */
export const usualDoors: Partial<Record<BodyType, number>> = {
  sedan: 4,
  hatchback: 5,
  liftback: 5,
  wagon: 5,
  suv: 5,
  'suv-3d': 3,
  coupe: 2,
  cabriolet: 2,
  minivan: 5,
  microbus: 4,
  pickup: 4,
};

/** Hatchbacks with two doors at the sides, by mark and model; others have four. */
export const threeDoorHatchbacks: readonly string[] = [
  ...['kia/proceed', 'volkswagen/scirocco', 'volkswagen/beetle', 'smart/fortwo', 'citroen/ds3', 'volvo/c30'],
  ...['fiat/500', 'alfa-romeo/mito', 'mini/hatch'],
];

/** Doors of a model, `address` being its mark and its code. */
export const doorsOf = (body: BodyType, address: string): number | undefined =>
  body === 'hatchback' && threeDoorHatchbacks.includes(address) ? 3 : usualDoors[body];

/** Whether those behind have doors of their own; of a body whose doors nobody counts, they may. */
export const hasRearDoors = (body: BodyType, doors = usualDoors[body]): boolean => doors === undefined || doors >= 4;
