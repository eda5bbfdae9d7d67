import ipaddr from 'ipaddr.js';
import { parseAddress } from '../../network/parse-address.ts';
import type { LocatedCity } from './located-city.ts';

/** Port of a geolocation service. Null: unknown. Never throws. */
export type LocationProvider = { locate(address: string): Promise<LocatedCity | null> };

/** Production without a location service: always unknown, so the default city is shown. */
export const unknownLocation: LocationProvider = { locate: async () => null };

/**
 * Ranges that are reserved for documentation (RFC 5737, RFC 3849), so that nobody real is ever "located" by them.
 * They let a developer and the tests see each answer that a real service gives.
 */
const documentedRanges: readonly [cidr: string, city: LocatedCity][] = [
  ['192.0.2.0/24', 'msk'],
  ['198.51.100.0/24', 'spb'],
  ['203.0.113.0/24', 'krasnodar'],
  ['2001:db8:1::/48', 'msk'],
  ['2001:db8:2::/48', 'spb'],
];

/** Development adapter: a small table of documentation addresses, and nothing about any real one. */
export function developmentLocation(): LocationProvider {
  const table = documentedRanges.map(([cidr, city]) => ({ range: ipaddr.parseCIDR(cidr), city }));
  return {
    locate: async (text) => {
      const address = parseAddress(text);
      const found = table.find(({ range }) => address?.kind() === range[0].kind() && address.match(range));
      return found?.city ?? null;
    },
  };
}
