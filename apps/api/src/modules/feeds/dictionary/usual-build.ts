import type { BodyType, DriveType, EngineType, GearType, TransportType } from '@showroom/domain/dictionaries';
import { enginesOf, isMadeIn, isOfVolume } from './known-engines.ts';

/** What a version is built of, as far as it is known without the dealer saying it. */
export type UsualBuild = { engine?: EngineType; gear?: GearType; drive?: DriveType };

/** What marketplaces have no field for: nobody writes that a motorcycle has a chain. */
const ofType: Partial<Record<TransportType, Required<UsualBuild>>> = {
  moto: { engine: 'petrol', gear: 'manual', drive: 'chain' },
  atv: { engine: 'petrol', gear: 'variator', drive: 'full' },
};
const rearBodies: ReadonlySet<BodyType> = new Set(['truck', 'microbus']);

/** The value on which all agree. */
const common = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/**
 * Engine, gearbox and drive that a feed may leave out: those of the model's known versions where they agree, else what is usual for
 * its type. Of cars, whose feeds have a field for each, only that a range extender's has no gearbox to name.
 */
export function usualBuild(
  key: string,
  { type, body }: { type: TransportType; body: BodyType | undefined },
  { year, volume }: { year: number; volume: number | undefined },
): UsualBuild {
  const made = enginesOf(key).filter((one) => isMadeIn(one, year) && isOfVolume(one, volume));
  if (type === 'cars') return common(made.flatMap(({ gears }) => gears)) === 'reducer' ? { gear: 'reducer' } : {};
  const known: UsualBuild = {
    engine: common(made.map(({ fuel }) => fuel)),
    gear: common(made.flatMap(({ gears }) => gears)),
    drive: common(made.flatMap(({ drives }) => drives)),
  };
  const usual = ofType[type] ?? (body && rearBodies.has(body) ? { drive: 'rear' as const } : {});
  return { ...usual, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) };
}
