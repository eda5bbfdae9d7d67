import { transportTypes } from '@showroom/domain/dictionaries';
import type { VehicleCard } from '@showroom/domain/vehicle';
import type { Crumb } from '../listing/listing-titles.ts';
import { isListed } from '../text/listed-types.ts';
import { nouns } from '../text/nouns.data.ts';
import { vehicleTitle } from '../text/vehicle-words.ts';

/** The way from the home page to a vehicle, through the listings that hold it. */
export function vehicleCrumbs(vehicle: VehicleCard): Crumb[] {
  const { type, condition, mark, model } = vehicle;
  const home = { name: 'Главная', href: '/' };
  if (!isListed(type)) return [home, { name: vehicleTitle(vehicle) }];
  const root = `/${type}/${condition}/`;
  return [
    home,
    { name: transportTypes[type], href: `/${type}/` },
    { name: condition === 'new' ? nouns[type].newOnes : 'С пробегом', href: root },
    { name: mark.name, href: `${root}${mark.code}/` },
    { name: model.name, href: `${root}${mark.code}/${model.code}/` },
    { name: vehicleTitle(vehicle) },
  ];
}
