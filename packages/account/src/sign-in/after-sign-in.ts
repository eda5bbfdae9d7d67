const home = '/lk/';

/** Where to go after signing in: the page of this site that `next` names, else the account. Never another site, never back to a sign-in. */
export function afterSignIn(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? home;
  if (!/^\/(?![/\\])[\w/?=&%.,:~+-]*$/.test(next) || next.includes('..')) return home;
  return /^\/(?:lk\/auth|registration|authorization|api)(?:\/|\?|$)/.test(next) ? home : next;
}
