import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import type { Metadata } from 'next';
import { vehicleHref, vehicleTitle } from '../text/vehicle-words.ts';

/** Not indexed; canonical is the vehicle's page. */
export function priceTagMetadata(brand: Brand, vehicle: VehicleDetail): Metadata {
  return {
    title: `Ценник: ${vehicleTitle(vehicle)}`,
    robots: { index: false, follow: false },
    alternates: { canonical: absoluteUrl(brand, vehicleHref(vehicle.id)) },
  };
}
