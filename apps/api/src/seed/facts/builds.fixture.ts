import { levelOf } from '../draw-version.ts';
import { enginesIn } from './engines-in.ts';
import type { Build, EquipmentItem, ModelFacts } from './types.ts';

/** Vehicles of a model that can be met in a year: each of its bodies with each engine of that year and each drive. */
export function buildsIn(model: ModelFacts, year: number): Build[] {
  const seats = model.seats.length > 0 ? model.seats : [null];
  return enginesIn(model, year).flatMap(([fuel, , , , drives]) =>
    model.bodies.flatMap((body) =>
      drives.flatMap((drive) => seats.map((count) => ({ year, fuel, body, drive, seats: count }))),
    ),
  );
}

/** Whether the least trim of a model has an item of its equipment. */
export const hasInBase = (
  { model, items }: { model: ModelFacts; items: readonly EquipmentItem[] },
  item: string,
): boolean => items.some(([name, from]) => name === item && from <= levelOf(model, 0));
