import { toLocation } from './canonical-url.ts';
import { readCityQuery } from './city-query.ts';
import { readPath, withSlash } from './path-reading.ts';

/** Where redirects may lead, besides own paths. Hosts as in a URL, with the port where there is one. */
export type RedirectHosts = { own: string; allowed: readonly string[] };

/** A checked target. `origin` is empty for own paths. */
export type RedirectTarget = { origin: string; path: string; query: string; hash: string; key: string };

// Line breaks are dropped first (B-15); any other control, a backslash or an @ refuses the row.
const lineBreaks = /[\r\n]/g;
const refusedCharacters = /[\\@\p{Cc}]/u;
const absolute = /^https?:\/\//i;
const base = 'https://own.invalid';

/**
 * Checks where a redirect leads: an own path, or http(s) on an allow-listed host (B-15). Gives the reason when refused.
 * Own paths come out with their final slash, and the own host's absolute addresses as own paths.
 */
export function readRedirectTarget(urlTo: string, hosts: RedirectHosts): RedirectTarget | { refused: string } {
  const text = urlTo.replace(lineBreaks, '').trim();
  if (refusedCharacters.test(text)) return { refused: 'the target holds a backslash, an @ or a control character' };
  const isAbsolute = absolute.test(text);
  if (!isAbsolute && (!text.startsWith('/') || text.startsWith('//'))) {
    return { refused: 'the target is neither an own path nor http(s)' };
  }
  if (!URL.canParse(text, base)) return { refused: 'the target cannot be read' };
  const url = new URL(text, base);
  const query = url.search.slice(1);
  if (isAbsolute && url.host !== hosts.own) {
    if (!hosts.allowed.includes(url.host)) return { refused: 'the host of the target is not on the list' };
    return { origin: url.origin, path: url.pathname, query, hash: url.hash, key: '' };
  }
  const reading = readPath(url.pathname);
  if (!reading) return { refused: 'the path of the target is not safe' };
  const { canonical } = readCityQuery(query);
  return { origin: '', path: withSlash(reading), query: canonical, hash: url.hash, key: reading.key };
}

function keyOf(pair: string): string {
  const end = pair.indexOf('=');
  return end === -1 ? pair : pair.slice(0, end);
}

/** Location of a redirect: the target's own query first, then what the visitor brought and the target does not fix. */
export function toTargetLocation(target: RedirectTarget, visitorQuery: string): string {
  const fixed = target.query === '' ? [] : target.query.split('&');
  const keys = new Set(fixed.map(keyOf));
  const brought = visitorQuery === '' ? [] : visitorQuery.split('&').filter((pair) => !keys.has(keyOf(pair)));
  const query = [...fixed, ...brought].join('&');
  return target.origin + toLocation(target.path, query) + target.hash;
}
