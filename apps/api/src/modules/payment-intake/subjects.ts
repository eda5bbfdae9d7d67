import type { PaymentSubjectKind } from '@showroom/domain/shop/payment';
import { invoiceSubject } from '../invoices/payment-subject.ts';
import type { PaymentSubjectHandler } from '../payments/payment-subject.ts';
import { orderPayments } from '../store-orders/subject.ts';
import { reservationPayments } from '../vehicle-reservations/subject.ts';

export type PaymentSubjects = Readonly<Partial<Record<PaymentSubjectKind, PaymentSubjectHandler>>>;

/** What stands behind a payment, by its kind. Modules add theirs. */
export const paymentSubjects: PaymentSubjects = {
  invoice: invoiceSubject,
  order: orderPayments,
  reservation: reservationPayments,
};

/** @throws {Error} for a kind that nobody stands behind */
export function handlerOf(subjects: PaymentSubjects, kind: PaymentSubjectKind): PaymentSubjectHandler {
  const handler = subjects[kind];
  if (!handler) throw new Error(`Nobody stands behind payments of the kind ${kind}.`);
  return handler;
}
