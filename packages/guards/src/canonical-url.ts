import type { Facts } from './facts.ts';
import { toHeaderText } from './header-text.ts';
import { type PathReading, readPath, withSlash } from './path-reading.ts';
import { type Redirect, toRedirect } from './verdict.ts';

/** An own path with its final slash; unreadable paths give the home page. */
export function withFinalSlash(path: string): string {
  const reading = readPath(path);
  return reading ? withSlash(reading) : '/';
}

/** Path and query as a Location: own, one leading slash, header-safe. */
export function toLocation(path: string, query: string): string {
  return toHeaderText(query === '' ? path : `${path}?${query}`);
}

/**
 * Final slash and city query in one hop. With the slash it is a 308: the new address follows from the old one alone and
 * for everyone, so it may be remembered. The city query alone is a 302 (PD-32). Undefined when nothing changes.
 * Only reads are normalised for the city: a 302 would turn a POST into a GET, a 308 does not.
 */
export function toCanonical(facts: Facts, reading: PathReading): Redirect | undefined {
  const path = withSlash(reading);
  const slash = path !== reading.raw;
  const isRead = facts.method === 'GET' || facts.method === 'HEAD';
  const city = facts.cityQuery.changed && isRead;
  if (!slash && !city) return undefined;
  const location = toLocation(path, city ? facts.cityQuery.canonical : facts.query);
  if (!slash) return toRedirect('city-query', location, 302);
  return toRedirect(city ? 'slash-and-city' : 'slash', location, 308);
}
