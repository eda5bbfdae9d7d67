'use client';

import { track } from '@showroom/analytics/track';
import { read } from '@showroom/bff/read';
import { allChosen } from '@showroom/selection/chosen';
import { recentVehicles } from '@showroom/selection/recent-list';
import { useFavorites } from '@showroom/selection/selection-lists';
import { Button } from '@showroom/ui/button';
import { Toast } from '@showroom/ui/toast';
import { keep, readKept } from '@showroom/visitor/kept';
import { workerPath } from '@showroom/visitor/worker-path';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useNotice } from '../notices/notice-queue.ts';
import { putAside } from './put-aside.ts';

/** Under it stands that the visitor was told once. */
const toldKey = 'offlineReady.v1';
/** A page that was opened without a load puts its vehicle on the list first, ms. */
const settlesMs = 2_000;

const newestFavorites = () =>
  allChosen(useFavorites.getState().latest())
    .map(({ id }) => id)
    .toReversed();

const putOwnAside = () =>
  putAside(
    { favorites: newestFavorites(), recent: recentVehicles.read() },
    {
      caches,
      readVehicles: async (ids) => (await read('GET /catalog/short', { ids: ids.join() }))?.items,
      fetchPicture: (src) => fetch(src),
      now: new Date(),
    },
  );

/** Resolves once a worker has kept its page, or given up. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** The worker, once it answers: a withdrawn one keeps no page. */
async function startWorker(): Promise<boolean> {
  // One that leaves still serves the pages it has: registered again from there, it would stay.
  if (navigator.serviceWorker.controller && !(await navigator.serviceWorker.getRegistration())) return false;
  const { installing } = await navigator.serviceWorker.register(workerPath);
  // `ready` is true of the worker that this one takes over from too.
  if (installing) await installed(installing);
  await navigator.serviceWorker.ready;
  return (await caches.match('/offline.html', { ignoreSearch: true })) !== undefined;
}

/** Makes the site ready for the time without a network, and says so once there is something to see then, not over a purchase (`isQuiet`). */
export function OfflineNotice({ isQuiet }: { isQuiet: boolean }) {
  const path = usePathname();
  const [isWorking, setWorking] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Blocked, or an unreadable cache: the site works as without it.
    startWorker().then(setWorking, () => undefined);
  }, []);
  useEffect(() => {
    if (!isWorking) return;
    let turn = Promise.resolve();
    const tidy = () => {
      turn = turn.then(putOwnAside).then(
        (hasAny) => setReady(hasAny && readKept(toldKey) === undefined),
        () => undefined,
      );
    };
    const timer = setTimeout(tidy, settlesMs);
    const stop = useFavorites.subscribe(({ selection }, before) => {
      if (selection !== before.selection) tidy();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWorking, path]);
  const isTurn = useNotice('offline-ready', isReady && !isQuiet);
  useEffect(() => {
    if (!isTurn) return;
    keep(toldKey, true);
    track({ name: 'offline_ready' });
  }, [isTurn]);
  if (!isTurn) return null;
  return (
    <Toast
      actions={
        <Button size="sm" tone="quiet" onClick={() => setReady(false)}>
          Понятно
        </Button>
      }
    >
      Избранное и{'\u00a0'}просмотренные автомобили теперь открываются и{'\u00a0'}без интернета.
    </Toast>
  );
}
