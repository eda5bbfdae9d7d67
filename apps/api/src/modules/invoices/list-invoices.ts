import type { Executor } from '../../db/database.ts';

const listed = 200;

export type InvoiceRow = {
  number: string;
  state: 'open' | 'paid' | 'withdrawn';
  amount: number;
  createdAt: Date | string;
};

/** The newest invoices of a holding; sums are kopecks. */
export const listInvoices = (db: Executor, holdingId: number): Promise<InvoiceRow[]> =>
  db.query<InvoiceRow>(
    `select number, state, amount, created_at as "createdAt" from invoice where holding_id = $1
     order by created_at desc, number limit ${listed}`,
    [holdingId],
  );
