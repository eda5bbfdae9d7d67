/** Writes of a page, in the chunks of forms. Free of valibot, as read.ts: the shell's server has parsed the answer. */
import type { ErrorEnvelope } from '@showroom/api-contract/error';
import type { Answer, Input, RepeatableRoute, SendRoute } from '../calls.ts';
import { fillPath } from './fill-path.ts';

/** Milliseconds: timeout of one attempt, and the longest `Retry-After` that is honoured. */
const times = { answer: 8_000, longestPause: 3_000 };
/** How often a send in flight is asked about. */
const inFlightTries = 8;

/** Outcome of a send: done, refused field by field, or not done as far as anybody knows. */
export type Sent<Body> = { kind: 'done'; body: Body } | SendFailure;
export type SendFailure =
  | { kind: 'refused'; fields: ErrorEnvelope['details'] }
  /** `waitSeconds`: when it is worth trying again, where the server says so. */
  | { kind: 'failed'; reason: 'unreachable' | 'too-many' | 'refused'; waitSeconds?: number };

/** One answer. Null: none, outcome unknown. */
type Reply<Body> =
  | ({ status: number; retryAfterMs: number | null } & ({ ok: true; body: Body } | { ok: false; body?: ErrorEnvelope }))
  | null;

async function attempt<Body>(path: string, init: RequestInit): Promise<Reply<Body>> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(times.answer) });
    const { ok, status, headers } = response;
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : null;
    return { ok, status, retryAfterMs, body: await response.json() };
  } catch {
    return null;
  }
}

function toSent<Body>(reply: Reply<Body>): Sent<Body> {
  if (!reply) return { kind: 'failed', reason: 'unreachable' };
  if (reply.ok) return { kind: 'done', body: reply.body };
  const { status, body, retryAfterMs } = reply;
  if (status === 400 && body?.details?.length) return { kind: 'refused', fields: body.details };
  if (status === 429) {
    return {
      kind: 'failed',
      reason: 'too-many',
      ...(retryAfterMs && { waitSeconds: Math.ceil(retryAfterMs / 1_000) }),
    };
  }
  return { kind: 'failed', reason: status < 500 ? 'refused' : 'unreachable' };
}

/**
 * Sends to the shell's own /api. Never rejects. Under the key of a filled form a lost answer (none, or not from the shell) is
 * asked for once more, so that one form is one lead whatever the network does; a send in work is asked about, nothing is
 * sent anew. Without a key there is one attempt.
 */
export async function send<R extends SendRoute>(
  route: R,
  input: Input<R>,
  idempotencyKey: R extends RepeatableRoute ? string : null,
): Promise<Sent<Answer<R>>> {
  const [path, rest] = fillPath(route, input);
  const init = {
    method: route.slice(0, route.indexOf(' ')),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(rest),
  };
  let isLast = !idempotencyKey;
  for (let tries = 0; tries < inFlightTries; tries++) {
    const reply = await attempt<Answer<R>>(path, init);
    if (reply?.status !== 409 || reply.retryAfterMs === null) {
      if (isLast || (reply && reply.status < 502)) return toSent(reply);
      isLast = true;
    }
    const pause = Math.min(reply?.retryAfterMs ?? 0, times.longestPause);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return toSent(null);
}
