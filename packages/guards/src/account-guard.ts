import { withFinalSlash } from './canonical-url.ts';
import { type Facts, fullPath } from './facts.ts';
import { pass, toNotFound, toRedirect, type Verdict } from './verdict.ts';

/** Role that opens the staff reports (PD-6). */
export const reportsRole = 'reports';

/**
 * `authenticated`: logged in when the access token cookie exists (PRD-4). Guests go to the sign-in
 * page and come back by `next`. A convenience, never the lock: the API checks the token and the owner.
 */
export function requireSession(facts: Facts): Verdict {
  if (facts.cookies.accessToken) return pass;
  const query = facts.cityQuery.canonical;
  const next = withFinalSlash(facts.path) + (query === '' ? '' : `?${query}`);
  const location = `${facts.signInPath}?next=${encodeURIComponent(next.toWellFormed())}`;
  return toRedirect('sign-in', location, 302);
}

/** `authenticated-reports`: signed in and staff. A customer is told that there is no such page (PD-6). */
export function requireReports(facts: Facts): Verdict {
  const verdict = requireSession(facts);
  if (verdict.kind !== 'pass' || facts.roles.includes(reportsRole)) return verdict;
  return toNotFound('no-role', `Page Not Found: ${fullPath(facts.path, facts.query)}`);
}
