import { timingSafeEqual } from 'node:crypto';
import { allTags } from '@showroom/api-client/cache-table';
import { apiBase } from '@showroom/api-client/env';
import type { Brand } from '@showroom/domain/brand';
import { revalidateTag } from 'next/cache';
import { revalidateSecret } from '../env.ts';

const noStore = { 'cache-control': 'no-store' };
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore });
const tagPattern = /^[a-z]{1,20}(?:-\d{1,10})?$/;

function sameSecret(given: string | null, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * POST /revalidate {tags}: the API says what changed. Known tags alone are emptied; pages that carry them are served
 * once more as they were and refreshed behind, so a burst of changes never makes a visitor wait.
 */
export async function emptyTags(request: Request): Promise<Response> {
  const secret = revalidateSecret();
  if (!secret || !sameSecret(request.headers.get('x-revalidate-secret'), secret))
    return json({ message: 'Forbidden', code: 7, details: [] }, 403);
  const body: unknown = await request.json().catch(() => null);
  const tags =
    typeof body === 'object' && body !== null && 'tags' in body && Array.isArray(body.tags) ? body.tags : null;
  if (!tags || tags.length > 500) return json({ message: 'tags: a list is expected', code: 3, details: [] }, 400);
  const known = tags.filter(
    (tag): tag is string =>
      typeof tag === 'string' && tagPattern.test(tag) && (allTags.includes(tag) || tag.startsWith('vehicle-')),
  );
  for (const tag of known) revalidateTag(tag, 'max');
  return json({ revalidated: known.length });
}

/** Passes a read on to the API with the shell's own holding, and hands back only what `pick` keeps. */
async function passOn(
  path: string,
  query: URLSearchParams,
  holdingId: number,
  pick: (body: unknown) => unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  query.set('holdingId', String(holdingId));
  try {
    const answer = await fetch(`${apiBase()}/api${path}?${query}`, {
      signal: AbortSignal.timeout(3_000),
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

/** The few reads that a browser makes, each with the brand's holding filled in. */
export function browserReads(brand: Brand) {
  const queryOf = (request: Request) => new URL(request.url).searchParams;
  return {
    /** GET /api/catalog/count/?… → {total} */
    count(request: Request): Promise<Response> {
      const query = queryOf(request);
      query.set('size', '0');
      query.delete('page');
      return passOn('/catalog', query, brand.holdingId, (body) => ({
        total: (body as { meta: { page: { totalResults: number } } }).meta.page.totalResults,
      }));
    },
    /** GET /api/models/?markCode=… → [{code, name, count}] */
    models(request: Request): Promise<Response> {
      const query = new URLSearchParams({ markCode: queryOf(request).get('markCode') ?? '' });
      return passOn('/models', query, brand.holdingId, (body) =>
        (body as { data: { code: string; name: string; stock: { total: number } }[] }).data
          .filter((model) => model.stock.total > 0)
          .map((model) => ({ code: model.code, name: model.name, count: model.stock.total })),
      );
    },
    /** GET /api/suggestions/location/ → {siteCityCode} */
    location(request: Request): Promise<Response> {
      const address = request.headers.get('x-forwarded-for');
      return passOn(
        '/suggestions/location',
        new URLSearchParams(),
        brand.holdingId,
        (body) => body,
        address ? { 'x-forwarded-for': address } : {},
      );
    },
  };
}
