import type { MapSettings } from '@showroom/domain/map-settings';
import { browserPage, createMapsLoader, type MapsLoader } from './maps-loader.ts';

export type Place = { number: number; name: string; latitude: number; longitude: number };

/** One for a page load: the script stays on the page. */
let loader: MapsLoader | undefined;

/** The least box about the places; a lone one gets its surroundings. The service takes longitude first. */
function boundsOf(places: readonly Place[]): [[number, number], [number, number]] {
  const margin = 0.02;
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes) - margin, Math.max(...latitudes) + margin],
    [Math.max(...longitudes) + margin, Math.min(...latitudes) - margin],
  ];
}

/** Shows the places on the service's map inside an element, each as a pin of its number. Throws when the map does not come. */
export async function showMap(
  element: HTMLElement,
  settings: MapSettings,
  places: readonly Place[],
  pinClass: string,
): Promise<void> {
  loader ??= createMapsLoader(settings, browserPage);
  const maps = await loader.load();
  // Raster tiles: the vector engine would need `unsafe-eval` in the page's policy.
  const map = new maps.YMap(element, { location: { bounds: boundsOf(places) }, mode: 'raster' });
  map.addChild(new maps.YMapDefaultSchemeLayer({}));
  map.addChild(new maps.YMapDefaultFeaturesLayer({}));
  for (const { number, name, longitude, latitude } of places) {
    const pin = document.createElement('span');
    pin.className = pinClass;
    pin.textContent = String(number);
    pin.title = name;
    map.addChild(new maps.YMapMarker({ coordinates: [longitude, latitude] }, pin));
  }
}
