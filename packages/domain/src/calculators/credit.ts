import { type Limits, readChoice, readNumber } from './calculator-query.ts';
import { creditBounds, longestWithin } from './credit-bounds.ts';
import { creditProgrammes } from './credit-programmes.data.ts';
import type { CreditProgramme } from './standard-credit.data.ts';

/** What a visitor chooses: roubles, per cent of the price, months. */
export type CreditInput = { programme: string; price: number; down: number; term: number; residual: number };

export const creditLimits = {
  price: { least: 50_000, most: 30_000_000, step: 10_000, first: 2_500_000 },
} as const satisfies Record<string, Limits>;

export const creditProgramme = (code: string): CreditProgramme =>
  creditProgrammes.find((programme) => programme.code === code) ?? creditProgrammes[0];

const codes = creditProgrammes.map(({ code }) => code) as [string, ...string[]];

/** What a query asks for, within the bounds of its programme. */
export function readCreditInput(params: URLSearchParams): CreditInput {
  const programme = readChoice(params, 'programme', codes);
  const bounds = creditBounds(creditProgramme(programme));
  return {
    programme,
    price: readNumber(params, 'price', creditLimits.price),
    down: readNumber(params, 'down', bounds.down),
    term: readNumber(params, 'term', bounds.term),
    residual: readNumber(params, 'residual', bounds.residual),
  };
}

export type CreditMonth = { payment: number; interest: number; balance: number };

/** Everything in kopecks, rates as shares a year. */
export type CreditOffer = {
  down: number;
  sum: number;
  /** Each month but the last. */
  payment: number;
  residual: number;
  cover: number;
  /** All that is paid over the sum: interest and cover. */
  overpayment: number;
  annualRate: number;
  /** Full cost of the credit: the yearly rate that its cash flows mean. */
  fullCost: number;
  schedule: readonly CreditMonth[];
};

const rouble = 100;

/** An even payment that leaves `residual` after the last month, rounded up to a rouble. Kopecks. */
function evenPayment(sum: number, residual: number, months: number, rate: number): number {
  const discount = (1 + rate) ** -months;
  return Math.ceil(((sum - residual * discount) * rate) / (1 - discount) / rouble) * rouble;
}

/** Month by month to a balance of zero; the last payment is what is left. */
function scheduleOf(sum: number, payment: number, months: number, rate: number): CreditMonth[] {
  const rows: CreditMonth[] = [];
  let balance = sum;
  for (let month = 1; month <= months; month++) {
    const interest = Math.round(balance * rate);
    const paid = month === months ? balance + interest : Math.min(payment, balance + interest);
    balance = balance + interest - paid;
    rows.push({ payment: paid, interest, balance });
  }
  return rows;
}

/** The yearly rate at which the payments are worth what was received: monthly rate × 12, by bisection. */
function yearlyCost(received: number, payments: readonly number[]): number {
  const worth = (rate: number) => payments.reduceRight((sum, payment) => (sum + payment) / (1 + rate), 0);
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return low * 12;
}

/** A credit by its programme. */
export function creditOffer({ programme: code, price, down, term, residual }: CreditInput): CreditOffer {
  const { annualRate, coverRate, residual: leaves } = creditProgramme(code);
  const minor = price * rouble;
  const paidAtOnce = Math.round((minor * down) / 100);
  const sum = minor - paidAtOnce;
  // No more is left for the end than was lent.
  const left = leaves ? Math.min(Math.round((minor * residual) / 100), sum) : 0;
  const rate = annualRate / 12;
  const payment = evenPayment(sum, left, term, rate);
  const schedule = scheduleOf(sum, payment, term, rate);
  const cover = Math.round(sum * coverRate);
  const paid = schedule.reduce((total, month) => total + month.payment, 0);
  return {
    down: paidAtOnce,
    sum,
    payment,
    residual: left,
    cover,
    overpayment: paid - sum + cover,
    annualRate,
    fullCost: yearlyCost(
      sum - cover,
      schedule.map((month) => month.payment),
    ),
    schedule,
  };
}

/**
 * The least payment of a programme on a price in kopecks: its least first payment, the longest of its terms within `months`.
 * Rounded up to 100 roubles, as on cards; undefined where none of its terms is that short.
 */
export function leastPayment(programme: CreditProgramme, price: number, months: number): number | undefined {
  const term = longestWithin(programme, months);
  if (term === undefined) return undefined;
  const { down, residual } = creditBounds(programme);
  const asked = { programme: programme.code, price: price / rouble, down: down.least, term, residual: residual.most };
  return Math.ceil(creditOffer(asked).payment / (100 * rouble)) * 100 * rouble;
}
