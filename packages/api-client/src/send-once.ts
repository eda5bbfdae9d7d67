/** Milliseconds: timeout of one attempt, and the longest `Retry-After` that is honoured. */
const times = { answer: 8_000, longestPause: 3_000 };
/** How often a send in flight is asked about. */
const inFlightTries = 8;

type Answer = { status: number; body: unknown; retryAfterMs: number | null };
export type SenderTools = { fetch: typeof fetch; wait: (ms: number) => Promise<void> };

export const browserTools: SenderTools = {
  fetch: (...call) => fetch(...call),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** One attempt. Null: no answer, outcome unknown. */
export async function postJson(
  tools: SenderTools,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer | null> {
  try {
    const response = await tools.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(times.answer),
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: await response.json(),
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null,
    };
  } catch {
    return null;
  }
}

/** No answer, or not from the shell: the outcome is unknown. */
const isLost = (answer: Answer | null) => answer === null || answer.status >= 502;

/**
 * Sends under the key of a filled form. An answer that is lost is asked for once more by itself, with the same key, so
 * that one form is one lead whatever the network does. Never rejects; null when nobody answers.
 */
export async function sendOnce(
  tools: SenderTools,
  path: string,
  request: unknown,
  idempotencyKey: string,
): Promise<Answer | null> {
  const body = JSON.stringify(request);
  let retried = false;
  for (let asked = 0; asked < inFlightTries; asked++) {
    const answer = await postJson(tools, path, body, { 'idempotency-key': idempotencyKey });
    if (answer?.status === 409 && answer.retryAfterMs !== null) {
      // The first send is still in work; its answer is asked for, nothing is sent anew.
      await tools.wait(Math.min(answer.retryAfterMs, times.longestPause));
      continue;
    }
    if (!isLost(answer) || retried) return answer;
    retried = true;
    await tools.wait(Math.min(answer?.retryAfterMs ?? 0, times.longestPause));
  }
  return null;
}

export type WriteFailure =
  | { kind: 'refused'; fields: { field: string; message: string }[] }
  | { kind: 'failed'; reason: 'unreachable' | 'too-many' | 'refused' };

/** What an answer other than success means to a form. */
export function toFailure(answer: Answer | null): WriteFailure {
  if (!answer) return { kind: 'failed', reason: 'unreachable' };
  const { status, body } = answer;
  const { details } = (body ?? {}) as { details?: { field: string; message: string }[] };
  if (status === 400 && details && details.length > 0) return { kind: 'refused', fields: details };
  return { kind: 'failed', reason: status === 429 ? 'too-many' : status < 500 ? 'refused' : 'unreachable' };
}
