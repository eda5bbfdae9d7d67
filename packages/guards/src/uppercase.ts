import type { PathReading } from './path-reading.ts';

// Title-case letters (ǅ) count as capitals; after decoding, so that the D of `%D0` does not.
const capital = /[\p{Lu}\p{Lt}]/u;

/**
 * Segments that free their whole path from the rule (PRD-5). Compared whole and in this very case:
 * as a substring, `sl` would free `/cars/new/Tesla` (PD-41).
 */
export const uppercaseSegments: ReadonlySet<string> = new Set([
  'report',
  'reports',
  'webpay',
  'pay',
  'feed',
  'price-tags',
  'slgen',
  'sl',
  'qr',
]);

/** Whether a path is refused for its capitals, Latin or any other. The query is not looked at. */
export function isRefusedForCapitals(path: PathReading): boolean {
  return capital.test(path.key) && !path.segments.some((segment) => uppercaseSegments.has(segment));
}
