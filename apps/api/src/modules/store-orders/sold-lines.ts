import { partOfLine } from '@showroom/domain/shop/order-sums';
import type { SoldLine } from '@showroom/domain/shop/receipt';
import type { StoredLine } from './queries.ts';
import type { Taken } from './take-off.ts';

/** Pieces as a receipt has them: price times count is the sum, or they stand as one. What costs nothing is no line. */
const goodsLines = (goods: readonly { name: string; qty: number; sum: number }[]): SoldLine[] =>
  goods
    .filter(({ sum }) => sum > 0)
    .map(({ name, qty, sum }) => ({
      ...(sum % qty === 0
        ? { name, price: sum / qty, count: qty }
        : { name: `${name}, ${qty}\u00a0шт.`, price: sum, count: 1 }),
      ...{ sum, subject: 'commodity', hasVat: true },
    }));

/** What is left of an order's lines, and its delivery. They add up to the total without what went back. */
export function soldLines(lines: readonly StoredLine[], delivery: number): SoldLine[] {
  const goods = goodsLines(
    lines.map(({ name, qty, refunded, sum }) => ({
      ...{ name, qty: qty - refunded, sum: sum - partOfLine(sum, qty, 0, refunded) },
    })),
  );
  if (delivery === 0) return goods;
  return [...goods, { name: 'Доставка', price: delivery, count: 1, sum: delivery, subject: 'service', hasVat: true }];
}

/** Exactly what goes back. The lines add up to what is refunded. */
export const returnedLines = (taken: readonly Taken[]): SoldLine[] =>
  goodsLines(taken.map(({ line: { name }, qty, sum }) => ({ name, qty, sum })));
