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

/**
 * Years since its model year that a vehicle may have when its credit ends. A rule of the example, as banks have one each for
 * what they take in pledge: a deployment states that of its bank.
 */
export const oldestAtEnd = 15;

/** What cards quote: apart from the other programmes, as every page with a price has it. */
export const standardCredit: CreditProgramme = {
  code: 'standard',
  name: 'Стандартный',
  note: 'Для новых машин и\u00a0машин с\u00a0пробегом. По\u00a0этой программе посчитан платёж на\u00a0карточках.',
  annualRate: 0.169,
  term: { least: 12, most: 84 },
  down: { least: 0.2, most: 0.8 },
  residual: null,
  coverRate: 0,
};
