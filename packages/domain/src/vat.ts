/** Rate of VAT in percent: 22 since 2026 (PD-96; a deployment checks it). */
export const vatPercent = 22;

/** The VAT inside a price that includes it: what a company deducts. Minor units, rounded down to whole roubles. */
export function vatWithin(price: number): number {
  return Math.floor((price * vatPercent) / (100 + vatPercent) / 100) * 100;
}
