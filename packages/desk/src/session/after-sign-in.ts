const home = '/reports/';

/** Where to go after signing in: the page of the desk that `next` names, and nowhere else. */
export function afterSignIn(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? home;
  if (!/^\/reports\/[\w/?=&%.-]*$/.test(next) || /\.\.|^\/reports\/sign-in/.test(next)) return home;
  return next;
}
