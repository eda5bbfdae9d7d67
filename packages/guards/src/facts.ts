import type { ExistenceKind } from '@showroom/domain/existence';
import type { CityQuery } from './city-query.ts';
import { readCityQuery } from './city-query.ts';
import type { CompiledTarget } from './fill-target.ts';
import type { Route } from './route-table.ts';
import type { Verdict } from './verdict.ts';

export type CompiledRoute = Route & {
  rules: readonly Guard[];
  paramNames: readonly string[];
  compiledTarget: CompiledTarget | undefined;
  compiledRedirect: CompiledTarget | undefined;
  existence: ExistenceKind | undefined;
  /** Whether the page is its visitor's alone: account, staff, sign-in and registration. */
  isPrivate: boolean;
};

export type RouteParams = Readonly<Record<string, string>>;
export type RouteMatch = { route: CompiledRoute; params: RouteParams };

/** A pure rule. `pass` may carry a city; anything else ends the pipeline. */
export type Guard = (facts: Facts) => Verdict;

/** Everything that a rule may know about a request. Rules read nothing else: no clock, no cookie jar, no network. */
export type Facts = {
  /** Code of the shell's brand: a fact of the build, never of a header. */
  brand: string;
  /** Raw path and raw query (no question mark), as the visitor sent them. */
  path: string;
  query: string;
  method: string;
  cookies: {
    city: string | undefined;
    accessToken: string | undefined;
    /** Mark of a desk where somebody has signed in; it opens nothing by itself. */
    desk?: string | undefined;
  };
  /** Staff roles of the visitor; empty for guests and customers. */
  roles: readonly string[];
  /** Guess by address, when somebody made one. */
  location: string | undefined;
  cityQuery: CityQuery;
  match: RouteMatch | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Own path of the sign-in page, with its final slash. */
  signInPath: string;
};

const maxShown = 2048;
const control = /\p{Cc}/gu;

/** `{fullPath}` of the messages of PRD-8: path and query as sent, bounded, without control characters. */
export function fullPath(path: string, query: string): string {
  const text = query === '' ? path : `${path}?${query}`;
  return text.slice(0, maxShown).replace(control, '');
}

/** Facts with the usual defaults, for callers outside the pipeline: a layout or a handler that runs a guard again. */
export function toFacts(known: Partial<Omit<Facts, 'cityQuery'>> & { brand: string; path: string }): Facts {
  const query = known.query ?? '';
  return {
    method: 'GET',
    cookies: { city: undefined, accessToken: undefined },
    roles: [],
    location: undefined,
    match: null,
    now: Date.now(),
    signInPath: '/lk/auth/',
    ...known,
    query,
    cityQuery: readCityQuery(query),
  };
}
