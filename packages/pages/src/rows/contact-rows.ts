import { type PageRow, pageRow } from '../page-row.ts';

/** Dealer centres. */
export const contactRows: readonly PageRow[] = [pageRow('/contacts', 'contacts', {}, { guards: ['city-contacts'] })];
