import type { Route } from '@showroom/guards/route-table';

const page = (name: string): Route => ({
  path: `/${name}`,
  layout: 'default',
  guards: ['city'],
  target: `/{city}/-/${name}`,
});

/** Favourites and comparison: one static page for everybody, filled in the browser. */
export const selectionRoutes: readonly Route[] = [page('favorites'), page('compare')];
