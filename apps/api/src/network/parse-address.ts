import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** An address in its usual spelling; an IPv4 one that a dual-stack socket reports as IPv6 is IPv4. Undefined for no address. */
export function parseAddress(text: string | undefined): IPv4 | IPv6 | undefined {
  // The library alone also takes 127.1, 0x7f000001 and octal parts.
  return text !== undefined && isIP(text) > 0 ? ipaddr.process(text) : undefined;
}
