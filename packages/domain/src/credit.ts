/** Standard credit that the cards quote: 20 % down, 84 months, 16.9 % a year. Illustrative; a brand's bank terms replace it. */
export const standardCredit = { downPayment: 0.2, months: 84, annualRate: 0.169 } as const;

/** Shares of the price and of a year: 0.2 down, 0.169 a year. */
export type CreditTerms = { downPayment: number; months: number; annualRate: number };

/**
 * Annuity payment a month in minor units, rounded up to 100 roubles, for a price in minor units.
 * Source of the terms: `standardCredit`.
 */
export function monthlyPayment(priceMinor: number, terms: CreditTerms = standardCredit): number {
  const sum = priceMinor * (1 - terms.downPayment);
  const rate = terms.annualRate / 12;
  const payment = (sum * rate) / (1 - (1 + rate) ** -terms.months);
  return Math.ceil(payment / 10_000) * 10_000;
}

/**
 * Who lends on these terms, and what the credit costs in all, least and most, a year. Demonstration figures and an invented
 * bank, as the rate is; a deployment states its bank's own. `asOf`: the day they were stated.
 */
export const standardLender = {
  bank: 'АО «Демонстрационный банк»',
  licence: '0000',
  fullCost: { from: 0.169, to: 0.214 },
  asOf: '20.11.2026',
} as const;

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits).replace('.', ',')}\u00a0%`;

/**
 * What stands beside any payment «от … ₽/мес.» (PD-88): the full cost before the rate, bank and licence, the
 * assumptions of the formula, the warning, the date.
 */
export function creditLine(
  { downPayment, months, annualRate }: CreditTerms = standardCredit,
  fullCost: { from: number; to: number } = standardLender.fullCost,
): string {
  const { bank, licence, asOf } = standardLender;
  return [
    `Полная стоимость кредита от\u00a0${percent(fullCost.from, 3)} до\u00a0${percent(fullCost.to, 3)} годовых.`,
    'Оценивайте свои финансовые возможности и\u00a0риски. Изучите все условия кредита.',
    `Пример расчёта платежа: аннуитет, первый взнос ${percent(downPayment, 0)}, срок ${months}\u00a0мес., ставка ${percent(annualRate, 1)} годовых, без страховок и\u00a0комиссий, с\u00a0округлением до\u00a0100\u00a0₽ вверх.`,
    `Кредит предоставляет ${bank}, лицензия Банка России №\u00a0${licence}. Условия на\u00a0${asOf}. Не\u00a0является публичной офертой.`,
  ].join(' ');
}
