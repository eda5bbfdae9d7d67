import { vatPercent } from '../vat.ts';
import { shareAmong } from './order-sums.ts';

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
/** What goes back with a refund, settled when the goods do: later the sale may have changed hands or lost other lines. */
export type Returned = { lines: readonly SoldLine[]; method: ReceiptMethod };
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
 * Lines over a part of what was sold: shared by weight, the kopecks that are left by the largest remainder, so that no line comes to more than it
 * was sold for. The sum of the lines is exactly `amount`, kopecks; a line of nothing is left out.
 */
export function shareLines(lines: readonly SoldLine[], amount: number): SoldLine[] {
  const total = lines.reduce((sum, line) => sum + line.sum, 0);
  if (total === amount || total === 0) return [...lines];
  const shares = shareAmong(
    amount,
    lines.map(({ sum }) => sum),
  );
  return lines
    .map((line, at) => ({ ...line, count: 1, price: shares[at] ?? 0, sum: shares[at] ?? 0 }))
    .filter(({ sum }) => sum > 0);
}

/**
 * What is left of lines after partial refunds of these sums, in their order: the next refund is shared over that, so that all of them together
 * give back exactly what each line was sold for.
 */
export function linesAfter(lines: readonly SoldLine[], refunds: readonly number[]): SoldLine[] {
  const left = lines.map(({ sum }) => sum);
  for (const refund of refunds)
    for (const [at, share] of shareAmong(refund, left).entries()) left[at] = (left[at] ?? 0) - share;
  if (refunds.length === 0) return [...lines];
  return lines
    .map((line, at) => ({ ...line, count: 1, price: left[at] ?? 0, sum: left[at] ?? 0 }))
    .filter(({ sum }) => sum > 0);
}
