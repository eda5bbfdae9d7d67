/** States of a payment, as the payer and the staff read them. */
export const paymentStates = {
  created: 'Ждёт оплаты',
  pending: 'Ждём ответ банка',
  paid: 'Оплачено',
  declined: 'Отклонено банком',
  expired: 'Время оплаты вышло',
  refunded: 'Деньги возвращены',
} as const;
export type PaymentState = keyof typeof paymentStates;

/** Where a payment may go from each state. A move that stands not here does not exist. */
const moves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'expired'],
  pending: ['paid', 'declined', 'expired'],
  // Partly refunded stays paid.
  paid: ['refunded'],
  declined: [],
  expired: [],
  refunded: [],
};
export const canMovePayment = (from: PaymentState, to: PaymentState): boolean => moves[from].includes(to);

/** Whether money can still come for it. */
export const isOpenPayment = (state: PaymentState): boolean => state === 'created' || state === 'pending';

/** What a payment is for. */
export const paymentSubjects = ['order', 'invoice', 'reservation'] as const;
export type PaymentSubjectKind = (typeof paymentSubjects)[number];

/** ISO 4217. The only currency that is taken. */
export const paymentCurrency = 'RUB';

/** What we asked of the bank. `amount`: kopecks. */
export type AskedPayment = { reference: string; amount: number; currency: string };

/** What the bank says of an order of ours when our server asks. `amount` and `refunded`: kopecks it has taken and given back. */
export type BankWord = {
  reference: string;
  state: 'open' | 'paid' | 'declined';
  amount: number;
  currency: string;
  refunded: number;
};

export type Verdict = 'open' | 'paid' | 'declined' | 'foreign' | 'wrong-sum';

/**
 * What the bank's word means for a payment. Paid is only the whole amount in the right currency under our own reference: another
 * reference is `foreign` (says nothing of this payment), another sum `wrong-sum`.
 */
export function judgeBankWord(asked: AskedPayment, said: BankWord): Verdict {
  if (said.reference !== asked.reference) return 'foreign';
  if (said.state !== 'paid') return said.state;
  return said.amount === asked.amount && said.currency === asked.currency ? 'paid' : 'wrong-sum';
}
