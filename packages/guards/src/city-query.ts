import { type CityCode, cityFromQuery, isCityCode } from '@showroom/domain/city';

/** What the query says about the city, and the query as it should be. */
export type CityQuery = {
  /** The city that the query names, by code or Russian name. */
  city: CityCode | undefined;
  /** The query with at most one `city`, a code; every other pair byte for byte as it came. */
  canonical: string;
  /** Whether `canonical` differs from what came. */
  changed: boolean;
};

const empty: CityQuery = { city: undefined, canonical: '', changed: false };

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function isCityPair(pair: string): boolean {
  const end = pair.indexOf('=');
  const key = end === -1 ? pair : pair.slice(0, end);
  return key === 'city' || (key.includes('%') && decodePart(key) === 'city');
}

/**
 * City query normalisation (PRD-4, PRD-5; PD-32): Москва → msk, Санкт-Петербург → spb,
 * a value that names no city of ours is removed, the first of several wins. Never throws.
 *
 * @param query without the question mark
 */
export function readCityQuery(query: string): CityQuery {
  if (query === '') return empty;
  // Without the word and without escapes there is nothing to read: most requests with filters end here.
  if (!query.includes('city') && !query.includes('%')) return { city: undefined, canonical: query, changed: false };
  const kept: string[] = [];
  let city: CityCode | undefined;
  let seen = false;
  let changed = false;
  for (const pair of query.split('&')) {
    if (!isCityPair(pair)) {
      kept.push(pair);
      continue;
    }
    const end = pair.indexOf('=');
    const value = seen || end === -1 ? undefined : decodePart(pair.slice(end + 1));
    seen = true;
    const found = value === undefined ? undefined : cityFromQuery(value);
    if (found === undefined) {
      changed = true;
      continue;
    }
    city = found;
    changed ||= !isCityCode(value);
    kept.push(isCityCode(value) ? pair : `city=${found}`);
  }
  return { city, canonical: changed ? kept.join('&') : query, changed };
}

/** The query without its city: what the listing's own state is read from. */
export function dropCity(query: CityQuery): string {
  if (query.city === undefined) return query.canonical;
  return query.canonical
    .split('&')
    .filter((pair) => !isCityPair(pair))
    .join('&');
}
