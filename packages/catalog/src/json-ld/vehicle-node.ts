import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { cities } from '@showroom/domain/city';
import { bodyTypes, type DriveType, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { pictureUrl } from '@showroom/domain/picture';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { vehicleHref, vehicleTitle } from '../text/vehicle-words.ts';

/** The narrowest type of schema.org: it knows neither quadricycles nor trucks nor what goes on water. */
function schemaTypeOf({ type, bodyType }: Pick<VehicleDetail, 'type' | 'bodyType'>): string {
  if (type === 'cars') return 'Car';
  if (type === 'moto' && bodyType !== 'tricycle') return 'Motorcycle';
  return bodyType === 'microbus' ? 'BusOrCoach' : 'Vehicle';
}

const wheels: Partial<Record<DriveType, string>> = {
  front: 'FrontWheelDriveConfiguration',
  rear: 'RearWheelDriveConfiguration',
  full: 'AllWheelDriveConfiguration',
};
const quantity = (value: number, unitCode: string): JsonLdNode => ({ '@type': 'QuantitativeValue', value, unitCode });

function offer(brand: Brand, vehicle: VehicleDetail, url: string): JsonLdNode {
  const { dealerFull, price } = vehicle;
  return {
    '@type': 'Offer',
    url,
    ...(price === null ? {} : { priceCurrency: 'RUB', price: Math.ceil(price / 100) }),
    availability: `https://schema.org/${price === null ? 'PreOrder' : 'InStock'}`,
    itemCondition: `https://schema.org/${vehicle.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    seller: {
      '@type': 'AutoDealer',
      name: dealerFull.name,
      telephone: `+${dealerFull.phone}`,
      address: {
        '@type': 'PostalAddress',
        addressLocality: cities[dealerFull.city].i,
        streetAddress: dealerFull.address,
        addressCountry: 'RU',
      },
      parentOrganization: { '@type': 'Organization', name: brand.name },
    },
  };
}

/** A vehicle with its offer. What this kind of vehicle has not is left out; the masked VIN is no VIN and is left out too. */
export function vehicleNode(brand: Brand, vehicle: VehicleDetail): JsonLdNode {
  const { engineType, gearType, driveType } = vehicle;
  const url = absoluteUrl(brand, vehicleHref(vehicle.id));
  const engine: JsonLdNode = {
    '@type': 'EngineSpecification',
    fuelType: engineTypes[engineType],
    ...(vehicle.engineVolume > 0 ? { engineDisplacement: quantity(vehicle.engineVolume, 'CMQ') } : {}),
    ...(vehicle.power > 0 ? { enginePower: quantity(vehicle.power, 'BHP') } : {}),
  };
  return {
    '@type': schemaTypeOf(vehicle),
    name: vehicleTitle(vehicle),
    url,
    description: vehicle.description,
    image: vehicle.pictures.map(({ base }) => absoluteUrl(brand, pictureUrl(base, 'hero'))),
    brand: { '@type': 'Brand', name: vehicle.mark.name },
    model: vehicle.model.name,
    vehicleConfiguration: vehicle.modification,
    vehicleModelDate: String(vehicle.year),
    bodyType: bodyTypes[vehicle.bodyType],
    color: vehicle.color,
    ...(!countsHours(vehicle.type) ? { mileageFromOdometer: quantity(vehicle.mileageKm, 'KMT') } : {}),
    ...(engineType === 'none' ? {} : { vehicleEngine: engine }),
    ...(gearType === 'none' ? {} : { vehicleTransmission: gearTypes[gearType] }),
    ...(driveType === 'none'
      ? {}
      : {
          driveWheelConfiguration: wheels[driveType]
            ? `https://schema.org/${wheels[driveType]}`
            : driveTypes[driveType],
        }),
    ...(vehicle.seats ? { vehicleSeatingCapacity: vehicle.seats } : {}),
    ...(vehicle.owners ? { numberOfPreviousOwners: vehicle.owners } : {}),
    offers: offer(brand, vehicle, url),
  };
}
