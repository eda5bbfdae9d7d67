'use client';

import { track } from '@showroom/analytics/track';
import { Button } from '@showroom/ui/button';
import { Toast } from '@showroom/ui/toast';
import { useEffect, useState } from 'react';
import { useNotice } from '../notices/notice-queue.ts';
import { watchBuild } from './watch-build.ts';

async function servedBuild(): Promise<string> {
  const answer = await fetch('/build.json', { cache: 'no-store' });
  const { id }: { id: string } = await answer.json();
  return id;
}

/** Says that a newer build is served, and loads it on request. It waits for its turn, and for the end of a purchase (`isQuiet`). */
export function NewBuildToast({ build, isQuiet = false }: { build: string; isQuiet?: boolean }) {
  const [isOffered, offer] = useState(false);
  const isTurn = useNotice('new-build', isOffered && !isQuiet);
  useEffect(() => {
    watchBuild(
      {
        build,
        isVisible: () => document.visibilityState === 'visible',
        onVisible: (listener) => document.addEventListener('visibilitychange', listener),
        ask: servedBuild,
      },
      () => offer(true),
    );
  }, [build]);
  useEffect(() => {
    if (isTurn) track({ name: 'update_available' });
  }, [isTurn]);
  if (!isTurn) return null;
  return (
    <Toast
      actions={
        <>
          <Button size="sm" onClick={() => location.reload()}>
            Обновить
          </Button>
          <Button size="sm" tone="quiet" onClick={() => offer(false)}>
            Позже
          </Button>
        </>
      }
    >
      Вышла новая версия сайта.
    </Toast>
  );
}
