import type { Write } from '@showroom/web-server/plan';

/** All that may be written to a shell: method, path, largest body in bytes. */
export const siteWrites: readonly Write[] = [
  { method: 'POST', path: '/revalidate', maxBody: 100_000 },
  { method: 'POST', path: '/api/lead/commit', maxBody: 100_000 },
  { method: 'POST', path: '/api/catalog/report', maxBody: 100_000 },
  { method: 'POST', path: '/api/catalog/report/code', maxBody: 2_000 },
  { method: 'POST', path: '/slgen', maxBody: 10_000 },
];
