import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six unpredictable digits (B-08). */
export const drawCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** HMAC stored in place of the code. */
export const proofOf = (secret: string, id: string, code: string): string =>
  createHmac('sha256', secret).update(`${id}:${code}`).digest('base64url');

/** Compares in constant time. */
export function isProof(secret: string, id: string, code: string, proof: string): boolean {
  const expected = Buffer.from(proofOf(secret, id, code));
  const given = Buffer.from(proof);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
