import { vatPercent } from '../vat.ts';

/** Payment subject of a line (54-ФЗ, tag 1212). */
export const receiptSubjects = { commodity: 'Товар', service: 'Услуга', payment: 'Платёж' } as const;
export type ReceiptSubject = keyof typeof receiptSubjects;

/** Payment method of a line (tag 1214): everything before the goods change hands is a prepayment. */
export const receiptMethods = {
  full_prepayment: 'Предоплата 100\u00a0%',
  advance: 'Аванс',
  full_payment: 'Полный расчёт',
} as const;
export type ReceiptMethod = keyof typeof receiptMethods;

/** VAT of a line (tag 1199): the rate since 2026-01-01, its calculated form for prepayments, or none. */
export const receiptVats = { vat22: 'НДС 22\u00a0%', 'vat22/122': 'НДС 22/122', none: 'Без НДС' } as const;
export type ReceiptVat = keyof typeof receiptVats;

/** A line of what is sold. `price` of one and `sum` of all: kopecks, VAT included. */
export type SoldLine = {
  name: string;
  price: number;
  count: number;
  sum: number;
  subject: ReceiptSubject;
  hasVat: boolean;
};
export type ReceiptLine = Omit<SoldLine, 'hasVat'> & { method: ReceiptMethod; vat: ReceiptVat; vatSum: number };

/** VAT within a sum that includes it, to the nearest kopeck, as a receipt counts it. */
const vatOf = (sum: number): number => Math.round((sum * vatPercent) / (100 + vatPercent));

/** Lines as the receipt has them. The calculated rate stands on prepayments and advances, whose sum includes the VAT. */
export function receiptLines(lines: readonly SoldLine[], method: ReceiptMethod): ReceiptLine[] {
  return lines.map(({ hasVat, ...line }) => ({
    ...line,
    method,
    vat: !hasVat ? 'none' : method === 'full_payment' ? 'vat22' : 'vat22/122',
    vatSum: hasVat ? vatOf(line.sum) : 0,
  }));
}

/**
 * Lines over a part of what was sold: a partial refund without named goods is shared by weight, the last line takes the rest. The
 * sum of the lines is exactly `amount`, kopecks; a line of nothing is left out.
 */
export function shareLines(lines: readonly SoldLine[], amount: number): SoldLine[] {
  const total = lines.reduce((sum, line) => sum + line.sum, 0);
  if (total === amount || total === 0) return [...lines];
  let left = amount;
  const shared = lines.map((line, at) => {
    const sum = at === lines.length - 1 ? left : Math.min(left, Math.floor((line.sum * amount) / total));
    left -= sum;
    return { ...line, count: 1, price: sum, sum };
  });
  return shared.filter(({ sum }) => sum > 0);
}
