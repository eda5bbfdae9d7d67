import type { CityCode } from '@showroom/domain/city';

export type RedirectStatus = 301 | 302 | 307 | 308;

/** Why a verdict is what it is: for logs, for a response header, and for tests that ask about the rule, not the status. */
export type Reason =
  | 'ok'
  | 'city-chosen'
  | 'exempt'
  | 'file'
  /** The lookup had no answer, so the page is served unchecked. */
  | 'unchecked'
  | 'unsafe-path'
  | 'uppercase'
  | 'no-route'
  | 'missing'
  | 'filter'
  | 'price-cap'
  | 'wrong-brand'
  | 'no-role'
  | 'sign-in'
  | 'retired'
  | 'gone'
  | 'moved'
  | 'route-rule'
  | 'slash'
  | 'city-query'
  | 'slash-and-city';

/** `remember` is the city that the visitor chose by this very address: it belongs in the city cookie. */
export type Pass = { kind: 'pass'; reason: Reason; city?: CityCode; remember?: CityCode };
/** `location` is an own path that begins with one slash, or an address on an allow-listed host. */
export type Redirect = { kind: 'redirect'; reason: Reason; location: string; status: RedirectStatus };
/** `message` is for the log and the error page; it holds the visitor's own text, so it is escaped where it is shown. */
export type NotFound = { kind: 'notFound'; reason: Reason; message: string };
export type Gone = { kind: 'gone'; reason: Reason };
/** `to` is the internal path of the page, without a query; `address` its canonical public one, with the query that it is made from. */
export type Rewrite = { kind: 'rewrite'; reason: Reason; to: string; address: string };

/** What a rule says about a request. Only the shell's proxy turns it into HTTP. */
export type Verdict = Pass | Redirect | NotFound | Gone | Rewrite;

/** No objection. One object for every request. */
export const pass: Pass = Object.freeze({ kind: 'pass', reason: 'ok' });

export function toNotFound(reason: Reason, message: string): NotFound {
  return { kind: 'notFound', reason, message };
}

export function toRedirect(reason: Reason, location: string, status: RedirectStatus): Redirect {
  return { kind: 'redirect', reason, location, status };
}
