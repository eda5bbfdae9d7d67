import { toCanonical, toLocation, withFinalSlash } from './canonical-url.ts';
import { cityOf } from './city-guard.ts';
import { dropCity } from './city-query.ts';
import type { Resolution } from './existence.ts';
import { type CompiledRoute, type Facts, fullPath, type RouteParams } from './facts.ts';
import { fillCompiledTarget } from './fill-target.ts';
import { runGuards } from './named-guards.ts';
import { type PathReading, withSlash } from './path-reading.ts';
import { type RedirectHit, toRedirectStatus } from './redirect-table.ts';
import { type RedirectHosts, readRedirectTarget, toTargetLocation } from './redirect-target.ts';
import { isRefusedForCapitals } from './uppercase.ts';
import { type Pass, pass, toNotFound, toRedirect, type Verdict } from './verdict.ts';

/** The one spelling of a listing's query, for a page that is cached by it. `query` comes without its city. */
export type CanonicalQuery = (route: CompiledRoute, params: RouteParams, query: string) => string;

const file: Verdict = Object.freeze({ kind: 'pass', reason: 'file' });
const retired: Verdict = Object.freeze({ kind: 'gone', reason: 'retired' });
const gone: Verdict = Object.freeze({ kind: 'gone', reason: 'gone' });

/** Step: a path that can be understood in two ways is no page of ours, whatever stands in any table. */
export function refuseUnsafePath(path: string, query: string): Verdict {
  return toNotFound('unsafe-path', `Page not found: ${fullPath(path, query)}`);
}

/** Step: redirect lookup, for paths that match and for those that do not (PD-29). */
export function followRedirect(facts: Facts, hit: RedirectHit | undefined): Verdict | undefined {
  if (!hit) return undefined;
  if (hit.kind === 'gone') return retired;
  return toRedirect('retired', toTargetLocation(hit.target, facts.cityQuery.canonical), hit.status);
}

/** Step: capitals, before a missing row and before the slash, so that `/Cars` is one 404 and no hop (PD-30). */
export function rejectCapitals(path: PathReading): Verdict | undefined {
  return isRefusedForCapitals(path) ? toNotFound('uppercase', 'Not Found') : undefined;
}

/** Step: a path that no row answers. Files are left to the server, whose folder knows them. */
export function rejectUnmatched(facts: Facts): Verdict | undefined {
  return facts.match ? undefined : toNotFound('no-route', `Page not found: ${fullPath(facts.path, facts.query)}`);
}

/** Everything that can be said without asking the API. A `pass` may carry a city that a guard chose. */
export function decideBeforeLookup(facts: Facts, path: PathReading, hit: RedirectHit | undefined): Verdict {
  const redirect = followRedirect(facts, hit);
  if (redirect) return redirect;
  if (path.file && !facts.match) return file;
  const refusal = rejectCapitals(path) ?? rejectUnmatched(facts);
  return refusal ?? runGuards(facts.match?.route.rules ?? [], facts);
}

/** Step: page validation. Without an answer the page is served: a visitor never pays for a lookup that is down. */
export function validatePage(facts: Facts, path: PathReading, answer: Resolution, hosts: RedirectHosts): Verdict {
  if (answer.state === 'missing') return toNotFound('missing', `Page Not Found: ${fullPath(facts.path, facts.query)}`);
  if (answer.state === 'gone') return gone;
  if (answer.state !== 'moved') return pass;
  const target = readRedirectTarget(answer.to, hosts);
  if ('refused' in target || (target.origin === '' && target.key === path.key)) return pass;
  const location = toTargetLocation(target, facts.cityQuery.canonical);
  return toRedirect('moved', location, toRedirectStatus(answer.status));
}

/** Step: route-rule redirect, to the final form of its target. */
export function applyRouteRule(facts: Facts): Verdict | undefined {
  const { route, params } = facts.match ?? {};
  if (!route?.compiledRedirect || !params) return undefined;
  const path = withFinalSlash(fillCompiledTarget(route.compiledRedirect, (name) => params[name]));
  return toRedirect('route-rule', toLocation(path, facts.cityQuery.canonical), route.redirect?.status ?? 301);
}

/** Last step: the page itself, at its internal path where the row has one. */
export function servePage(
  facts: Facts,
  path: PathReading,
  guarded: Pass,
  answer: Resolution,
  canonicalQuery: CanonicalQuery,
): Verdict {
  const { route, params } = facts.match ?? {};
  const reason = answer.state === 'unknown' ? 'unchecked' : guarded.reason;
  if (!route?.compiledTarget || !params) return { ...guarded, reason };
  const hasQuery = route.compiledTarget.names.includes('query');
  const query = hasQuery ? canonicalQuery(route, params, dropCity(facts.cityQuery)) : '';
  const to = fillCompiledTarget(route.compiledTarget, (name) => {
    if (name === 'city') return guarded.city ?? cityOf(facts);
    return name === 'query' ? query : params[name];
  });
  return { kind: 'rewrite', reason, to, address: toLocation(withSlash(path), query) };
}

/** What is left once it is known whether the page exists: a redirect to its one address, or the page. */
export function decideAfterLookup(
  facts: Facts,
  path: PathReading,
  guarded: Pass,
  answer: Resolution,
  options: { hosts: RedirectHosts; canonicalQuery: CanonicalQuery },
): Verdict {
  const validated = validatePage(facts, path, answer, options.hosts);
  if (validated.kind !== 'pass') return validated;
  const redirect = applyRouteRule(facts) ?? toCanonical(facts, path);
  return redirect ?? servePage(facts, path, guarded, answer, options.canonicalQuery);
}
