import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that says nothing of where they differ. */
export function sameToken(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
