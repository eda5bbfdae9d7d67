import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { bitsOf } from '../words/score-names.ts';
import type { Wishes } from './match-segment.ts';
import type { StockPlace } from './vehicle-stock.ts';

/** How far a figure is from what was asked for. */
export const beyond = (value: number, { from = 0, to = Number.POSITIVE_INFINITY }: AmountRange): number =>
  Math.max(from - value, value - to, 0);
export const yearsFrom =
  (years: AmountRange) =>
  ({ segment, row }: StockPlace): number =>
    beyond(segment.columns.ranges.year[row] ?? 0, years);

/** Words that wish a year and are no part of a name. */
export const yearsAsked = ({ senses }: Pick<Wishes, 'senses'>, named: number): number =>
  bitsOf(senses, ({ attributes }) => attributes.some(({ key, not }) => key === 'year' && !not)) & ~named;

/** The years that are asked for, and the words of `within` that wish them; undefined without one. */
export function yearsWished(
  { senses, amounts }: Pick<Wishes, 'senses' | 'amounts'>,
  within: number,
): { needs: number; years: AmountRange } | undefined {
  const needs = yearsAsked({ senses }, ~within);
  const [word] = senses.flatMap(({ attributes }, at) =>
    (needs & (1 << at)) === 0 ? [] : attributes.flatMap((one) => (one.key === 'year' ? [one.value] : [])),
  );
  const years = word === undefined ? amounts.year : { from: word, to: word };
  return years && { needs, years };
}
