'use client';

import type { CityCode } from '@showroom/domain/city';
import { useCity } from '@showroom/visitor/city-store';
import { type ComponentType, useEffect, useState } from 'react';

/** After the load, ms (PRD-4). */
export const popupDelay = 3_000;

/** Pages where codes are typed and money is paid: nothing is asked over them. */
export const isBusyPath = (path: string): boolean =>
  /^\/(?:lk|registration|checkout|ordering|pay|webpay)(?:\/|$)/.test(path);

/** Brings the popup 'Ваш город:' to a visitor who has not chosen: whoever has never loads it. */
export function CityPopupIsland({ city, enabled }: { city: CityCode; enabled: boolean }) {
  const [Popup, setPopup] = useState<ComponentType<{ city: CityCode }> | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => {
      if (useCity.getState().restore() !== null || isBusyPath(location.pathname)) return;
      import('./city-popup.tsx').then((file) => setPopup(() => file.CityPopup)).catch(() => undefined);
    }, popupDelay);
    return () => clearTimeout(timer);
  }, [enabled]);
  return Popup && <Popup city={city} />;
}
