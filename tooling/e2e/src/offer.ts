import { getListing, getVehicle } from './api.ts';
import type { BrandFacts } from './brands.ts';

/** A new car with a price and at least two benefits; an electric one stands in a listing of its own. */
export async function offerOf(brand: BrandFacts) {
  for (const { id } of (await getListing(brand.holdingId, { condition: 'new' })).items) {
    const vehicle = await getVehicle(brand.holdingId, id);
    if (vehicle.price !== null && vehicle.benefits.length >= 2 && vehicle.engineType !== 'electro')
      return { ...vehicle, price: vehicle.price };
  }
  throw new Error('no new car with two benefits on the first page');
}
