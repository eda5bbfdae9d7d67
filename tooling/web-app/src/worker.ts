import { offlineCache } from '@showroom/selection/offline-vehicles';
import { CacheFirst, CacheOnly, ExpirationPlugin, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';
import { type Asked, isBuiltFile, isKept, isPage } from './answered.ts';
import { hearPush } from './push.ts';

/** Written in by the build: the page without a network and its font. */
declare const precached: PrecacheEntry[];

type Match = { request: Request; url: URL; sameOrigin: boolean };
const own =
  (rule: (asked: Asked) => boolean) =>
  ({ request, url, sameOrigin }: Match) =>
    sameOrigin && rule({ path: url.pathname, isNavigation: request.mode === 'navigate' });

hearPush();

new Serwist({
  precacheEntries: precached,
  precacheOptions: { cleanupOutdatedCaches: true },
  // Nothing that it keeps belongs to one build, so the next worker need not wait for open pages.
  skipWaiting: true,
  clientsClaim: true,
  // A page does not wait for the worker to start.
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: own(isKept), handler: new CacheOnly({ cacheName: offlineCache }) },
    {
      matcher: own(isBuiltFile),
      handler: new CacheFirst({
        cacheName: 'built-files',
        plugins: [new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true })],
      }),
    },
    { matcher: own(isPage), handler: new NetworkOnly() },
  ],
  fallbacks: {
    entries: [{ url: '/offline.html', matcher: ({ request }) => request.mode === 'navigate' }],
  },
}).addEventListeners();
