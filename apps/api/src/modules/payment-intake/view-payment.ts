import type { PaymentProgress, PaymentView, ReceiptView } from '@showroom/api-contract/payments';
import type { Executor } from '../../db/database.ts';
import { findPayer } from '../payments/queries.ts';
import { type FoundPayable, findPayable } from './find-payable.ts';
import type { Asking } from './payment-ports.ts';

type StoredReceipt = Omit<ReceiptView, 'createdAt'> & { createdAt: Date | string };

/** Receipts of a payment, oldest first, as the payer and the order's page show them. */
export async function receiptsOf(db: Executor, paymentId: string): Promise<ReceiptView[]> {
  const rows = await db.query<StoredReceipt>(
    `select kind, fiscal_number as number, fiscal_sign as sign, fiscal_url as url, created_at as "createdAt", amount as total,
       paid_by as "paidBy", lines
     from receipt where payment_id = $1 order by created_at, id`,
    [paymentId],
  );
  return rows.map(({ createdAt, lines, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    lines: lines.map(({ name, price, count, sum, method, vat, vatSum }) => ({
      ...{ name, price, count, sum, method, vat, vatSum },
    })),
  }));
}

const maskedMail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1…$2');

/** Paid, going to be, or not to be paid: nothing else is offered a button. */
const isPayable = ({ payable, last }: FoundPayable): boolean =>
  payable.refusal === null && last?.state !== 'paid' && last?.state !== 'refunded';

/** What is paid under an id, how far it is, and its receipts. Throws 404. */
export async function viewPayment(
  { database, subjects, ports }: Asking,
  holdingId: number,
  id: string,
): Promise<PaymentView> {
  const found = await findPayable(database, subjects, holdingId, id);
  const { subject, payable, last } = found;
  const payer = last ? await findPayer(database, last.id) : undefined;
  const email = payer?.email ?? payable.payer.email;
  return {
    id: last?.id ?? id,
    state: last?.state ?? 'created',
    subject: subject.kind,
    title: payable.title,
    lines: payable.lines.map(({ name, count, sum }) => ({ name, count, sum })),
    amount: last?.state === 'paid' || last?.state === 'refunded' ? last.amount : payable.amount,
    refunded: last?.refunded ?? 0,
    isPayable: isPayable(found),
    refusal: payable.refusal,
    until: payable.until === null ? null : new Date(payable.until).toISOString(),
    email: email === null ? null : maskedMail(email),
    href: payable.href,
    next: payable.next,
    receipts: last ? await receiptsOf(database, last.id) : [],
    isDevelopment: ports.bank.development,
  };
}

/** How far it is, and no more. Throws 404. */
export async function progressOf(
  { database, subjects }: Asking,
  holdingId: number,
  id: string,
): Promise<PaymentProgress> {
  const found = await findPayable(database, subjects, holdingId, id);
  const { last, payable } = found;
  return { id: last?.id ?? id, state: last?.state ?? 'created', isPayable: isPayable(found), href: payable.href };
}
