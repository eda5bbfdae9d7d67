import type { Layout } from '@showroom/guards/route-table';

/** Layouts whose pages belong to one visitor or to staff. */
export const closedLayouts: readonly Layout[] = ['auth', 'lk', 'registration', 'reports'];

/** What no crawler has business with: whole areas, so that a page added to one is closed before it exists. */
export const closedPaths: readonly string[] = [
  // Handlers of the shell.
  '/api/',
  '/revalidate/',
  // Account, sign-in and staff.
  '/authorization/',
  '/lk/',
  '/registration/',
  '/report/',
  '/reports/',
  '/slgen/',
  // One visitor's choice, visit, request, order and payment.
  '/basket/',
  '/booking/',
  '/checkout/',
  '/compare/',
  '/favorites/',
  '/ordering/',
  '/pay/',
  '/request/',
  '/webpay/',
  // Copies for embedding, and what leads elsewhere or is printed.
  '/iframe/',
  '/price-tags/',
  '/qr/',
  '/sl/',
  // Pages about nothing.
  '/service-unavailable/',
];

/** Parameters that mark where a visitor came from and change nothing on a page. */
export const trackingParams: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
  'utm_referrer',
  'yclid',
  'ysclid',
  'ymclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'erid',
  'etext',
  'roistat',
  'openstat',
  '_openstat',
  'from',
];
