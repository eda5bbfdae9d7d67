import { hearPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stands in for a worker that is withdrawn: takes its place at once, empties what it kept and hears of no request. Without a subscription
 * to push it then removes itself; with one it stays for that alone, as the subscription would end with it.
 */
async function cleanUp(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
  if (!(await self.registration.pushManager?.getSubscription())) await self.registration.unregister();
}

hearPush();
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(cleanUp()));
