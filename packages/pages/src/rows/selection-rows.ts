import { type PageRow, pageRow } from '../page-row.ts';

/** Favourites and comparison: one static page for everybody, filled in the browser. */
export const selectionRows: readonly PageRow[] = [
  pageRow('/favorites', 'favorites', {}, { title: 'Избранное', isIndexed: false }),
  pageRow('/compare', 'compare', {}, { title: 'Сравнение', isIndexed: false }),
];
