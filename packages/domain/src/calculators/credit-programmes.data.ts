/** Bounds of a term in months or of a share of the price. */
type Bounds = { least: number; most: number };

export type CreditProgramme = {
  code: string;
  name: string;
  note: string;
  /** Share a year. */
  annualRate: number;
  /** Months, in whole years. */
  term: Bounds;
  /** Shares of the price that are paid at once. */
  down: Bounds;
  /** Share of the price that is left for the last payment; null where the credit is paid off evenly. */
  residual: Bounds | null;
  /** Share of the sum for the whole term that its conditions make one pay for a cover, paid at the start. */
  coverRate: number;
};

/** The day of these terms. */
export const creditTermsOf = '2026-11-20';

/**
 * Years since its model year that a vehicle may have when its credit ends. A rule of the example, as banks have one each for
 * what they take in pledge: a deployment states that of its bank.
 */
export const oldestAtEnd = 15;

/**
 * The programmes of every page that tells of a credit; the first is what cards quote. Illustrative figures of an unnamed bank
 * (`standardLender`): the terms of a deployment's banks replace them.
 */
export const creditProgrammes: readonly [CreditProgramme, ...CreditProgramme[]] = [
  {
    code: 'standard',
    name: 'Стандартный',
    note: 'Для новых машин и\u00a0машин с\u00a0пробегом. По\u00a0этой программе посчитан платёж на\u00a0карточках.',
    annualRate: 0.169,
    term: { least: 12, most: 84 },
    down: { least: 0.2, most: 0.8 },
    residual: null,
    coverRate: 0,
  },
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
