import { type CityCode, cityCodes } from '@showroom/domain/city';
import type { Dealer } from '@showroom/domain/vehicle';

/** Dealers of one city with the numbers that they carry on its map. */
export type DealerGroup = { city: CityCode; dealers: readonly { number: number; dealer: Dealer }[] };

/** Dealers by city, the visitor's own first. Within a city their order stays; a city without dealers is left out. */
export function groupDealers(dealers: readonly Dealer[], own: CityCode): DealerGroup[] {
  const order = [own, ...cityCodes.filter((code) => code !== own)];
  return order.flatMap((city) => {
    const here = dealers.filter((dealer) => dealer.city === city);
    return here.length > 0 ? [{ city, dealers: here.map((dealer, index) => ({ number: index + 1, dealer })) }] : [];
  });
}
