/** Standard credit that the cards quote: 20 % down, 84 months, 16.9 % a year. Illustrative; a brand's bank terms replace it. */
export const standardCredit = { downPayment: 0.2, months: 84, annualRate: 0.169 } as const;

/**
 * Annuity payment a month in minor units, rounded up to 100 roubles, for a price in minor units.
 * Source of the terms: `standardCredit`.
 */
export function monthlyPayment(
  priceMinor: number,
  terms: { downPayment: number; months: number; annualRate: number } = standardCredit,
): number {
  const sum = priceMinor * (1 - terms.downPayment);
  const rate = terms.annualRate / 12;
  const payment = (sum * rate) / (1 - (1 + rate) ** -terms.months);
  return Math.ceil(payment / 10_000) * 10_000;
}
