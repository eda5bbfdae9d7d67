import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { pictureUrl } from '@showroom/domain/picture';
import { formatRoubles } from '@showroom/domain/text';
import {
  type OfflineVehicle,
  type OfflineVehicles,
  offlineCache,
  offlineList,
  offlinePicture,
} from '@showroom/selection/offline-vehicles';

/** Most vehicles of one list: a picture weighs about 25 kB. */
export const mostOffline = 12;
/** Prices older than this are read again, ms. */
export const offlineFreshMs = 86_400_000;

/** Ids of one visitor's lists, the most wanted first. */
export type OwnIds = Record<'favorites' | 'recent', readonly number[]>;

export type PutAside = {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** Undefined while nobody answers. */
  readVehicles: (ids: readonly number[]) => Promise<readonly ShortVehicle[] | undefined>;
  fetchPicture: (src: string) => Promise<Response>;
  now: Date;
};

type Told = OfflineVehicle & { src: string | undefined };

function toTold({ card: { id, mark, model, year, price, pictures } }: ShortVehicle): Told {
  const base = pictures[0]?.base;
  const src = base === undefined ? undefined : pictureUrl(base, 'card');
  return {
    ...{ id, src, href: `/catalog/${id}/`, picture: src === undefined ? null : offlinePicture(src) },
    name: `${mark.name} ${model.name}, ${year}`,
    price: price === null ? 'Цена уточняется' : formatRoubles(price),
  };
}

const idsOf = ({ favorites, recent }: OwnIds): string => `${favorites.join()};${recent.join()}`;

async function readList(cache: Cache): Promise<OfflineVehicles | undefined> {
  const answer = await cache.match(offlineList);
  return answer && ((await answer.json()) as OfflineVehicles);
}

/** Fetches the pictures that are not there and drops those that no vehicle has any more. */
async function keepPictures(cache: Cache, vehicles: readonly Told[], fetchPicture: PutAside['fetchPicture']) {
  const wanted = new Map(vehicles.flatMap(({ src }) => (src === undefined ? [] : [[offlinePicture(src), src]])));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== offlineList && !wanted.delete(pathname)) await cache.delete(request);
  }
  for (const [kept, src] of wanted) {
    const answer = await fetchPicture(src).catch(() => undefined);
    if (answer?.ok) await cache.put(kept, answer);
  }
}

/**
 * Keeps the visitor's favourites and what he looked at last, with their pictures, for the page without a network. What stands in
 * neither list leaves. @returns whether anything is kept
 */
export async function putAside(lists: OwnIds, { caches, readVehicles, fetchPicture, now }: PutAside): Promise<boolean> {
  const own: OwnIds = { favorites: lists.favorites.slice(0, mostOffline), recent: lists.recent.slice(0, mostOffline) };
  const ids = [...new Set([...own.favorites, ...own.recent])];
  if (ids.length === 0) {
    await caches.delete(offlineCache);
    return false;
  }
  const cache = await caches.open(offlineCache);
  const known = await readList(cache);
  const isFresh = known && now.getTime() - Date.parse(known.at) < offlineFreshMs;
  if (isFresh && known.asked === idsOf(own)) return true;
  const answer = await readVehicles(ids);
  if (!answer) return known !== undefined;
  const told = new Map(answer.filter(({ state }) => state !== 'gone').map((one) => [one.card.id, toTold(one)]));
  const tell = (list: readonly number[]): OfflineVehicle[] =>
    list.flatMap((id) => {
      const { src: _, ...vehicle } = told.get(id) ?? { src: undefined };
      return 'id' in vehicle ? [vehicle] : [];
    });
  await keepPictures(cache, [...told.values()], fetchPicture);
  const list: OfflineVehicles = {
    asked: idsOf(own),
    at: now.toISOString(),
    favorites: tell(own.favorites),
    recent: tell(own.recent),
  };
  await cache.put(offlineList, Response.json(list));
  return told.size > 0;
}
