import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { cities } from '@showroom/domain/city';
import { dealerPath } from '@showroom/domain/contact-paths';
import { dealerPictureBase } from '@showroom/domain/content-picture';
import { pictureUrl } from '@showroom/domain/picture';
import type { Dealer } from '@showroom/domain/vehicle';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { streetOf } from '../dealer/dealer-address.ts';
import { openingHours } from './opening-hours.ts';

/** A dealer centre for search engines: place, phone and the hours of its sales department. */
export function dealerNode(brand: Brand, dealer: Dealer): JsonLdNode {
  const url = absoluteUrl(brand, dealerPath(dealer));
  const sales = dealer.departments.find(({ code }) => code === 'new-cars') ?? dealer.departments[0];
  return {
    '@type': 'AutoDealer',
    '@id': url,
    url,
    name: dealer.name,
    image: absoluteUrl(brand, pictureUrl(dealerPictureBase(dealer.code), 'hero')),
    telephone: `+${dealer.phone}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(dealer),
      addressLocality: cities[dealer.city].i,
      addressCountry: 'RU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    openingHoursSpecification: openingHours(sales?.hours ?? []),
    parentOrganization: { '@id': absoluteUrl(brand, '/#organization') },
  };
}
