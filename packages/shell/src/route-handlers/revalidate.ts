import { timingSafeEqual } from 'node:crypto';
import { allTags, cacheTable } from '@showroom/api-client/cache-table';
import { jsonAnswer, refuse } from '@showroom/bff/json-answer';
import { revalidateTag } from 'next/cache';
import { revalidateSecret } from '../env.ts';

const { stock, vehicles, banners } = cacheTable;
/** What has a price or counts those that have one, and what is promised for a day. */
const isUrgent = (tag: string) =>
  tag === stock.tag || tag === vehicles.tag || tag === banners.tag || tag.startsWith('vehicle-');

const tagPattern = /^[a-z]{1,20}(?:-\d{1,10})?$/;

function sameSecret(given: string | null, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * POST /revalidate {tags}: the API says what changed. Known tags alone are emptied: stock and banners at once, so that whoever comes next
 * waits for the new page (ADR-022); the rest is served once more as it was and refreshed behind, and so are the pages of
 * vehicles that have not changed themselves: others are shown on them.
 */
export async function emptyTags(request: Request): Promise<Response> {
  const secret = revalidateSecret();
  if (!secret || !sameSecret(request.headers.get('x-revalidate-secret'), secret))
    return refuse('PERMISSION_DENIED', 'Forbidden');
  const body: unknown = await request.json().catch(() => null);
  const tags =
    typeof body === 'object' && body !== null && 'tags' in body && Array.isArray(body.tags) ? body.tags : null;
  if (!tags || tags.length > 500) return refuse('INVALID_ARGUMENT', 'tags: a list is expected');
  const known = tags.filter(
    (tag): tag is string =>
      typeof tag === 'string' && tagPattern.test(tag) && (allTags.includes(tag) || tag.startsWith('vehicle-')),
  );
  if (known.includes(stock.tag) && !known.includes(vehicles.tag)) revalidateTag(vehicles.tag, 'max');
  for (const tag of known) revalidateTag(tag, isUrgent(tag) ? { expire: 0 } : 'max');
  return jsonAnswer({ revalidated: known.length });
}
