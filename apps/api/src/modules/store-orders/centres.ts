import type { PickupCentre } from '@showroom/api-contract/store-orders';
import type { CityCode } from '@showroom/domain/city';
import { type Centre, readyAt } from '../dealers/pickup-centres.ts';
import { type AskedLine, allocate } from './allocate.ts';
import type { FreeStock } from './goods.ts';

/** A centre with the day on which these lines can be taken there; lines that there is not enough for count as those that there is. */
export function presentCentre(
  centre: Centre,
  lines: readonly AskedLine[],
  stock: readonly FreeStock[],
  now: number,
): PickupCentre {
  const { code, name, city, address, phone, hours } = centre;
  const { place, short } = allocate(lines, stock, { dealerCode: code, city });
  const { day, hours: readyHours } = readyAt(centre, place, now);
  return {
    ...{ code, name, city, address, phone, hours, readyOn: day, readyHours: readyHours ?? null },
    isAllHere: place === 'here' && short.length === 0,
  };
}

/** Order of centres for a buyer of a city (PD-117): that city first, then who has everything sooner, then as they came. */
export const soonerIn =
  (city: CityCode) =>
  (a: PickupCentre, b: PickupCentre): number =>
    Number(b.city === city) - Number(a.city === city) || a.readyOn.localeCompare(b.readyOn);
