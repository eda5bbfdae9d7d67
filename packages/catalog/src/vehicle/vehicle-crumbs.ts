import type { Brand } from '@showroom/domain/brand';
import type { ListingKind } from '@showroom/domain/listing-kinds';
import { type ListingScope, scopeOfVehicle } from '@showroom/domain/listing-scope';
import { listingCrumbs } from '@showroom/domain/listing-words';
import type { VehicleCard } from '@showroom/domain/vehicle';
import type { Crumb } from '@showroom/listing/listing-frame';
import { vehicleTitle } from '../text/vehicle-words.ts';

type Listings = Brand['listings'];

/**
 * The deepest listing of this brand that holds a vehicle: of its model; of what is on its way, where it has no price yet;
 * of its whole kind, where the brand has no closer one. An electric car has a kind of its own where the brand shows one.
 */
export function homeListing(listings: Listings, vehicle: VehicleCard): ListingScope {
  const { mark, model, section = 'used' } = scopeOfVehicle(vehicle);
  const isElectro = vehicle.type === 'cars' && vehicle.engineType === 'electro' && listings.electro?.includes(section);
  const kind: ListingKind = isElectro ? 'electro' : vehicle.type;
  const own = listings[kind] ?? [];
  if (vehicle.price === null) return { kind, ...(own.includes('on-sale-soon') ? { section: 'on-sale-soon' } : {}) };
  return own.includes(section) ? { kind, section, ...(mark ? { mark } : {}), ...(model ? { model } : {}) } : { kind };
}

/** The way from the home page to a vehicle, through the listings that hold it. */
export function vehicleCrumbs(listings: Listings, vehicle: VehicleCard): Crumb[] {
  const names = { mark: vehicle.mark.name, model: vehicle.model.name };
  const way = listingCrumbs(homeListing(listings, vehicle), names);
  return [...way, { name: vehicleTitle(vehicle) }];
}
