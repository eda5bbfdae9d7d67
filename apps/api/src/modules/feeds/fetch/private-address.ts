import { BlockList, isIPv4, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Non-public networks: loopback, private, link-local and cloud metadata, reserved. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

function isIn(list: BlockList, address: string): boolean {
  // IPv4-mapped IPv6 addresses are checked as IPv4.
  const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(bare)) return list.check(bare, 'ipv4');
  return isIPv6(bare) ? list.check(bare, 'ipv6') : true;
}

/** Whether a feed may be fetched from an address: the public internet, and this machine when that is allowed. */
export function isAllowedAddress(address: string, allowLoopback: boolean): boolean {
  if (!isIPv4(address) && !isIPv6(address)) return false;
  if (isIn(loopback, address)) return allowLoopback;
  return !isIn(inner, address);
}
