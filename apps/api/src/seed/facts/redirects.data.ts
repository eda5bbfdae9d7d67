// biome-ignore-all format: dense table of facts
import type { RedirectRow } from '@showroom/api-contract/contract';
import type { RedirectFacts } from './page-facts.ts';

type Row = readonly [urlFrom: string, urlTo: string, status: RedirectRow['status']];

/** Addresses of the sites' earlier years that search engines and bookmarks still know. */
const both: readonly Row[] = [
  ['/avto-s-probegom/', '/cars/used/', 301],
  ['/novye-avto/', '/cars/new/', 301],
  ['/katalog/', '/cars/', 301],
  ['/avto-v-nalichii/', '/cars/', 301],
  ['/katalog/novye/', '/cars/new/', 308],
  ['/katalog/s-probegom/', '/cars/used/', 308],
  ['/marki/', '/brands/', 301],
  ['/kontakty/', '/contacts/', 301],
  ['/dilerskie-centry/', '/contacts/', 301],
  ['/politika-cookie/', '/cookie/', 301],
  ['/pravila/', '/terms-of-use/', 301],
  ['/soglasie/', '/consent-to-processing/', 301],
  // Runs every season: comes back under its own address.
  ['/rasprodazha/', '/cars/new/?sort=price-asc', 302],
  // A show that is over.
  ['/avtosalon-2024/', '', 410],
];

const brandOne: readonly Row[] = [
  ['/elektromobili/', '/cars/?engine=electro', 302],
];
const asc: readonly Row[] = [
  ['/adresa-centrov/', '/contacts/', 301],
];

const rowsOf = (holdingId: 1 | 2, rows: readonly Row[]): RedirectFacts[] => rows.map(([urlFrom, urlTo, status]) => ({ holdingId, urlFrom, urlTo, status }));

export const redirects: readonly RedirectFacts[] = [...rowsOf(1, both), ...rowsOf(1, brandOne), ...rowsOf(2, both), ...rowsOf(2, asc)];
