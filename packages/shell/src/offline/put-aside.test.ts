import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { type OfflineVehicles, offlineList } from '@showroom/selection/offline-vehicles';
import { expect, test } from 'vitest';
import { mostOffline, offlineFreshMs, putAside } from './put-aside.ts';

/** The parts of a browser's cache that are used; the journey `offline.spec.ts` has the real one. */
function memoryCaches() {
  const kept = new Map<string, Response>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'http://x').pathname;
  const cache = {
    match: async (request: string) => kept.get(pathOf(request))?.clone(),
    keys: async () => [...kept.keys()].map((path) => new Request(`http://x${path}`)),
    put: async (request: string, answer: Response) => void kept.set(pathOf(request), answer),
    delete: async (request: Request) => kept.delete(pathOf(request)),
  } as unknown as Cache;
  return {
    kept,
    list: async (): Promise<OfflineVehicles> => kept.get(offlineList)?.clone().json(),
    open: async () => cache,
    delete: async () => {
      kept.clear();
      return true;
    },
  };
}

const vehicle = (id: number, state: ShortVehicle['state'] = 'on-sale') =>
  ({
    state,
    card: {
      ...{ id, year: 2024, price: 250_000_000, pictures: [{ base: `/media/v/${id}` }] },
      ...{ mark: { name: 'Toyota' }, model: { name: 'Camry' } },
    },
  }) as ShortVehicle;

function visitor(sold: readonly number[] = []) {
  const caches = memoryCaches();
  const asked: number[][] = [];
  const fetched: string[] = [];
  const at = (now: number, answers = true) => ({
    caches,
    readVehicles: async (ids: readonly number[]) => {
      asked.push([...ids]);
      return answers ? ids.map((id) => vehicle(id, sold.includes(id) ? 'gone' : 'on-sale')) : undefined;
    },
    fetchPicture: async (src: string) => {
      fetched.push(src);
      return new Response(src);
    },
    now: new Date(now),
  });
  return { caches, asked, fetched, at };
}

test('both lists are kept in their order with pictures, what is sold is not', async () => {
  const { caches, asked, at } = visitor([2]);
  expect(await putAside({ favorites: [1, 2], recent: [3, 1] }, at(0))).toBe(true);
  expect(asked).toEqual([[1, 2, 3]]);
  const { favorites, recent } = await caches.list();
  expect(favorites.map(({ id }) => id)).toEqual([1]);
  expect(recent.map(({ id }) => id)).toEqual([3, 1]);
  expect(favorites[0]).toEqual({
    ...{ id: 1, href: '/catalog/1/', name: 'Toyota Camry, 2024', picture: '/offline/media/v/1/card.webp' },
    price: '2\u00a0500\u00a0000\u00a0₽',
  });
  const pictures = [1, 3].map((id) => `/offline/media/v/${id}/card.webp`);
  expect([...caches.kept.keys()].sort()).toEqual([...pictures, offlineList].sort());
});

test('what left the lists leaves with its picture; what stays is not fetched again', async () => {
  const { caches, fetched, at } = visitor();
  await putAside({ favorites: [1], recent: [2] }, at(0));
  await putAside({ favorites: [], recent: [2] }, at(1));
  expect([...caches.kept.keys()].sort()).toEqual(['/offline/media/v/2/card.webp', offlineList]);
  expect(fetched).toEqual(['/media/v/1/card.webp', '/media/v/2/card.webp']);
  expect(await putAside({ favorites: [], recent: [] }, at(2))).toBe(false);
  expect(caches.kept.size).toBe(0);
});

test('the same lists are asked for once a day, and nobody’s answer takes nothing away', async () => {
  const { caches, asked, at } = visitor();
  const lists = { favorites: [1], recent: [] };
  await putAside(lists, at(0));
  await putAside(lists, at(offlineFreshMs - 1));
  expect(asked).toHaveLength(1);
  expect(await putAside(lists, at(offlineFreshMs, false))).toBe(true);
  expect((await caches.list()).at).toBe(new Date(0).toISOString());
  await putAside(lists, at(offlineFreshMs));
  expect(asked).toHaveLength(3);
  expect((await caches.list()).at).toBe(new Date(offlineFreshMs).toISOString());
});

test('no more than a dozen of each list', async () => {
  const { caches, at } = visitor();
  const many = (from: number) => Array.from({ length: 40 }, (_, index) => from + index);
  await putAside({ favorites: many(1), recent: many(100) }, at(0));
  expect(mostOffline).toBe(12);
  expect(caches.kept.size).toBe(1 + 2 * mostOffline);
});
