import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Payable, PaymentSubject } from '../payments/payment-subject.ts';
import { findPayment, lastAttempt, type StoredPayment } from '../payments/queries.ts';
import { handlerOf, type PaymentSubjects } from './subjects.ts';

export type FoundPayable = { subject: PaymentSubject; payable: Payable; last: StoredPayment | undefined };

/** One answer for what does not exist, is malformed or belongs to another site. */
export const noPayment = () => notFound('Такого платежа нет. Проверьте ссылку.');

/**
 * What is paid under an id: an attempt's, whose subject is shown with its last attempt, or an invoice's own. Throws 404.
 */
export async function findPayable(
  db: Executor,
  subjects: PaymentSubjects,
  holdingId: number,
  id: string,
): Promise<FoundPayable> {
  if (!isUuid(id)) throw noPayment();
  const payment = await findPayment(db, id);
  const subject: PaymentSubject = payment ? { kind: payment.kind, id: payment.subjectId } : { kind: 'invoice', id };
  const payable = await handlerOf(subjects, subject.kind).describe(db, subject.id);
  if (!payable || payable.holdingId !== holdingId) throw noPayment();
  return { subject, payable, last: await lastAttempt(db, subject.kind, subject.id) };
}
