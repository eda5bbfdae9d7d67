import { partOfLine } from '@showroom/domain/shop/order-sums';
import type { SoldLine } from '@showroom/domain/shop/receipt';
import type { StoredLine } from './queries.ts';

/**
 * What is left of an order's lines, as a receipt has them: price times count is the sum, or the pieces stand as one. They add up to the
 * total without what went back.
 */
export function soldLines(lines: readonly StoredLine[], delivery: number): SoldLine[] {
  const common = { subject: 'commodity' as const, hasVat: true };
  const left = lines.map(({ name, qty, refunded, sum }) => ({
    ...{ name, qty: qty - refunded, sum: sum - partOfLine(sum, qty, 0, refunded) },
  }));
  const goods = left
    .filter(({ sum }) => sum > 0)
    .map(({ name, qty, sum }) =>
      sum % qty === 0
        ? { ...common, name, price: sum / qty, count: qty, sum }
        : { ...common, name: `${name}, ${qty}\u00a0шт.`, price: sum, count: 1, sum },
    );
  const carried = {
    name: 'Доставка',
    price: delivery,
    count: 1,
    sum: delivery,
    subject: 'service' as const,
    hasVat: true,
  };
  return delivery > 0 ? [...goods, carried] : goods;
}
