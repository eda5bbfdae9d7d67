import { longestWithin } from './calculators/credit-bounds.ts';
import { oldestAtEnd, standardCredit as standard } from './calculators/standard-credit.data.ts';
import type { BodyType } from './dictionaries.ts';

/** Shares of the price and of a year: 0.2 down, 0.169 a year. */
export type CreditTerms = { downPayment: number; months: number; annualRate: number };

/** What the cards quote: the first programme with its least down payment, over its longest term or a shorter one. */
export const standardTerms = (months: number = standard.term.most): CreditTerms => ({
  downPayment: standard.down.least,
  months,
  annualRate: standard.annualRate,
});

/** Lorries and trailers are bought by companies: leased and offered for, never on a consumer credit nor driven for a test. */
export const isForCompanies = ({ bodyType }: { bodyType: BodyType }): boolean =>
  bodyType === 'truck' || bodyType === 'semi-trailer';

/**
 * Longest term of the standard credit on a vehicle, in months: it ends before the vehicle is too old for a pledge
 * (`oldestAtEnd`). Undefined where none is given: too old already, or bought by companies.
 */
export function creditMonths(vehicle: { bodyType: BodyType; year: number }, thisYear: number): number | undefined {
  if (isForCompanies(vehicle)) return undefined;
  return longestWithin(standard, (vehicle.year + oldestAtEnd - thisYear) * 12);
}

/** A shorter term is worked out where one asks for it; a card's «от … ₽/мес.» would be a tenth of the price. Months. */
const leastQuotedTerm = 36;
/** Whether a payment over so many months is quoted beside a price. */
export const isQuotedTerm = (months: number | undefined): months is number =>
  months !== undefined && months >= leastQuotedTerm;

/** Annuity payment a month in minor units, rounded up to 100 roubles, for a price in minor units. */
export function monthlyPayment(priceMinor: number, terms: CreditTerms = standardTerms()): number {
  const sum = priceMinor * (1 - terms.downPayment);
  const rate = terms.annualRate / 12;
  const payment = (sum * rate) / (1 - (1 + rate) ** -terms.months);
  return Math.ceil(payment / 10_000) * 10_000;
}

/** Who lends. Until a deployment names its bank, nobody is invented: `licence` is that of the Bank of Russia, absent with the name. */
type Lender = { readonly bank: string; readonly licence?: string; readonly asOf: string };

/** `asOf`: the day the terms were stated. A deployment states its bank's name, licence and day. */
export const standardLender: Lender = { bank: 'банк-партнёр', asOf: '20.11.2026' };

/** How much dearer than the rate a credit may come out in all, a share a year: policies and fees. Illustrative, as the rate is. */
const fullCostSpread = 0.045;

/** What a credit costs in all, least and most, a share a year: one rule for every programme, so that their ranges agree. */
export const fullCostOf = (annualRate: number) => ({
  from: annualRate,
  // Whole tenths of a per cent: 0.169 + 0.045 is not 0.214 in binary.
  to: Math.round((annualRate + fullCostSpread) * 1_000) / 1_000,
});

/** «Кредит предоставляет …»: with the licence where the bank is named. */
export function lenderLine({ bank, licence }: Lender = standardLender): string {
  return `Кредит предоставляет ${bank}${licence ? `, лицензия Банка России №\u00a0${licence}` : ''}.`;
}

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits).replace('.', ',')}\u00a0%`;

/** `от 16,900 % до 21,400 % годовых`: stands before the rate of a programme wherever that is told. */
export function fullCostWords(annualRate: number): string {
  const { from, to } = fullCostOf(annualRate);
  return `от\u00a0${percent(from, 3)} до\u00a0${percent(to, 3)}\u00a0годовых`;
}

/**
 * What stands beside any payment «от … ₽/мес.» (PD-88): the full cost before the rate, who lends, the assumptions of the
 * formula, the warning, the date.
 */
export function creditLine({ downPayment, months, annualRate }: CreditTerms = standardTerms()): string {
  return [
    `Полная стоимость кредита ${fullCostWords(annualRate)}.`,
    'Оценивайте свои финансовые возможности и\u00a0риски. Изучите все условия кредита.',
    `Пример расчёта платежа: аннуитет, первый взнос ${percent(downPayment, 0)}, срок ${months}\u00a0мес., ставка ${percent(annualRate, 1)} годовых, без страховок и\u00a0комиссий, с\u00a0округлением до\u00a0100\u00a0₽ вверх.`,
    `${lenderLine()} Условия на\u00a0${standardLender.asOf}. Не\u00a0является публичной офертой.`,
  ].join(' ');
}
