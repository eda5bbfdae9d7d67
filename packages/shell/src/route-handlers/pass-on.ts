import { apiBase } from '@showroom/api-client/env';

/** A read waits this long for the API before the browser hears that it is away. */
const readTimeoutMs = 3_000;

/** An answer that nobody keeps. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Passes a read on to the API with the shell's own holding, and hands back only what `pick` keeps. */
export async function passOn(
  path: string,
  query: URLSearchParams,
  holdingId: number,
  pick: (body: unknown) => unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  query.set('holdingId', String(holdingId));
  try {
    const answer = await fetch(`${apiBase()}/api${path}?${query}`, {
      signal: AbortSignal.timeout(readTimeoutMs),
      redirect: 'error',
      cache: 'no-store',
      headers,
    });
    const body: unknown = await answer.json();
    return answer.ok ? json(pick(body)) : json(body, answer.status);
  } catch {
    return json({ message: 'Service unavailable', code: 14, details: [] }, 503);
  }
}
