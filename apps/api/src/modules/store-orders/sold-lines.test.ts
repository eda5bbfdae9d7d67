import type { SoldLine } from '@showroom/domain/shop/receipt';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';
import type { StoredLine } from './queries.ts';
import { returnedLines, soldLines } from './sold-lines.ts';
import { takeOff } from './take-off.ts';

const sumOf = (lines: readonly { sum: number }[]) => lines.reduce((sum, line) => sum + line.sum, 0);
/** The goods that a line of a receipt names, with or without how many they are. */
const goodsOf = ({ name }: SoldLine) => name.split(',')[0] ?? name;

const goods = fc.array(
  fc.record({ qty: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 1, max: 900_000 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const terms = fc.record({
  promo: fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'sum' as const),
      value: fc.integer({ min: 1, max: 100 }),
      goodsFrom: fc.constant(0),
    }),
    { nil: undefined },
  ),
  wantedPoints: fc.nat(5_000),
  isDelivered: fc.boolean(),
});
/** Of each return, how much of what is left of each line, from nothing to all of it. */
const returns = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }), {
  maxLength: 5,
});

/** An order of random goods as it is stored. */
function orderOf(wanted: readonly { qty: number; price: number }[], asked: Parameters<typeof priceOrder>[1]) {
  const { lines, sums } = priceOrder(
    wanted.map(({ qty, price }, id) => ({
      item: { id, name: `Товар ${id}`, partCode: '', brand: '', picture: '', price, disprice: price, minCount: 1 },
      qty,
    })),
    asked,
  );
  const stored = lines.map(
    ({ item, ...line }): StoredLine => ({ ...item, ...line, itemId: item.id, id: item.id, refunded: 0 }),
  );
  return { stored, sums };
}

test('whatever goes back in whatever parts: a receipt names what went back for what it cost, and never more of a line than was sold', () => {
  fc.assert(
    fc.property(goods, terms, returns, (wanted, asked, parts) => {
      const { stored, sums } = orderOf(wanted, { ...asked, club: { payPercent: 30, balance: 3_000 } });
      const sold = soldLines(stored, sums.delivery);
      expect(sumOf(sold)).toBe(sums.total);
      const back = new Map<string, number>();
      let refunded = 0;
      for (const part of parts) {
        const pieces = stored.flatMap(({ id, qty, refunded: gone }, at) => {
          const some = Math.round((qty - gone) * (part[at] ?? 0));
          return some > 0 ? [{ id, qty: some }] : [];
        });
        const taken = takeOff(stored, pieces);
        const printed = returnedLines(taken);
        expect(sumOf(printed)).toBe(sumOf(taken));
        const named = taken.filter(({ sum }) => sum > 0).map(({ line }) => line.name);
        expect(printed.map(goodsOf)).toEqual(named);
        for (const line of printed) {
          expect(line.price * line.count).toBe(line.sum);
          back.set(goodsOf(line), (back.get(goodsOf(line)) ?? 0) + line.sum);
        }
        refunded += sumOf(taken);
        for (const { line, qty } of taken) line.refunded += qty;
        // The rest is what the second receipt of the sale names, or a cancellation gives back.
        expect(sumOf(soldLines(stored, sums.delivery))).toBe(sums.total - refunded);
      }
      for (const line of soldLines(stored, 0)) back.set(goodsOf(line), (back.get(goodsOf(line)) ?? 0) + line.sum);
      expect(back).toEqual(
        new Map(sold.filter(({ subject }) => subject === 'commodity').map((l) => [goodsOf(l), l.sum])),
      );
    }),
  );
});
