import { deskContentContract } from '@showroom/api-contract/desk-content';
import { deskStaffContract, staffSignIn } from '@showroom/api-contract/desk-staff';
import { errorEnvelope } from '@showroom/api-contract/error';
import { operationOf } from '@showroom/api-contract/operations';
import * as v from 'valibot';
import { deskMarkCookie, deskTokenCookie } from '../desk-cookies.ts';
import { askApi } from './ask-api.ts';
import { jsonAnswer, refuse } from './json-answer.ts';

const session = operationOf(deskContentContract.session);
const entrance = operationOf(deskStaffContract.signIn);
const exit = operationOf(deskStaffContract.signOut);
const tokenForm = v.object({
  token: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/), v.maxLength(2_000)),
});
/** What it is the API says. */
const credentials = v.object({
  login: v.string(),
  password: v.string(),
  code: v.optional(v.string()),
  newPassword: v.optional(v.string()),
});
const answer = v.object({ roles: v.array(v.string()), until: v.string() });

/** Where staff sign in and out. */
export const deskSessionPath = '/reports/session';
export const maxSessionBody = 4_000;
/** Passwords are slow to check. */
const signInTimeoutMs = 6_500;

/** Over plain HTTP, as on a developer's machine, a browser would drop a cookie that is marked as secure. */
const isEncrypted = (request: Request) => request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';

function setCookies(request: Request, token: string, mark: string, seconds: number): [string, string][] {
  const rest = `; Max-Age=${seconds}; SameSite=Strict; HttpOnly${isEncrypted(request) ? '; Secure' : ''}`;
  return [
    ['set-cookie', `${deskTokenCookie.name}=${token}; Path=${deskTokenCookie.path}${rest}`],
    ['set-cookie', `${deskMarkCookie.name}=${mark}; Path=${deskMarkCookie.path}${rest}`],
  ];
}

function withCookies(response: Response, cookies: readonly [string, string][]): Response {
  for (const [name, value] of cookies) response.headers.append(name, value);
  return response;
}

/** Until when, seconds from now. */
const lifetimeOf = (until: string) => Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));

/** The token of the desk's cookie as the API wants it. */
export function staffHeader(request: Request): { authorization: string } | undefined {
  const jar = request.headers.get('cookie') ?? '';
  const token = new RegExp(`(?:^|;\\s*)${deskTokenCookie.name}=([\\w.-]+)`).exec(jar)?.[1];
  return token === undefined ? undefined : { authorization: `Bearer ${token}` };
}

/** Signs staff in by login, password and code, or by a token that stands, and keeps what opens the desk in its cookie. */
export async function signIn(request: Request, holdingId: number): Promise<Response> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxSessionBody) return refuse('OUT_OF_RANGE', 'The body is too large.');
  const given = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.union([tokenForm, credentials])),
    new TextDecoder().decode(bytes),
  );
  if (!given.success) return wrongToken();
  try {
    return 'token' in given.output
      ? await byToken(request, holdingId, given.output.token)
      : await byPassword(request, holdingId, given.output);
  } catch {
    return refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '2' } });
  }
}

/** Nobody learns more of a wrong one than that it is. */
const wrongToken = () =>
  refuse('PERMISSION_DENIED', 'Ключ не\u00a0подходит: он неверный, просрочен или\u00a0выдан для\u00a0другого сайта.');

async function byToken(request: Request, holdingId: number, token: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await askApi(session.path, { holdingId: String(holdingId) }, { headers });
  const known = reply.ok ? v.safeParse(answer, reply.body) : undefined;
  if (!known?.success) return reply.status >= 500 ? refuse('UNAVAILABLE', 'Service unavailable') : wrongToken();
  return withCookies(jsonAnswer(known.output), setCookies(request, token, '1', lifetimeOf(known.output.until)));
}

async function byPassword(
  request: Request,
  holdingId: number,
  body: v.InferOutput<typeof credentials>,
): Promise<Response> {
  const from = request.headers.get('x-forwarded-for');
  const reply = await askApi(
    entrance.path,
    { holdingId: String(holdingId) },
    {
      method: entrance.method,
      headers: { 'content-type': 'application/json', ...(from !== null && { 'x-forwarded-for': from }) },
      body: JSON.stringify(body),
      timeoutMs: signInTimeoutMs,
    },
  );
  if (!reply.ok) {
    const refusal = v.safeParse(errorEnvelope, reply.body);
    return refusal.success ? jsonAnswer(refusal.output, reply.status) : refuse('UNAVAILABLE', 'Service unavailable');
  }
  const said = v.parse(staffSignIn, reply.body);
  if (said.kind === 'enrol') return jsonAnswer(said);
  const { token, kind, roles, until } = said;
  return withCookies(jsonAnswer({ kind, roles, until }), setCookies(request, token, '1', lifetimeOf(until)));
}

/** Ends the sign-in, as far as the API can be reached, and empties the cookies in any case. */
export async function signOut(request: Request, holdingId: number): Promise<Response> {
  const staff = staffHeader(request);
  if (staff)
    await askApi(
      exit.path,
      { holdingId: String(holdingId) },
      { method: exit.method, headers: { ...staff, 'content-type': 'application/json' }, body: '{}' },
    ).catch(() => undefined);
  return withCookies(jsonAnswer({ isDone: true }), setCookies(request, '', '', 0));
}
