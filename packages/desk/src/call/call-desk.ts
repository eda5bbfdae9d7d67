import type { StaffCredentials, StaffSignIn } from '@showroom/api-contract/desk-staff';
import type { ErrorEnvelope } from '@showroom/api-contract/error';
import type { DeskAnswer, DeskInput, DeskRoute } from '@showroom/bff/desk-calls';
import { fillPath } from '@showroom/bff/fill-path';

/** What became of a call: done, refused with the server's words, or nobody answered. */
export type DeskReply<Body> =
  | { kind: 'done'; body: Body }
  | { kind: 'refused'; status: number; message: string; fields: ErrorEnvelope['details'] }
  | { kind: 'away' };

/** What a sign-in comes to in the browser: the token stays in its cookie. */
type DeskEntrance = Extract<StaffSignIn, { kind: 'enrol' }> | { kind: 'signed-in' };

/** What is said when nobody answers. */
export const awayText = 'Сервер не\u00a0отвечает. Попробуйте ещё раз.';

/** Longest wait, ms: a large table and a large picture take their time. */
const patience = 30_000;

async function answerOf<Body>(path: string, init: RequestInit): Promise<DeskReply<Body>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(patience) });
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'done', body: body as Body };
    if (response.status >= 500) return { kind: 'away' };
    const { message = '', details = [] } = body as Partial<ErrorEnvelope>;
    return { kind: 'refused', status: response.status, message, fields: details };
  } catch {
    return { kind: 'away' };
  }
}

/** A call of the desk; the browser adds the cookie that holds the token. Never rejects. */
export function callDesk<R extends DeskRoute>(route: R, input: DeskInput<R>): Promise<DeskReply<DeskAnswer<R>>> {
  const [path, rest] = fillPath(route, input);
  const method = route.slice(0, route.indexOf(' '));
  const query = method === 'GET' && Object.keys(rest).length > 0 ? `?${new URLSearchParams(rest)}` : '';
  const headers = { accept: 'application/json', ...(method !== 'GET' && { 'content-type': 'application/json' }) };
  return answerOf(`${path}${query}`, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(rest) }) });
}

/** Sends a picture; what describes it stands in the query. Never rejects. */
export function uploadPicture(
  input: { name: string; alt: string },
  file: File,
): Promise<DeskReply<DeskAnswer<'POST /reports/pictures'>>> {
  const body = new FormData();
  body.append('file', file, file.name);
  return answerOf(`/api/reports/pictures/?${new URLSearchParams(input)}`, { method: 'POST', body });
}

/** Sends a document of a deal; what describes it stands in the query. Never rejects. */
export function uploadDealDocument(
  input: { deal: string; name: string; isForSigning: '0' | '1' },
  file: File,
): Promise<DeskReply<DeskAnswer<'POST /reports/deal-documents'>>> {
  const body = new FormData();
  body.append('file', file, file.name);
  return answerOf(`/api/reports/deal-documents/?${new URLSearchParams(input)}`, { method: 'POST', body });
}

/** Sends a document of a policy. Never rejects. */
export function uploadPolicyDocument(
  input: { policy: string },
  file: File,
): Promise<DeskReply<DeskAnswer<'POST /reports/insurance-documents'>>> {
  const body = new FormData();
  body.append('file', file, file.name);
  return answerOf(`/api/reports/insurance-documents/?${new URLSearchParams(input)}`, { method: 'POST', body });
}

const photoRoute = 'POST /reports/service-orders/{order}/works/{work}/photos';

/** Sends a photo of a work. Never rejects. */
export function uploadWorkPhoto(
  input: { order: string; work: string },
  file: File,
): Promise<DeskReply<DeskAnswer<typeof photoRoute>>> {
  const body = new FormData();
  body.append('file', file, file.name);
  return answerOf(fillPath(photoRoute, input)[0], { method: 'POST', body });
}

const session = '/api/reports/session/';
const json = { 'content-type': 'application/json' };

/** Keeps the token of a member of the staff in the desk's cookie. */
export const signIn = (token: string): Promise<DeskReply<unknown>> =>
  answerOf(session, { method: 'POST', headers: json, body: JSON.stringify({ token }) });

/** Signs in by login, password and code; the answer may ask for a second factor first. */
export const enter = (given: StaffCredentials): Promise<DeskReply<DeskEntrance>> =>
  answerOf(session, { method: 'POST', headers: json, body: JSON.stringify(given) });

export const signOut = (): Promise<DeskReply<unknown>> =>
  answerOf(session, { method: 'DELETE', headers: json, body: '{}' });
