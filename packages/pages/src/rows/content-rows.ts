import { type PageRow, pageRow } from '../page-row.ts';

/** A page of words: the API has its text under the slug, which is its path with hyphens. */
const staticRow = (path: string): PageRow => pageRow(path, 'static', { slug: path.slice(1).replaceAll('/', '-') });

/** The home page, the static pages and the page of an outage. */
export const contentRows: readonly PageRow[] = [
  pageRow('/', 'home', {}),
  ...['/cookie', '/terms-of-use', '/consent-to-processing'].map(staticRow),
  pageRow('/service-unavailable', 'error', { code: '503' }, { guards: [], isIndexed: false }),
];
