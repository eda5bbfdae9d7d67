import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OfflineVehicle, offlineList } from '../offline-vehicles.ts';

let pages: Map<string, Response>;
let isSubscribed: boolean;
/** Whether caches answer at all. */
let isStuck: boolean;

const kept = new Map<string, string>();
const path = (request: Request | string) =>
  new URL(typeof request === 'string' ? `http://x${request}` : request.url).pathname;
const cache = {
  match: async (at: string) => pages.get(at)?.clone(),
  keys: async () => [...pages.keys()].map((at) => new Request(`http://x${at}`)),
  put: async (at: string, answer: Response) => void pages.set(at, answer),
  delete: async (request: Request) => pages.delete(path(request)),
};
const vehicle = (id: number): OfflineVehicle => ({
  ...{ id, href: `/catalog/${id}/`, name: `№ ${id}`, price: '1', picture: `/offline/media/v/${id}/card.webp` },
});

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  isStuck = false;
  isSubscribed = true;
  pages = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('caches', {
    has: () => (isStuck ? new Promise(() => {}) : Promise.resolve(pages.size > 0)),
    open: async () => cache,
    delete: async () => {
      pages.clear();
      return true;
    },
  });
  const subscription = {
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fill = (favorites: number[], recent: number[]) => {
  const told = { favorites: favorites.map(vehicle), recent: recent.map(vehicle) };
  pages.set(offlineList, Response.json({ asked: '1', at: '2026-11-25T00:00:00.000Z', ...told }));
  for (const { picture } of [...told.favorites, ...told.recent]) pages.set(picture ?? '', new Response('picture'));
};
const forget = async () => (await import('./forget-account.ts')).forgetAccount();

test('favourites leave the page without a network, with their pictures; what was looked at stays', async () => {
  fill([1, 2], [2, 3]);
  kept.set('user.v1', '{"phone":"79990000000"}');
  await forget();
  expect([...pages.keys()]).toEqual([offlineList, vehicle(2).picture, vehicle(3).picture]);
  const list = await pages.get(offlineList)?.json();
  expect([list.asked, list.favorites, list.recent]).toEqual(['', [], [vehicle(2), vehicle(3)]]);
  expect([isSubscribed, kept.has('user.v1')]).toEqual([false, false]);
});

test('favourites alone take the whole of it away', async () => {
  fill([1], []);
  await forget();
  expect(pages.size).toBe(0);
});

test('a browser that does not answer, or has no such things, holds nobody up', async () => {
  isStuck = true;
  vi.useFakeTimers();
  const forgotten = forget();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(forgotten).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(forget()).resolves.toBeUndefined();
});
