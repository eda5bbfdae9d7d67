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

/** Whether those behind have doors of their own; of a body whose doors nobody counts, they may. */
export const hasRearDoors = (body: BodyType, doors = usualDoors[body]): boolean => doors === undefined || doors >= 4;
