import ipaddr from 'ipaddr.js';
import { parseAddress } from './parse-address.ts';

/** All that IANA gives out as IPv6 unicast. What lies outside has no public host, whatever its name. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether the server itself may call an address: the public internet, and this machine when that is allowed. Every
 * special range of IANA is refused: private, link-local and cloud metadata, tunnels and translations, documentation.
 */
export function isAllowedAddress(text: string, allowLoopback: boolean): boolean {
  const address = parseAddress(text);
  const range = address?.range();
  if (range === 'loopback') return allowLoopback;
  return range === 'unicast' && (address?.kind() === 'ipv4' || address?.match(globalUnicast) === true);
}
