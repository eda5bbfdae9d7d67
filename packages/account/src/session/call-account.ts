import type { ErrorEnvelope } from '@showroom/api-contract/error';
import type { AccountAnswer, AccountInput, AccountRoute } from '@showroom/bff/account-calls';
import { fillPath } from '@showroom/bff/fill-path';

/** What became of a call: done, refused with the server's words, or nobody answered. */
export type AccountReply<Body> =
  | { kind: 'done'; body: Body }
  | {
      kind: 'refused';
      status: number;
      message: string;
      fields: ErrorEnvelope['details'];
      /** When it is worth trying again, where the server says so. */
      waitSeconds?: number;
    }
  | { kind: 'away' };

/** What is said when nobody answers. */
export const awayText = 'Сервер не\u00a0отвечает. Попробуйте ещё раз.';

/** Longest wait, ms: a call may be made twice on its way. */
const patience = 20_000;

/** The answer of an address of the shell's own `/api`. Never rejects. */
export async function replyOf<Body>(path: string, init: RequestInit): Promise<AccountReply<Body>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(patience) });
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'done', body: body as Body };
    if (response.status >= 500) return { kind: 'away' };
    const { message = '', details = [] } = body as Partial<ErrorEnvelope>;
    const wait = Number(response.headers.get('retry-after') ?? 0);
    return {
      kind: 'refused',
      status: response.status,
      message,
      fields: details,
      ...(wait > 0 && { waitSeconds: wait }),
    };
  } catch {
    return { kind: 'away' };
  }
}

export const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' };

/**
 * A call in the name of who is signed in: the browser adds the cookies, the shell's server refreshes the tokens where they are over.
 * A repeatable write is given its key. Never rejects.
 */
export function callAccount<R extends AccountRoute>(
  route: R,
  input: AccountInput<R>,
  idempotencyKey?: string,
): Promise<AccountReply<AccountAnswer<R>>> {
  const [path, rest] = fillPath(route, input);
  const method = route.slice(0, route.indexOf(' '));
  if (method === 'GET') {
    const query = Object.keys(rest).length > 0 ? `?${new URLSearchParams(rest)}` : '';
    return replyOf(`${path}${query}`, { headers: { accept: 'application/json' } });
  }
  const headers = { ...jsonHeaders, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) };
  return replyOf(path, { method, headers, body: JSON.stringify(rest) });
}
