import { useCity } from '@showroom/visitor/city-store';
import { cityPanelId } from './city-panel-id.ts';
import { nearestCity } from './nearest-city.ts';
import { showCity } from './show-city.ts';

/** How long a browser may look, ms, and how old its answer may be. */
const patience = { timeout: 10_000, maximumAge: 600_000 } as const;

/**
 * Asks the browser where its visitor is and takes the city within reach. The place itself is sent nowhere. Whoever lives
 * elsewhere, or does not want to tell, chooses by hand (PD-118).
 */
export function locate(): void {
  const byHand = () => {
    const panel = document.getElementById(cityPanelId) as HTMLDialogElement | null;
    if (panel && !panel.open) panel.showModal();
  };
  if (!('geolocation' in navigator)) {
    byHand();
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const city = nearestCity(coords);
      if (!city) return byHand();
      useCity.getState().choose(city);
      showCity(city);
    },
    byHand,
    patience,
  );
}
