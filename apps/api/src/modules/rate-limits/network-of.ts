import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { parseAddress } from '../../network/parse-address.ts';

/** Who is counted: one visitor, and the network that visitor is in. */
export type Counted = { address: string; network: string };

const networkOf = (address: IPv4 | IPv6, bits: number) => {
  const cidr = `${address}/${bits}`;
  const { IPv4, IPv6 } = ipaddr;
  return `${(address.kind() === 'ipv4' ? IPv4 : IPv6).networkAddressFromCIDR(cidr)}/${bits}`;
};

/**
 * What of an address is counted: IPv4 itself and its /24 (B-07); of IPv6 the /64, which is one household, and the /48.
 * Undefined for this machine and for no address: not a visitor's, so counting all visitors as that one would lock
 * everybody out.
 */
export function countedAddress(text: string | undefined): Counted | undefined {
  const address = parseAddress(text);
  if (!address || address.range() === 'loopback') return undefined;
  return address.kind() === 'ipv4'
    ? { address: address.toString(), network: networkOf(address, 24) }
    : { address: networkOf(address, 64), network: networkOf(address, 48) };
}
