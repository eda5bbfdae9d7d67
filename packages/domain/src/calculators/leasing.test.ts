import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LeasingInput, leasingLimits, leasingOffer, readLeasingInput } from './leasing.ts';

const within = ({ least, most, step }: { least: number; most: number; step: number }) =>
  fc.integer({ min: 0, max: Math.floor((most - least) / step) }).map((n) => least + n * step);
const input: fc.Arbitrary<LeasingInput> = fc.record({
  price: within(leasingLimits.price),
  advance: within(leasingLimits.advance),
  term: within(leasingLimits.term),
  buyout: within(leasingLimits.buyout),
});

test('all payments cover the price; VAT is part of them, and the saving of what is left', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const offer = leasingOffer(asked);
      expect(offer.advance + offer.payment * asked.term + offer.buyout).toBe(offer.total);
      expect(offer.total).toBeGreaterThanOrEqual(asked.price * 100);
      expect(offer.overpayment).toBe(offer.total - asked.price * 100);
      expect(offer.vat * 122).toBeLessThanOrEqual(offer.total * 22);
      expect(offer.vat).toBeGreaterThan(offer.total * 0.18 - 1);
      expect(offer.taxSaving).toBeLessThan(offer.total - offer.vat);
      expect(Object.values(offer).every(Number.isInteger)).toBe(true);
    }),
  );
});

test('the payment grows with the price, falls with advance and buy-out; a longer term costs more in all', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const offer = leasingOffer(asked);
      expect(leasingOffer({ ...asked, price: asked.price + 50_000 }).payment).toBeGreaterThan(offer.payment);
      if (asked.advance < 49)
        expect(leasingOffer({ ...asked, advance: asked.advance + 1 }).payment).toBeLessThan(offer.payment);
      if (asked.buyout < 30)
        expect(leasingOffer({ ...asked, buyout: asked.buyout + 1 }).payment).toBeLessThan(offer.payment);
      if (asked.term < 60) {
        const longer = leasingOffer({ ...asked, term: asked.term + 6 });
        expect(longer.payment).toBeLessThan(offer.payment);
        expect(longer.total).toBeGreaterThan(offer.total);
      }
    }),
  );
});

test('a query is read within the bounds', () => {
  expect(readLeasingInput(new URLSearchParams('price=1&advance=99&term=1&buyout=0'))).toEqual({
    price: 500_000,
    advance: 49,
    term: 12,
    buyout: 1,
  });
});
