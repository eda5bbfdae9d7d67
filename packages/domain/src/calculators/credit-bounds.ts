import type { Limits } from './calculator-query.ts';
import type { CreditProgramme } from './standard-credit.data.ts';

const percent = (share: number) => Math.round(share * 100);

/** Bounds that a programme sets; it begins with the nearest to what most choose. */
export function creditBounds({ term, down, residual }: CreditProgramme): Record<'down' | 'term' | 'residual', Limits> {
  const within = (least: number, most: number, step: number, wanted: number): Limits => ({
    least,
    most,
    step,
    first: Math.min(Math.max(wanted, least), most),
  });
  const left = residual ?? { least: 0, most: 0 };
  return {
    down: within(percent(down.least), percent(down.most), 5, 20),
    term: within(term.least, term.most, 12, 60),
    residual: within(percent(left.least), percent(left.most), 5, 40),
  };
}

/** The longest of a programme's terms that ends within so many months; undefined where even its shortest is longer. */
export const longestWithin = ({ term }: Pick<CreditProgramme, 'term'>, months: number): number | undefined =>
  months < term.least ? undefined : Math.min(term.most, months);
