import type { CityCode } from './city.ts';
import type { TransportType } from './dictionaries.ts';

/** What brings a vehicle from one city to another, kopecks, and in how many days. */
export type Delivery = { sum: number; days: number };
/** By the kind of vehicle. */
export type Deliveries = Partial<Record<TransportType, Delivery>>;

/** How a vehicle comes to a visitor's city; undefined where it stands there, or where the brand brings none of its kind. */
export function deliveryOf(
  brand: { delivery?: Deliveries },
  city: CityCode,
  { type, dealer }: { type: TransportType; dealer: { city: CityCode } },
): Delivery | undefined {
  return dealer.city === city ? undefined : brand.delivery?.[type];
}
