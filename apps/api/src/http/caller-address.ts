import { isIP } from 'node:net';

/**
 * Address that a request comes from. `X-Forwarded-For` counts only behind a proxy of ours, and of its list only the
 * last entry, which that proxy wrote itself; everything before it is the caller's own claim.
 */
export function callerAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string | undefined {
  const claimed = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = claimed !== undefined && isIP(claimed) > 0 ? claimed : connection;
  // Dual-stack sockets report IPv4 as ::ffff:203.0.113.7.
  return address?.replace(/^::ffff:(?=\d+\.)/i, '');
}
