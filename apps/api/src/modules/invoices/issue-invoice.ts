import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { withdrawPayments } from '../payments/start-payment.ts';
import { plainNumber } from './find-invoice.ts';

/** `amount`: kopecks, VAT included. */
export type IssuedInvoice = {
  number: string;
  phone: string;
  purpose: string;
  amount: number;
  hasVat?: boolean | undefined;
};

/** Takes an invoice in, or its newer edition: one that is open is changed, one that is paid is 409. Returns its id. */
export async function issueInvoice(executor: Executor, holdingId: number, invoice: IssuedInvoice): Promise<string> {
  const { phone, purpose, amount, hasVat = true } = invoice;
  const [row] = await executor.query<{ id: string }>(
    `insert into invoice (id, holding_id, number, phone, purpose, amount, has_vat) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (holding_id, number) do update set phone = excluded.phone, purpose = excluded.purpose, amount = excluded.amount,
       has_vat = excluded.has_vat, state = 'open' where invoice.state <> 'paid' returning id`,
    [randomUUID(), holdingId, plainNumber(invoice.number), phone, purpose, amount, hasVat],
  );
  if (!row) throw new ApiError('ALREADY_EXISTS', 'Счёт уже оплачен.');
  return row.id;
}

/** Takes an invoice back: nobody pays it any more. Throws 404 for none, 409 for a paid one. */
export async function withdrawInvoice(executor: Executor, holdingId: number, number: string): Promise<void> {
  const [row] = await executor.query<{ id: string; state: string }>(
    'select id, state from invoice where holding_id = $1 and number = $2 for update',
    [holdingId, plainNumber(number)],
  );
  if (!row) throw notFound('Такого счёта нет.');
  if (row.state === 'paid') throw new ApiError('ALREADY_EXISTS', 'Счёт уже оплачен.');
  await executor.query(`update invoice set state = 'withdrawn' where id = $1`, [row.id]);
  await withdrawPayments(executor, { kind: 'invoice', id: row.id });
}
