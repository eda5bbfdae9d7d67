import { type OfflineVehicles, offlineCache, offlineList } from './offline-vehicles.ts';

/**
 * Takes the favourites out of what the page without a network shows; what was looked at is the browser's own and stays (B-33). Signing
 * out leads to another page, so it does not wait for that page to put things in order. Never rejects.
 */
export async function forgetOffline(caches: Pick<CacheStorage, 'has' | 'open' | 'delete'>): Promise<void> {
  try {
    if (!(await caches.has(offlineCache))) return;
    const cache = await caches.open(offlineCache);
    const answer = await cache.match(offlineList);
    const known = answer && ((await answer.json()) as OfflineVehicles);
    if (!known || known.recent.length === 0) {
      await caches.delete(offlineCache);
      return;
    }
    const stays = new Set([offlineList, ...known.recent.map(({ picture }) => picture)]);
    // The list first: it names what somebody wanted.
    await cache.put(offlineList, Response.json({ ...known, asked: '', favorites: [] } satisfies OfflineVehicles));
    for (const request of await cache.keys())
      if (!stays.has(new URL(request.url).pathname)) await cache.delete(request);
  } catch {
    // An unreadable cache shows nothing either.
  }
}
