import { cities } from '@showroom/domain/city';
import { listingHref } from '@showroom/domain/listing-root';
import type { Dealer } from '@showroom/domain/vehicle';

/** Anchor of a dealer's card: `dealer-brand-one-sever`. */
export const dealerAnchor = ({ code }: Pick<Dealer, 'code'>): string => `dealer-${code}`;

/** The address without its city, for places where the city is said already. */
export function streetOf({ address, city }: Pick<Dealer, 'address' | 'city'>): string {
  const prefix = `${cities[city].i}, `;
  return address.startsWith(prefix) ? address.slice(prefix.length) : address;
}

/** Link to the route on an external map; nothing external is loaded with the page. */
export function routeHref({ latitude, longitude }: Pick<Dealer, 'latitude' | 'longitude'>): string {
  return `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`;
}

/** The same on the other map that people here drive by. */
export function secondRouteHref({ latitude, longitude }: Pick<Dealer, 'latitude' | 'longitude'>): string {
  return `https://2gis.ru/directions/points/%7C${longitude}%2C${latitude}`;
}

/** Cars that stand in this centre. */
export const stockHref = ({ code }: Pick<Dealer, 'code'>): string =>
  listingHref({ kind: 'cars' }, { facets: { dealer: [code] } });
