import { type PageRow, pageRow } from '../page-row.ts';

/** The pages of services. */
export const serviceRows: readonly PageRow<'service'>[] = [
  pageRow('/services/testdrive', 'service', { code: 'testdrive' }),
];
