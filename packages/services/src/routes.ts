import type { Route } from '@showroom/guards/route-table';

/** The pages of services. */
export const serviceRoutes: readonly Route[] = [
  { path: '/services/testdrive', layout: 'default', guards: ['city'], target: '/{city}/-/services/testdrive' },
];
