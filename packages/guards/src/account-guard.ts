import { withFinalSlash } from './canonical-url.ts';
import { type Facts, fullPath } from './facts.ts';
import { pass, toNotFound, toRedirect, type Verdict } from './verdict.ts';

/** Role that opens the staff reports (PD-6). */
export const reportsRole = 'reports';

/** Where staff sign in, with its final slash. */
export const deskSignInPath = '/reports/sign-in/';

/**
 * `authenticated`: logged in when the access token cookie exists (PRD-4). Guests go to the sign-in
 * page and come back by `next`. A convenience, never the lock: the API checks the token and the owner.
 */
export function requireSession(facts: Facts): Verdict {
  return facts.cookies.accessToken ? pass : toSignIn(facts, facts.signInPath);
}

function toSignIn(facts: Facts, signInPath: string): Verdict {
  const query = facts.cityQuery.canonical;
  const next = withFinalSlash(facts.path) + (query === '' ? '' : `?${query}`);
  const location = `${signInPath}?next=${encodeURIComponent(next.toWellFormed())}`;
  return toRedirect('sign-in', location, 302);
}

/**
 * `authenticated-reports`: staff. Who signed in at the desk passes; a customer is told that there is no such page (PD-6); a
 * guest goes to the desk's sign-in. The desk's pages hold nothing: whatever they show, the API hands to a token alone.
 */
export function requireReports(facts: Facts): Verdict {
  if (facts.cookies.desk) return pass;
  if (!facts.cookies.accessToken) return toSignIn(facts, deskSignInPath);
  if (facts.roles.includes(reportsRole)) return pass;
  return toNotFound('no-role', `Page Not Found: ${fullPath(facts.path, facts.query)}`);
}
