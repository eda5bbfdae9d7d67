import { vatPercent } from '../vat.ts';
import { type Limits, readNumber } from './calculator-query.ts';

/** Roubles, per cent of the price, months. */
export type LeasingInput = { price: number; advance: number; term: number; buyout: number };

export const leasingLimits = {
  price: { least: 500_000, most: 60_000_000, step: 50_000, first: 3_500_000 },
  advance: { least: 0, most: 49, step: 1, first: 20 },
  term: { least: 12, most: 60, step: 6, first: 36 },
  buyout: { least: 1, most: 30, step: 1, first: 5 },
} as const satisfies Record<keyof LeasingInput, Limits>;

/** Terms of the calculation: demonstration figures. `profitTax` is the rate of a company on the general tax system. */
export const leasingTerms = { annualRate: 0.215, profitTax: 0.25, asOf: '2026-11-20' } as const;

export const readLeasingInput = (params: URLSearchParams): LeasingInput => ({
  price: readNumber(params, 'price', leasingLimits.price),
  advance: readNumber(params, 'advance', leasingLimits.advance),
  term: readNumber(params, 'term', leasingLimits.term),
  buyout: readNumber(params, 'buyout', leasingLimits.buyout),
});

/** Kopecks, VAT included. */
export type LeasingOffer = {
  advance: number;
  payment: number;
  buyout: number;
  total: number;
  /** Over the price. */
  overpayment: number;
  /** VAT within all payments, which a company deducts. */
  vat: number;
  /** Estimate: profit tax on payments without their VAT. */
  taxSaving: number;
};

const rouble = 100;

/** Leasing of a vehicle whose price includes VAT. */
export function leasingOffer({ price, advance, term, buyout }: LeasingInput): LeasingOffer {
  const minor = price * rouble;
  const atOnce = Math.round((minor * advance) / 100);
  const left = Math.round((minor * buyout) / 100);
  const rate = leasingTerms.annualRate / 12;
  const discount = (1 + rate) ** -term;
  const financed = minor - atOnce;
  const payment = Math.ceil(((financed - left * discount) * rate) / (1 - discount) / rouble) * rouble;
  const total = atOnce + payment * term + left;
  const vat = Math.floor((total * vatPercent) / (100 + vatPercent));
  return {
    advance: atOnce,
    payment,
    buyout: left,
    total,
    overpayment: total - minor,
    vat,
    taxSaving: Math.floor((total - vat) * leasingTerms.profitTax),
  };
}
