import type { Route } from '@showroom/guards/route-table';

/** One page for everybody: the row of a page without parameters. */
const page = (path: string, folder: string): Route => ({
  path,
  layout: 'default',
  guards: ['city'],
  target: `/{city}/-${folder}`,
});

/** The home page, the static pages and the page of an outage. */
export const contentRoutes: readonly Route[] = [
  page('/', ''),
  page('/cookie', '/cookie'),
  page('/terms-of-use', '/terms-of-use'),
  page('/consent-to-processing', '/consent-to-processing'),
  {
    path: '/service-unavailable',
    layout: 'default',
    guards: [],
    target: '/{city}/-/unavailable',
  },
];
