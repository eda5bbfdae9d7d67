import { timingSafeEqual } from 'node:crypto';
import { allTags, cacheTable } from '@showroom/api-client/cache-table';
import type { Brand } from '@showroom/domain/brand';
import { revalidateTag } from 'next/cache';
import { revalidateSecret } from '../env.ts';
import { json, passOn } from './pass-on.ts';

const { stock, vehicles } = cacheTable;
/** What has a price or counts those that have one. */
const isStock = (tag: string) => tag === stock.tag || tag === vehicles.tag || tag.startsWith('vehicle-');

const tagPattern = /^[a-z]{1,20}(?:-\d{1,10})?$/;

function sameSecret(given: string | null, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * POST /revalidate {tags}: the API says what changed. Known tags alone are emptied: stock at once, so that whoever comes next
 * waits for the new page (ADR-022); the rest is served once more as it was and refreshed behind, and so are the pages of
 * vehicles that have not changed themselves: others are shown on them.
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
  if (known.includes(stock.tag) && !known.includes(vehicles.tag)) revalidateTag(vehicles.tag, 'max');
  for (const tag of known) revalidateTag(tag, isStock(tag) ? { expire: 0 } : 'max');
  return json({ revalidated: known.length });
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
    /** GET /api/catalog/short/?ids=1,2&detail=1 → {items}: vehicles that a visitor put aside */
    short(request: Request): Promise<Response> {
      const asked = queryOf(request);
      const query = new URLSearchParams({ ids: asked.get('ids') ?? '' });
      if (asked.get('detail') === '1') query.set('detail', '1');
      return passOn('/catalog/short', query, brand.holdingId, (body) => body);
    },
    /** GET /api/models/?markCode=…&type=… → [{code, name, count}] */
    models(request: Request): Promise<Response> {
      const asked = queryOf(request);
      const query = new URLSearchParams({ markCode: asked.get('markCode') ?? '' });
      const type = asked.get('type');
      if (type) query.set('type', type);
      return passOn('/models', query, brand.holdingId, (body) =>
        (body as { data: { code: string; name: string; stock: { total: number } }[] }).data
          .filter((model) => model.stock.total > 0)
          .map((model) => ({ code: model.code, name: model.name, count: model.stock.total })),
      );
    },
    /** GET /api/search/?query=…&pageVehicles=…&pageAccessories=…&filter=… → the API's own answer */
    search(request: Request): Promise<Response> {
      const asked = queryOf(request);
      const query = new URLSearchParams();
      for (const key of ['query', 'pageVehicles', 'pageAccessories', 'filter']) {
        const value = asked.get(key);
        if (value) query.set(key, value);
      }
      return passOn('/search', query, brand.holdingId, (body) => body);
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
