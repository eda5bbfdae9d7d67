import { withDeadline } from '@showroom/api-client/answer-deadline';
import { apiBase, apiTimeoutFactor } from '@showroom/api-client/env';

/** A read waits this long for the API before the browser hears that it is away, ms. */
const readTimeoutMs = 3_000;

export type ApiReply = { status: number; ok: boolean; headers: Headers; body: unknown };

/**
 * One call of a route handler to the API, never cached and never led elsewhere. Rejects when there is no answer in
 * time (3 s unless told), or none in JSON.
 */
export async function askApi(
  path: string,
  query: URLSearchParams | Record<string, string>,
  { timeoutMs = readTimeoutMs, ...init }: RequestInit & { timeoutMs?: number } = {},
): Promise<ApiReply> {
  return withDeadline(timeoutMs * apiTimeoutFactor(), async (signal) => {
    const answer = await fetch(`${apiBase()}/api${path}?${new URLSearchParams(query)}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      signal,
      redirect: 'error',
      cache: 'no-store',
    });
    const { status, ok, headers } = answer;
    return { status, ok, headers, body: (await answer.json()) as unknown };
  });
}
