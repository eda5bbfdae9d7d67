import { markRoutes } from '@showroom/catalog/mark-routes';
import { catalogRoutes } from '@showroom/catalog/routes';
import { selectionRoutes } from '@showroom/catalog/selection-routes';
import { toolRoutes } from '@showroom/catalog/tool-routes';
import { contentRoutes } from '@showroom/content/routes';
import type { Route } from '@showroom/guards/route-table';
import { serviceRoutes } from '@showroom/services/routes';
import { brand } from './brand.ts';

/** Every page of this shell. A page that is not named here does not exist under this brand. */
export const routes: readonly Route[] = [
  ...contentRoutes,
  ...catalogRoutes(brand.listings),
  ...markRoutes,
  ...selectionRoutes,
  ...toolRoutes,
  ...serviceRoutes,
  { path: '/catalog/{id}', layout: 'default', guards: ['city'], target: '/{city}/-/catalog/{id}', exists: 'vehicle' },
  { path: '/contacts', layout: 'default', guards: ['city-contacts'], target: '/{city}/-/contacts' },
];
