import type { ExamplePart } from '../example-customer/example-part.ts';
import { issueInvoice, withdrawInvoice } from './issue-invoice.ts';

/** Invoices to look up at `/pay/` with the example customer's phone: two open ones and one that was taken back. */
export const exampleInvoices: ExamplePart = async ({ executor, customerId, holdingId }) => {
  const [buyer] = await executor.query<{ phone: string }>('select phone from customer where id = $1', [customerId]);
  const phone = buyer?.phone ?? '';
  await executor.query(`delete from invoice where holding_id = $1 and phone = $2 and state <> 'paid'`, [
    holdingId,
    phone,
  ]);
  const issue = (number: string, purpose: string, amount: number, hasVat = true) =>
    issueInvoice(executor, holdingId, { number, phone, purpose, amount, hasVat });
  // Of another name each time: one that was paid stays.
  const [row] = await executor.query<{ next: number }>(
    'select count(*)::int * 3 + 1001 as next from invoice where holding_id = $1 and phone = $2',
    [holdingId, phone],
  );
  const next = row?.next ?? 1001;
  await issue(`СЧ-${next}`, 'Ремонт по\u00a0заказ-наряду', 1_240_000);
  await issue(`СЧ-${next + 1}`, 'Аренда подменного автомобиля', 350_000, false);
  await issue(`СЧ-${next + 2}`, 'Отменённый счёт', 100_000);
  await withdrawInvoice(executor, holdingId, `СЧ-${next + 2}`);
};
