import type { CityCode } from '@showroom/domain/city';
import { type GoodsPlace, type PickupReady, readyDay } from '@showroom/domain/shop/pickup-day';
import type { Dealer } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

export type Centre = {
  id: number;
  code: string;
  name: string;
  city: CityCode;
  address: string;
  phone: string;
  hours: Dealer['departments'][number]['hours'];
};

/** Hours of the department that hands parts out; none where a centre has no such. */
export const partsHours = (departments: Dealer['departments'] | null): Centre['hours'] =>
  departments?.find(({ code }) => code === 'parts')?.hours ?? [];

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
    hours: partsHours(departments),
  }));
}

/** The first day on which goods that lie at a place can be taken from a centre. @param now ms */
export const readyAt = (centre: Centre, place: GoodsPlace, now: number): PickupReady =>
  readyDay(now, place, centre.hours);
