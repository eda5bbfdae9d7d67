import { hearPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

async function emptyCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** With a subscription to push the worker stays for that alone, as the subscription would end with it. */
async function leave(): Promise<void> {
  if (!(await self.registration.pushManager?.getSubscription())) await self.registration.unregister();
}

/**
 * Stands in for a worker that is withdrawn: empties what it kept, takes its place, hears of no request and removes itself. It leaves as soon as it
 * is installed, too: a worker that never ends answering a request is not replaced for minutes, and pages would go on meeting it.
 */
async function takeOver(): Promise<void> {
  await emptyCaches();
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
  await leave();
}

hearPush();
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(emptyCaches());
  // Not waited for: it is done after this event.
  void leave();
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
