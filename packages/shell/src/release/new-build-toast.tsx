'use client';

import { Button } from '@showroom/ui/button';
import { Toast } from '@showroom/ui/toast';
import { useConsent } from '@showroom/visitor/consent-store';
import { useEffect, useState } from 'react';
import { watchBuild } from './watch-build.ts';

async function servedBuild(): Promise<string> {
  const answer = await fetch('/build.json', { cache: 'no-store' });
  const { id }: { id: string } = await answer.json();
  return id;
}

/** Says that a newer build is served, and loads it on request. The question of cookies goes first: never two at once. */
export function NewBuildToast({ build }: { build: string }) {
  const [isOffered, offer] = useState(false);
  const consent = useConsent((state) => state.consent);
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
  if (!isOffered || consent === 'none') return null;
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
