import { type CreditTerms, standardCredit } from '@showroom/domain/credit';

export type CreditProgramme = {
  code: string;
  name: string;
  note: string;
  /** Share a year. */
  annualRate: number;
  /** Least share of the price that is paid at once. */
  leastDownPayment: number;
  /** Longest term. */
  mostMonths: number;
};

/**
 * Programmes that the calculator offers. Illustrative, like `standardCredit`, which is the first of them and what the cards
 * quote: the terms of the banks of a deployment replace them.
 */
export const creditProgrammes: readonly [CreditProgramme, ...CreditProgramme[]] = [
  {
    code: 'standard',
    name: 'Стандартный',
    note: 'Для новых машин и\u00a0машин с\u00a0пробегом. По\u00a0этой программе посчитан платёж на\u00a0карточках.',
    annualRate: standardCredit.annualRate,
    leastDownPayment: standardCredit.downPayment,
    mostMonths: standardCredit.months,
  },
  {
    code: 'half',
    name: 'Половина сразу',
    note: 'Ставка ниже, если сразу внести не\u00a0меньше половины стоимости.',
    annualRate: 0.139,
    leastDownPayment: 0.5,
    mostMonths: 60,
  },
  {
    code: 'no-down-payment',
    name: 'Без первого взноса',
    note: 'Деньги остаются у\u00a0вас, ставка выше. Старую машину можно зачесть позже.',
    annualRate: 0.199,
    leastDownPayment: 0,
    mostMonths: 84,
  },
];

/** Choices of the calculator. */
export const downPayments = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7] as const;
export const creditMonths = [12, 24, 36, 48, 60, 72, 84] as const;

/** The terms that a programme begins with: its least down payment, its longest term. */
export function termsOf({ annualRate, leastDownPayment, mostMonths }: CreditProgramme): CreditTerms {
  return { annualRate, downPayment: leastDownPayment, months: mostMonths };
}

/** Terms within a programme: what it does not allow is the nearest that it does. */
export function withinProgramme(
  programme: CreditProgramme,
  terms: Pick<CreditTerms, 'downPayment' | 'months'>,
): CreditTerms {
  return {
    annualRate: programme.annualRate,
    downPayment: Math.max(terms.downPayment, programme.leastDownPayment),
    months: Math.min(terms.months, programme.mostMonths),
  };
}
