import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits that nobody can foretell (reliability-and-security, B-08). */
export const drawCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** What is stored of a code: whoever reads the database cannot tell it. */
export const proofOf = (secret: string, id: string, code: string): string =>
  createHmac('sha256', secret).update(`${id}:${code}`).digest('base64url');

/** Compares in a time that tells nothing. */
export function isProof(secret: string, id: string, code: string, proof: string): boolean {
  const expected = Buffer.from(proofOf(secret, id, code));
  const given = Buffer.from(proof);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
