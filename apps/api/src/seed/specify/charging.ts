import type { Specification } from '@showroom/domain/specification';
import { batteryOf } from './battery-of.ts';
import { stepped } from './engine-figures.ts';
import type { Specified } from './specified.ts';

/** Sockets by where a car was made for: GB/T in China, CHAdeMO in Japan, CCS elsewhere. */
const ports: Readonly<Record<string, string>> = {
  cn: 'GB/T AC, GB/T DC',
  ru: 'GB/T AC, GB/T DC',
  by: 'GB/T AC, GB/T DC',
  jp: 'Type 1, CHAdeMO',
};
const otherPorts = 'Type 2, CCS Combo 2';
/** Part of the battery between 10 and 80 %, and what the charger gives of its greatest power on average. */
const fastPart = 0.7;
const meanPower = 0.62;

/**
 * Battery and charging of an electric vehicle that goes so far: on the battery that its maker states, or else on so much energy
 * a hundred kilometres as its class takes.
 */
export function chargingOf(
  { address, country, version, year }: Specified,
  usual: number,
  rangeKm: number,
): Specification {
  const battery = batteryOf(address, version)?.[0] ?? stepped((rangeKm * usual) / 100, 1);
  const per100 = (battery / rangeKm) * 100;
  const chargePower = stepped(Math.min(350, Math.max(50, battery * (year >= 2023 ? 2.2 : 1.4))), 10);
  const home = battery < 45 ? 7 : 11;
  return {
    battery,
    energyUse: stepped(per100, 0.1),
    chargePower,
    chargeFast: stepped((battery * fastPart * 60) / (chargePower * meanPower), 1),
    chargeHome: stepped((battery * 1.1) / home, 0.5),
    chargePorts: ports[country] ?? otherPorts,
  };
}
