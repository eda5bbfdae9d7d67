import type { HubCode } from './color-hub.data.ts';

/** Address of a page of a hub. */
export const hubHref = (hub: HubCode, page: number): string =>
  `/seo-pages/cars/${hub}/${page > 1 ? `?page=${page}` : ''}`;
