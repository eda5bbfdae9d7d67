import { enginesIn } from './engines-in.ts';
import type { Build, ModelFacts } from './types.ts';

/** Vehicles of a model that can be met in a year: each of its bodies with each engine of that year and each drive. */
export function buildsIn(model: ModelFacts, year: number): Build[] {
  const seats = model.seats.length > 0 ? model.seats : [null];
  return enginesIn(model, year).flatMap(([fuel, , , , drives]) =>
    model.bodies.flatMap((body) =>
      drives.flatMap((drive) => seats.map((count) => ({ year, fuel, body, drive, seats: count }))),
    ),
  );
}
