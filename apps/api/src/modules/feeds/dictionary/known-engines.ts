import type { DriveType, EngineType, GearType } from '@showroom/domain/dictionaries';
import { loadFacts } from '../../../seed/load-facts.ts';

/** A version of a model that the catalogue's facts know. `volume` in cm³; `from` and `to`: years in which it is made. */
export type KnownEngine = {
  fuel: EngineType;
  volume: number;
  gears: readonly GearType[];
  drives: readonly DriveType[];
  from: number;
  to: number;
};

let known: ReadonlyMap<string, readonly KnownEngine[]> | undefined;

/** The versions of a model, by `mark/model`; read once, as every record asks. */
export function enginesOf(key: string): readonly KnownEngine[] {
  known ??= new Map(
    loadFacts().marks.flatMap((mark) =>
      mark.models.map((model): [string, KnownEngine[]] => [
        `${mark.code}/${model.code}`,
        model.engines.map(([fuel, volume, , gears, drives, years = model.years]) => ({
          ...{ fuel, volume, gears, drives },
          ...{ from: years[0], to: years[1] ?? Number.POSITIVE_INFINITY },
        })),
      ]),
    ),
  );
  return known.get(key) ?? [];
}

/** Rounding of a volume to a decimal of a litre. */
const sameVolume = 60;

export const isMadeIn = ({ from, to }: KnownEngine, year: number): boolean => year >= from && year <= to;
/** Of every volume where none is said. */
export const isOfVolume = ({ volume }: KnownEngine, said: number | undefined): boolean =>
  said === undefined || Math.abs(volume - said) <= sameVolume;
