import type { PickupCentre } from '@showroom/api-contract/store-orders';
import type { CityCode } from '@showroom/domain/city';
import { type GoodsPlace, type PickupReady, readyDay } from '@showroom/domain/shop/pickup-day';
import type { Dealer } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';
import { type AskedLine, allocate } from './allocate.ts';
import type { FreeStock } from './goods.ts';

export type Centre = {
  id: number;
  code: string;
  name: string;
  city: CityCode;
  address: string;
  phone: string;
  hours: Dealer['departments'][number]['hours'];
};

/** Centres of a holding that hand parts out; of one city first, then by name. */
export async function readCentres(db: Executor, holdingId: number, city?: CityCode): Promise<Centre[]> {
  const rows = await db.query<Omit<Centre, 'hours'> & { departments: Dealer['departments'] }>(
    `select id, code, name, city, address, phone, departments from dealer
     where holding_id = $1 and departments @> '[{"code": "parts"}]'
     order by (city = $2) desc nulls last, city collate "C", sort_key collate "C"`,
    [holdingId, city ?? null],
  );
  return rows.map(({ departments, ...centre }) => ({
    ...centre,
    hours: departments.find(({ code }) => code === 'parts')?.hours ?? [],
  }));
}

export const readyAt = (centre: Centre, place: GoodsPlace, now: number): PickupReady =>
  readyDay(now, place, centre.hours);

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
