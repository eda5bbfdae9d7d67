import { BlockList, isIP } from 'node:net';
import type { LocatedCity } from './located-city.ts';

/** Port of a geolocation service. Null: unknown. Never throws. */
export type LocationProvider = { locate(address: string): Promise<LocatedCity | null> };

/** Production without a location service: always unknown, so the default city is shown. */
export const unknownLocation: LocationProvider = { locate: async () => null };

/**
 * Ranges that are reserved for documentation (RFC 5737, RFC 3849), so that nobody real is ever "located" by them.
 * They let a developer and the tests see each answer that a real service gives.
 */
const documentedRanges: readonly { network: string; prefix: number; family: 'ipv4' | 'ipv6'; city: LocatedCity }[] = [
  { network: '192.0.2.0', prefix: 24, family: 'ipv4', city: 'msk' },
  { network: '198.51.100.0', prefix: 24, family: 'ipv4', city: 'spb' },
  { network: '203.0.113.0', prefix: 24, family: 'ipv4', city: 'krasnodar' },
  { network: '2001:db8:1::', prefix: 48, family: 'ipv6', city: 'msk' },
  { network: '2001:db8:2::', prefix: 48, family: 'ipv6', city: 'spb' },
];

/** Development adapter: a small table of documentation addresses, and nothing about any real one. */
export function developmentLocation(): LocationProvider {
  const table = documentedRanges.map(({ network, prefix, family, city }) => {
    const list = new BlockList();
    list.addSubnet(network, prefix, family);
    return { list, city };
  });
  return {
    locate: async (address) => {
      const family = isIP(address);
      if (family === 0) return null;
      const found = table.find(({ list }) => list.check(address, family === 4 ? 'ipv4' : 'ipv6'));
      return found?.city ?? null;
    },
  };
}
