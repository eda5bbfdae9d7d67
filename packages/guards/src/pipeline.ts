import type { ExistenceQuestion } from '@showroom/domain/existence';
import type { Answer } from './answer.ts';
import { createBreaker } from './breaker.ts';
import { cityOf } from './city-guard.ts';
import { readCityQuery } from './city-query.ts';
import { compileRoutes, type RouteTable } from './compile-routes.ts';
import { type CanonicalQuery, decideAfterLookup, decideBeforeLookup, refuseUnsafePath } from './decide.ts';
import { createExistence, type Resolution } from './existence.ts';
import type { Facts, RouteMatch } from './facts.ts';
import { createGuardedCall, createQuietLog } from './guarded-call.ts';
import type { Log, Lookups } from './lookups.ts';
import { type PathReading, readPath } from './path-reading.ts';
import { createRedirectSource } from './redirect-source.ts';
import type { RedirectHosts } from './redirect-target.ts';
import type { Route } from './route-table.ts';
import { splitUrl } from './split-url.ts';
import type { Verdict } from './verdict.ts';

export type PipelineRequest = {
  /** Absolute, or path and query. Its host is not looked at (B-18). */
  url: string;
  method: string;
  /** Values of the city cookie and of the access token's; absent when not sent. */
  cookies: { city?: string | undefined; accessToken?: string | undefined; desk?: string | undefined };
  /** City guessed by address, when somebody made a guess. */
  location?: string | undefined;
};

export type PipelineOptions = {
  brand: string;
  routes: readonly Route[];
  hosts: RedirectHosts;
  lookups: Lookups;
  log: Log;
  /** Milliseconds; the system's by default. */
  clock?: () => number;
  /** How long a visitor waits for a lookup, ms; 300 by default. */
  lookupTimeoutMs?: number;
  /** Spelling of `{query}` in targets. By default empty, which fills in as `-`. */
  canonicalQuery?: CanonicalQuery;
  /** Staff roles in an access token that the shell has verified. By default nobody is staff. */
  readRoles?: (accessToken: string) => readonly string[];
  signInPath?: string;
  /** First segments that are none of the pipeline's business, besides `api`, `_next` and `.well-known`. */
  exempt?: readonly string[];
  /** First segments under which files are never pages: pictures. `media` by default. */
  assets?: readonly string[];
};

export type Pipeline = {
  /** Never waits for the API longer than `lookupTimeoutMs` per question. Rejects only when an injected function throws. */
  run(request: PipelineRequest): Promise<Answer>;
  /** For the revalidation webhook: one path (with its final slash), or all that is remembered, redirects included. */
  invalidate(path?: string): Promise<void>;
  table: RouteTable;
};

const exempt: Verdict = Object.freeze({ kind: 'pass', reason: 'exempt' });
const unasked: Resolution = { state: 'exists' };

/** What the row asks the API about this path; undefined when it asks nothing. */
function toQuestion({ route, params }: RouteMatch, reading: PathReading): ExistenceQuestion | undefined {
  const kind = route.existence;
  if (kind === undefined) return undefined;
  return { kind, path: reading.file ? reading.key : `${reading.key}/`, params };
}

function toAnswer(verdict: Verdict, facts: Facts, guarded?: Verdict): Answer {
  const chosen = guarded?.kind === 'pass' ? guarded : undefined;
  const answer: Answer = { ...verdict, city: chosen?.city ?? cityOf(facts), match: facts.match };
  if (chosen?.remember && (verdict.kind === 'pass' || verdict.kind === 'rewrite')) answer.remember = chosen.remember;
  return answer;
}

/**
 * Puts the rules in their order and remembers what the API said. One per process: it holds the route tree, the redirect
 * table and the memory of existing pages. Throws on a broken route table.
 *
 * Order: unsafe paths → redirect lookup → capitals → no such row → named guards → page validation (the one question to
 * the API) → route rules → final slash and city query in one hop → the page. It is the order of PRD-4 in its
 * effects, but whatever ends in a 404 is decided before the hop to a final slash or city is offered, so that no such hop
 * leads to an error (docs/decisions tells the differences).
 */
export function createPipeline(options: PipelineOptions): Pipeline {
  const { brand, hosts, lookups, clock = Date.now, canonicalQuery = () => '', readRoles = () => [] } = options;
  const { signInPath = '/lk/auth/', lookupTimeoutMs = 300 } = options;
  const table = compileRoutes(options.routes, brand);
  const log = createQuietLog(options.log, clock);
  const existence = createExistence(
    (question, signal) => lookups.resolve(question, signal),
    createGuardedCall(createBreaker(clock), log),
    clock,
    lookupTimeoutMs,
  );
  // A breaker of its own: a slow table must not spend the trial call of the quick question.
  const redirectCall = createGuardedCall(createBreaker(clock), log);
  const redirects = createRedirectSource(
    (signal) => lookups.redirects(signal),
    hosts,
    redirectCall,
    clock,
    log,
    lookupTimeoutMs,
  );
  const exemptSegments = new Set(['api', '_next', '.well-known', ...(options.exempt ?? [])]);
  const assetSegments = new Set(options.assets ?? ['media']);

  const rolesOf = (accessToken: string | undefined): readonly string[] => {
    if (!accessToken) return [];
    try {
      return readRoles(accessToken);
    } catch {
      return []; // A damaged token is a customer's at best (B-04).
    }
  };

  const answer = async (request: PipelineRequest, followed = false): Promise<Answer> => {
    const { path, query } = splitUrl(request.url);
    const reading = readPath(path);
    const { city, accessToken, desk } = request.cookies;
    const facts: Facts = {
      brand,
      path,
      query,
      method: request.method,
      cookies: { city, accessToken, desk },
      roles: rolesOf(accessToken),
      location: request.location,
      cityQuery: readCityQuery(query),
      match: reading ? table.matchSegments(reading.segments) : null,
      now: clock(),
      signInPath,
    };
    if (!reading) return toAnswer(refuseUnsafePath(path, query), facts);
    const first = reading.segments[0] ?? '';
    if (exemptSegments.has(first) || (reading.file && assetSegments.has(first))) return toAnswer(exempt, facts);
    const loading = redirects.ready();
    if (loading) await loading;
    const guarded = decideBeforeLookup(facts, reading, redirects.find(reading.key));
    if (guarded.kind !== 'pass' || !facts.match) return toAnswer(guarded, facts);
    const question = toQuestion(facts.match, reading);
    const asked = question ? existence.ask(question) : unasked;
    const resolution = asked instanceof Promise ? await asked : asked;
    const verdict = decideAfterLookup(facts, reading, guarded, resolution, { hosts, canonicalQuery });
    if (verdict.kind === 'redirect' && verdict.reason === 'route-rule' && !followed) {
      // What the rule leads to may have moved itself: still one hop.
      const end = await answer({ ...request, url: verdict.location }, true);
      if (end.kind === 'redirect') return toAnswer({ ...verdict, location: end.location }, facts, guarded);
    }
    return toAnswer(verdict, facts, guarded);
  };

  return {
    run: (request) => answer(request),
    table,
    async invalidate(path) {
      existence.invalidate(path);
      if (path === undefined) await redirects.invalidate();
    },
  };
}
