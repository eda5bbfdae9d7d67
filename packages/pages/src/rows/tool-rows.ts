import type { Route } from '@showroom/guards/route-table';
import { pageRow } from '../page-row.ts';

/**
 * Tools of the sales floor. The API says where the code of a windscreen leads, so the page validation itself sends a visitor
 * on; the handler behind it asks once more when nobody could say. A short link is only looked up there: its
 * handler leads on, so that each click is counted. The generators refuse everybody but staff, in the API.
 */
export const toolRows: readonly Route[] = [
  pageRow('/price-tags/{id}', 'price-tag', { id: '{id}' }, { guards: [], exists: 'vehicle' }),
  { path: '/qr/{vin}', layout: 'none', guards: [], exists: 'windscreen-code' },
  { path: '/qr/generator/{vin}', layout: 'none', guards: [], exists: false },
  { path: '/sl/{code}', layout: 'none', guards: [], exists: 'short-link' },
  { path: '/mobileapp/download', layout: 'none', guards: [] },
  { path: '/mobileapp/download/ios', layout: 'none', guards: [] },
  { path: '/slgen', layout: 'none', guards: [] },
];
