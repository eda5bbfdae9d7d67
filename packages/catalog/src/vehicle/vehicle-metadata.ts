import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { cities } from '@showroom/domain/city';
import { sharePicture } from '@showroom/domain/share-picture';
import { formatRoubles } from '@showroom/domain/text';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import type { Metadata } from 'next';
import { capital } from '../text/capital.ts';
import { cardLine, vehicleHref, vehicleTitle } from '../text/vehicle-words.ts';

/** Title, description, canonical address and Open Graph of a vehicle's page. */
export function vehicleMetadata(brand: Brand, vehicle: VehicleDetail): Metadata {
  const name = vehicleTitle(vehicle);
  const price = vehicle.price === null ? '' : ` за\u00a0${formatRoubles(vehicle.price)}`;
  const where = `в\u00a0${cities[vehicle.dealer.city].p}`;
  const state = vehicle.condition === 'new' ? 'новый' : 'с пробегом';
  // Two cars of one trim may cost the same.
  const number = `№\u00a0${vehicle.id}`;
  const title =
    vehicle.price === null
      ? `${name} ${vehicle.year} — скоро в\u00a0продаже ${where}, ${number}`
      : `${name} ${vehicle.year}, ${state} — купить${price} ${where}, ${number}`;
  // Nobody drives a trailer, and no bank lends on what companies buy or what is too old.
  const ways = [vehicle.power > 0 && 'тест-драйв', vehicle.creditMonths && 'кредит', 'трейд-ин'].filter(Boolean);
  const description = `${name}: ${cardLine(vehicle)}, цвет ${vehicle.color.toLowerCase()}. ${vehicle.dealer.name}, ${cities[vehicle.dealer.city].i}. ${vehicle.price === null ? 'Сообщим о\u00a0поступлении.' : `${capital(ways.join(', '))}.`}`;
  const url = absoluteUrl(brand, vehicleHref(vehicle.id));
  const images = [sharePicture(brand, vehicleHref(vehicle.id), `${name}, ${vehicle.year}`)];
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: { index: true, follow: true },
    openGraph: { type: 'website', locale: 'ru_RU', siteName: brand.name, title, description, url, images },
  };
}
