import { type CreditProgramme, standardCredit } from './standard-credit.data.ts';

/** The day of these terms. */
export const creditTermsOf = '2026-11-20';

/**
 * The programmes of every page that tells of a credit; the first is what cards quote. Illustrative figures of an unnamed bank
 * (`standardLender`): the terms of a deployment's banks replace them.
 */
export const creditProgrammes: readonly [CreditProgramme, ...CreditProgramme[]] = [
  standardCredit,
  {
    code: 'residual',
    name: 'С остаточным платежом',
    note: 'Часть стоимости остаётся на\u00a0конец срока: её вносят, продлевают или закрывают обратным выкупом машины.',
    annualRate: 0.179,
    term: { least: 12, most: 36 },
    down: { least: 0.2, most: 0.5 },
    residual: { least: 0.2, most: 0.45 },
    coverRate: 0,
  },
  {
    code: 'covered',
    name: 'Со страхованием жизни',
    note: 'Ставка ниже, если жизнь застрахована на\u00a0весь срок. Страховка входит в\u00a0полную стоимость.',
    annualRate: 0.139,
    // Over a shorter term the cover alone would make the credit dearer than `fullCostOf` says.
    term: { least: 36, most: 84 },
    down: { least: 0.2, most: 0.8 },
    residual: null,
    coverRate: 0.045,
  },
  {
    code: 'no-down-payment',
    name: 'Без первого взноса',
    note: 'Деньги остаются у\u00a0вас, ставка выше.',
    annualRate: 0.199,
    term: { least: 12, most: 84 },
    down: { least: 0, most: 0.8 },
    residual: null,
    coverRate: 0,
  },
];
