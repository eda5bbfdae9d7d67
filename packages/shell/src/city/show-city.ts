import type { CityCode } from '@showroom/domain/city';
import { layersKept, leaveLayers } from '../dialogs/layers-kept.ts';

/** Address of this page for a city: the city is written into the query. */
export function cityUrl(href: string, code: CityCode): string {
  const url = new URL(href);
  url.searchParams.set('city', code);
  return url.href;
}

/** Opens this page for another city. A city is a part of every page, so this is a page load. */
export function showCity(code: CityCode): void {
  const load = () => location.assign(cityUrl(location.href, code));
  if (layersKept() > 0) leaveLayers(load);
  else load();
}
