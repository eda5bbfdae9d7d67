/** Pages of a payment: an invoice by its link, and where the bank sends the payer back to. */
export const paymentSections = ['invoice', 'success', 'approve', 'cancel', 'decline'] as const;
export type PaymentSection = (typeof paymentSections)[number];

export const isPaymentSection = (name: string): name is PaymentSection =>
  (paymentSections as readonly string[]).includes(name);
