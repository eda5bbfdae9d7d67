import { isIPv4, isIPv6 } from 'node:net';

/** Who is counted: one visitor, and the network that visitor is in. */
export type Counted = { address: string; network: string };

/**
 * What of an address is counted: IPv4 itself and its /24 (B-07); of IPv6 the /64, which is
 * one household, and the /48. Undefined for this machine and for no address: not a visitor's, so counting all visitors
 * as that one would lock everybody out.
 */
export function countedAddress(address: string | undefined): Counted | undefined {
  if (address === undefined || address === '::1' || address.startsWith('127.')) return undefined;
  if (isIPv4(address)) return { address, network: `${address.split('.').slice(0, 3).join('.')}.0/24` };
  if (!isIPv6(address)) return undefined;
  const groups = expand(address);
  return { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups of an IPv6 address; an embedded IPv4 part stands in the last two, which nobody counts. */
function expand(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '')
    .toLowerCase()
    .replace(/:[\d.]*\.[\d.]*$/, ':0:0')
    .split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
