import { deskContentContract } from '@showroom/api-contract/desk-content';
import { operationOf } from '@showroom/api-contract/operations';
import * as v from 'valibot';
import { deskMarkCookie, deskTokenCookie } from '../desk-cookies.ts';
import { askApi } from './ask-api.ts';
import { jsonAnswer, refuse } from './json-answer.ts';

const session = operationOf(deskContentContract.session);
const given = v.object({
  token: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/), v.maxLength(2_000)),
});
const answer = v.object({ roles: v.array(v.string()), until: v.string() });

/** Where staff sign in and out. */
export const deskSessionPath = '/reports/session';
export const maxSessionBody = 2_000;

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

/** Keeps a token that the API takes until it ends. Nobody learns more of a wrong one than that it is. */
export async function signIn(request: Request, holdingId: number): Promise<Response> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxSessionBody) return refuse('OUT_OF_RANGE', 'The body is too large.');
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), given), new TextDecoder().decode(bytes));
  const wrong = () =>
    refuse('PERMISSION_DENIED', 'Ключ не\u00a0подходит: он неверный, просрочен или\u00a0выдан для\u00a0другого сайта.');
  if (!body.success) return wrong();
  const { token } = body.output;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await askApi(session.path, { holdingId: String(holdingId) }, { headers });
    const known = reply.ok ? v.safeParse(answer, reply.body) : undefined;
    if (!known?.success) return reply.status >= 500 ? refuse('UNAVAILABLE', 'Service unavailable') : wrong();
    const seconds = Math.max(0, Math.floor((Date.parse(known.output.until) - Date.now()) / 1000));
    return withCookies(jsonAnswer(known.output), setCookies(request, token, '1', seconds));
  } catch {
    return refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '2' } });
  }
}

export const signOut = (request: Request): Response =>
  withCookies(jsonAnswer({ isDone: true }), setCookies(request, '', '', 0));
