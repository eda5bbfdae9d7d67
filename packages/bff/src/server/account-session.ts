import { signedIn, type TokenPair, user } from '@showroom/api-contract/account';
import { contract } from '@showroom/api-contract/contract';
import { errorEnvelope } from '@showroom/api-contract/error';
import { operationOf } from '@showroom/api-contract/operations';
import { passkeyResponse } from '@showroom/api-contract/passkeys';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';
import { clearTokens, keepTokens, readSession } from './cookie-headers.ts';
import { jsonAnswer, refuse } from './json-answer.ts';
import type { Site } from './pass-call.ts';
import { isSameOrigin } from './same-origin.ts';

const login = operationOf(contract.auth.login);
const passkey = operationOf(contract.passkeys.signIn);
const logout = operationOf(contract.auth.logout);
const who = operationOf(contract.user.get);

/** Where a customer signs in and out; the largest body of either, bytes. */
export const accountSessionPaths = { login: '/auth/login', passkey: '/auth/passkey', logout: '/auth/logout' } as const;
export const maxAccountSessionBody = 20_000;

const given = {
  login: v.object({ phone: v.pipe(v.string(), v.maxLength(40)), code: v.pipe(v.string(), v.maxLength(12)) }),
  passkey: v.object({ origin: v.string(), response: passkeyResponse }),
  logout: v.object({ everywhere: v.optional(v.boolean()) }),
};

async function readGiven<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxAccountSessionBody) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  return read.success ? read.output : undefined;
}

const away = () => refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '2' } });

/** Headers that tell the API where somebody signs in from. */
function from({ headers }: Request): Record<string, string> {
  const named = ['x-forwarded-for', 'user-agent'] as const;
  return Object.fromEntries(named.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

/** What a page is told of a sign-in: who it is, never a token. */
async function answerTo(site: Site, request: Request, pair: TokenPair, isNew: boolean): Promise<Response> {
  const headers = { authorization: `Bearer ${pair.token}` };
  const reply = await askApi(who.path, { holdingId: String(site.holdingId) }, { headers });
  const known = reply.ok ? v.safeParse(user, reply.body) : undefined;
  if (!known?.success) return away();
  return keepTokens(jsonAnswer({ isNew, user: known.output }), request, pair);
}

/** Passes what a page sends to sign in; tokens go into cookies alone. Any way in that answers with tokens may use it. */
async function passSignIn(site: Site, request: Request, path: string, body: object): Promise<Response> {
  try {
    const reply = await askApi(
      path,
      { holdingId: String(site.holdingId) },
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...from(request), 'content-type': 'application/json' },
        timeoutMs: 6_500,
      },
    );
    const pair = reply.ok ? v.safeParse(signedIn, reply.body) : undefined;
    if (pair?.success) return await answerTo(site, request, pair.output, pair.output.isNew);
    const refusal = v.safeParse(errorEnvelope, reply.body);
    const wait = reply.headers.get('retry-after');
    if (reply.ok || !refusal.success) return away();
    return jsonAnswer(refusal.output, reply.status, wait === null ? {} : { 'retry-after': wait });
  } catch {
    return away();
  }
}

async function signOut(site: Site, request: Request): Promise<Response> {
  const { everywhere = false } = (await readGiven(request, given.logout)) ?? {};
  const { refresh } = readSession(request);
  const headers = { authorization: `Bearer ${refresh}`, 'content-type': 'application/json' };
  // Who leaves is out of this browser whether the API hears it or not.
  if (refresh !== undefined)
    await askApi(
      logout.path,
      { holdingId: String(site.holdingId) },
      { method: 'POST', headers, body: JSON.stringify({ everywhere }) },
    ).catch(() => undefined);
  const response = clearTokens(jsonAnswer({ isDone: true }), request);
  // Storage stays: the comparison is not the account's (D-26). What a page keeps of the account it clears itself.
  response.headers.set('clear-site-data', '"cache"');
  return response;
}

/** Answers the calls that set and clear the cookies of a session; undefined for any other. */
export async function accountSession(site: Site, path: string, request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST' || !Object.values<string>(accountSessionPaths).includes(path)) return undefined;
  if (!isSameOrigin(site, request.headers))
    return refuse('PERMISSION_DENIED', 'A form is sent from a page of this site.');
  if (path === accountSessionPaths.logout) return signOut(site, request);
  const isLogin = path === accountSessionPaths.login;
  const body = await readGiven(request, isLogin ? given.login : given.passkey);
  return body
    ? passSignIn(site, request, isLogin ? login.path : passkey.path, body)
    : refuse('INVALID_ARGUMENT', 'The body cannot be read.');
}
