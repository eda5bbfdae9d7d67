'use client';

import { type MapSettings, mapAttribute } from '@showroom/domain/map-settings';
import { Button } from '@showroom/ui/button';
import { useEffect, useRef, useState } from 'react';
import * as css from './live-map.css.ts';
import type { MapsState } from './maps-loader.ts';
import type { Place } from './show-map.ts';

const words: Record<Exclude<MapsState, 'loaded'>, string> = {
  pending: 'Открыть карту',
  loading: 'Карта загружается',
  error: 'Карта не\u00a0загрузилась. Повторить',
};

/** The way from the drawn map to the service's own, where the deployment has a key. Nothing foreign is loaded before the press. */
export function LiveMap({ places }: { places: readonly Place[] }) {
  const [settings, setSettings] = useState<MapSettings | null>(null);
  const [state, setState] = useState<MapsState>('pending');
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const told = document.documentElement.getAttribute(mapAttribute);
    if (told !== null) setSettings(JSON.parse(told));
  }, []);
  if (!settings) return null;
  const show = async () => {
    setState('loading');
    try {
      const { showMap } = await import('./show-map.ts');
      if (ground.current) await showMap(ground.current, settings, places, css.pin);
      setState('loaded');
    } catch {
      setState('error');
    }
  };
  return (
    <div className={css.cover} data-state={state} data-print="hide">
      <section ref={ground} className={css.ground} aria-label="Карта" hidden={state !== 'loaded'} />
      {state === 'loaded' ? null : (
        <span className={css.button}>
          <Button size="sm" tone="outline" busy={state === 'loading'} onClick={show}>
            {words[state]}
          </Button>
        </span>
      )}
    </div>
  );
}
