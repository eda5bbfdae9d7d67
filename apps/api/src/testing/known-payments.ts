import { randomUUID } from 'node:crypto';
import { startPayment } from '../modules/payments/start-payment.ts';
import type { TestApp } from './test-app.ts';

const phone = '79160000043';

/** An invoice and an attempt to pay it, and bodies that are right. */
export async function knownPayments({ database, services }: TestApp): Promise<Record<string, string[]>> {
  const id = randomUUID();
  await database.query(
    `insert into invoice (id, holding_id, number, phone, purpose, amount) values ($1, 1, upper($1::uuid::text), $2, 'Ремонт', 100000)`,
    [id, phone],
  );
  const subject = { kind: 'invoice' as const, id };
  const payment = await startPayment(database, { holdingId: 1, subject, amount: 100_000, description: 'Счёт' });
  const [row] = await database.query<{ reference: string }>('select reference from payment where id = $1', [payment]);
  const origin = `https://${services.holdings.get(1)?.host}`;
  return {
    'payments.get:id': [id, payment],
    'payments.status:id': [id, payment],
    'payments.start:id': [id],
    'payments.byReference:reference': [row?.reference ?? ''],
    'deskPayments.act:id': [payment.slice(0, 8)],
    'body:payments.lookup': [`{"number":"${id}","phone":"${phone}"}`],
    'body:payments.start': [`{"email":"anna@example.com","origin":"${origin}"}`],
    'body:deskPayments.act': ['{"act":"seen"}', '{"act":"check"}'],
  };
}
