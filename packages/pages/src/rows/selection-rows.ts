import { type PageRow, pageRow } from '../page-row.ts';

/** One static page for everybody, filled in the browser. */
export const selectionRows: readonly PageRow[] = [
  pageRow('/favorites', 'favorites', {}, { title: 'Избранное', isIndexed: false }),
  pageRow('/request', 'request', {}, { title: 'Состояние заявки', isIndexed: false }),
  pageRow('/compare', 'compare', {}, { title: 'Сравнение', isIndexed: false }),
];
