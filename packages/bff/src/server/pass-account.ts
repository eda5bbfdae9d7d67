import type { CompiledRow } from '../compile-table.ts';
import { clearTokens, keepTokens, readSession } from './cookie-headers.ts';
import { refuse } from './json-answer.ts';
import { readyCall, type Site } from './pass-call.ts';
import { type Refreshed, refreshTokens } from './refresh-tokens.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const signedOut = () => refuse('UNAUTHENTICATED', 'Войдите в\u00a0личный кабинет.');

/** Whether a late call may be made again: nobody knows whether the first was done. */
const isRepeatable = ({ method, sent = [] }: CompiledRow) => method !== 'POST' || sent.includes('idempotency-key');

/**
 * A call in the name of who is signed in. On 401 and 422 the tokens are refreshed and the call is made once more, with the same body
 * and key (PRD-8); a late one is made once more as it was. Without a session, or when it cannot be refreshed, its cookies go; while the
 * API takes no refreshes from this address they stay, and the answer is 503.
 */
export async function passAccount(
  site: Site,
  row: CompiledRow,
  values: readonly string[],
  request: Request,
): Promise<Response> {
  const { access, refresh, isMarked } = readSession(request);
  if (access === undefined && refresh === undefined) return isMarked ? clearTokens(signedOut(), request) : signedOut();
  const call = await readyCall(site, row, values, request);
  if (call instanceof Response) return call;
  const first = access === undefined ? undefined : await call(bearer(access));
  if (first?.status === 504 && access !== undefined) return isRepeatable(row) ? call(bearer(access)) : first;
  if (first && first.status !== 401 && first.status !== 422) return first;
  const renewal = await renewed(site, request, refresh);
  if (renewal.kind === 'busy') return busy(renewal);
  if (renewal.kind === 'over') return clearTokens(signedOut(), request);
  const { pair } = renewal;
  const second = await call(bearer(pair.token));
  return second.status === 401 ? clearTokens(signedOut(), request) : keepTokens(second, request, pair);
}

/**
 * A call in the name of who is signed in, or of a guest: a session that is over is refreshed once, and where it cannot be, its cookies
 * go and a guest is served.
 */
export async function passVisitor(
  site: Site,
  row: CompiledRow,
  values: readonly string[],
  request: Request,
): Promise<Response> {
  const { access, refresh } = readSession(request);
  const call = await readyCall(site, row, values, request);
  if (call instanceof Response) return call;
  if (access === undefined && refresh === undefined) return call();
  const first = access === undefined ? undefined : await call(bearer(access));
  if (first && first.status !== 401) return first;
  const renewal = await renewed(site, request, refresh);
  // Served as a guest he would act past his account.
  if (renewal.kind === 'busy') return busy(renewal);
  if (renewal.kind === 'over') return clearTokens(await call(), request);
  return keepTokens(await call(bearer(renewal.pair.token)), request, renewal.pair);
}

const busy = ({ waitSeconds }: Extract<Refreshed, { kind: 'busy' }>): Response =>
  refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': String(waitSeconds) } });

const renewed = (site: Site, request: Request, refresh: string | undefined): Promise<Refreshed> =>
  refresh === undefined
    ? Promise.resolve({ kind: 'over' })
    : refreshTokens(site.holdingId, refresh, request.headers.get('x-forwarded-for'));
