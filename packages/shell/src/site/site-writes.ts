import { accountWrites, bffWrites, deskWrites } from '@showroom/bff/writes';
import type { Write } from '@showroom/web-server/plan';

/** All that may be written to a shell: the calls of its pages, the API's notice, the form of short links. */
export const siteWrites: readonly Write[] = [
  ...bffWrites,
  ...deskWrites,
  ...accountWrites,
  { method: 'POST', path: '/revalidate', maxBody: 100_000 },
  { method: 'POST', path: '/slgen', maxBody: 10_000 },
];

/** The bank may send a payer back by a form. What it says is not read: the page asks our server. */
export const postedPages = ['Approve', 'Cancel', 'Decline'].map((name) => `/webpay/BankSPB/${name}/`);
