import { apiBase } from '@showroom/api-client/env';
import type { Brand } from '@showroom/domain/brand';

/** The API begins a file within this time; how long it takes to read it is the reader's business. */
const beginsWithinMs = 10_000;

/** Search engines come a few times a day; a file that is asked for more often may be a few minutes old. */
const lifetime = 'public, max-age=300';

export const xml = (body: BodyInit, cacheControl = lifetime): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 403 ? 'Forbidden\n' : status === 404 ? 'Not found\n' : 'Service unavailable\n', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
export const missing = (): Response => refusal(404);
export const away = (): Response => refusal(503, { 'retry-after': '60' });

/**
 * Streams a file of vehicles from the API, under the facts of the brand. `key` is the reader's, who gets full VINs by it; what it
 * brings is nobody else's and kept nowhere.
 */
export async function passFeed(brand: Brand, name: string, key: string | null = null): Promise<Response> {
  const query = new URLSearchParams({
    holdingId: String(brand.holdingId),
    host: brand.host,
    name: brand.name,
    company: brand.legal.entity,
    ...(key !== null && { key }),
  });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), beginsWithinMs);
  try {
    const answer = await fetch(`${apiBase()}/feed/${encodeURIComponent(name)}?${query}`, {
      cache: 'no-store',
      redirect: 'error',
      signal: late.signal,
    });
    if (answer.ok && answer.body) return xml(answer.body, key === null ? lifetime : 'private, no-store');
    await answer.body?.cancel();
    if (answer.status === 403) return refusal(403);
    return answer.status === 404 ? missing() : away();
  } catch {
    return away();
  } finally {
    clearTimeout(timer);
  }
}
