import { parseAddress } from '../network/parse-address.ts';

/**
 * Address that a request comes from. `X-Forwarded-For` counts only behind a proxy of ours, and of its list only the
 * last entry, which that proxy wrote itself; everything before it is the caller's own claim.
 */
export function callerAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string | undefined {
  const claimed = trustProxy ? parseAddress(forwardedFor?.split(',').at(-1)?.trim()) : undefined;
  return (claimed ?? parseAddress(connection))?.toString();
}
