import type { Version } from '../draw-version.ts';
import { batteries, versionBatteries } from './batteries.data.ts';

/** kWh of a version's battery, and its range in km where that is not its model's; undefined: its maker's figure is not known. */
export function batteryOf(
  address: string,
  { trim, engine }: Pick<Version, 'trim' | 'engine'>,
): readonly [kWh: number, rangeKm?: number] | undefined {
  const own = versionBatteries[address]?.find(([version]) => version === trim || version === engine[2]);
  if (own) return [own[1], own[2]];
  const usual = batteries[address];
  return usual === undefined ? undefined : [usual];
}
