import { type PageRow, pageRow } from '../page-row.ts';

/** Service booking, and a booking by its secret link: the key stands behind `#`, so the page is one for everybody. */
export const bookingRows: readonly PageRow[] = [
  pageRow('/service/online', 'service-online', {}, { title: 'Запись на\u00a0сервис' }),
  pageRow('/booking', 'booking', {}, { title: 'Ваша запись', isIndexed: false }),
];
