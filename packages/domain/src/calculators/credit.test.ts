import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullCostOf } from '../credit.ts';
import { type CreditInput, creditOffer, creditProgramme, leastPayment, readCreditInput } from './credit.ts';
import { creditBounds } from './credit-bounds.ts';
import { creditProgrammes } from './credit-programmes.data.ts';

/** An input that its programme allows. */
const input = fc
  .record({
    programme: fc.constantFrom(...creditProgrammes.map(({ code }) => code)),
    price: fc.integer({ min: 30, max: 3_000 }).map((n) => n * 10_000),
    down: fc.nat(100),
    term: fc.nat(120),
    residual: fc.nat(100),
  })
  .map((wanted): CreditInput => {
    const query = Object.entries(wanted).map(([key, value]) => [key, String(value)]);
    return readCreditInput(new URLSearchParams(query));
  });
const paid = (offer: ReturnType<typeof creditOffer>) => offer.schedule.reduce((sum, { payment }) => sum + payment, 0);

test('what is paid covers what was lent, and the schedule ends at zero', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const offer = creditOffer(asked);
      expect(offer.schedule).toHaveLength(asked.term);
      expect(offer.schedule.at(-1)?.balance).toBe(0);
      expect(offer.payment * asked.term + offer.residual).toBeGreaterThanOrEqual(offer.sum);
      expect(paid(offer)).toBe(offer.sum + offer.schedule.reduce((sum, { interest }) => sum + interest, 0));
      expect(offer.overpayment).toBe(paid(offer) - offer.sum + offer.cover);
      for (const { payment, balance } of offer.schedule) {
        expect(Number.isInteger(payment) && payment > 0).toBe(true);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('the last payment is what was left for it, within the roubles of rounding', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const offer = creditOffer(asked);
      const last = offer.schedule.at(-1)?.payment ?? 0;
      // Interest is rounded each month by up to half a kopeck: together less than a rouble over the longest term.
      expect(last).toBeLessThan(offer.payment + offer.residual + 100);
      expect(last).toBeGreaterThan(offer.residual + offer.payment - 30_000);
    }),
  );
});

test('the payment grows with the price, falls with the first payment, the term and what is left for the end', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { payment } = creditOffer(asked);
      const bounds = creditBounds(creditProgramme(asked.programme));
      expect(creditOffer({ ...asked, price: asked.price + 10_000 }).payment).toBeGreaterThanOrEqual(payment);
      if (asked.down < bounds.down.most)
        expect(creditOffer({ ...asked, down: asked.down + 5 }).payment).toBeLessThanOrEqual(payment);
      if (asked.residual < bounds.residual.most)
        expect(creditOffer({ ...asked, residual: asked.residual + 5 }).payment).toBeLessThanOrEqual(payment);
      if (asked.term < bounds.term.most && asked.programme !== 'residual')
        expect(creditOffer({ ...asked, term: asked.term + 12 }).payment).toBeLessThanOrEqual(payment);
    }),
  );
});

test('longer is dearer in all', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { overpayment } = creditOffer(asked);
      const { term } = creditBounds(creditProgramme(asked.programme));
      if (asked.term < term.most)
        expect(creditOffer({ ...asked, term: asked.term + 12 }).overpayment).toBeGreaterThan(overpayment);
    }),
  );
});

test('the full cost is the rate where nothing is added, and above it where a cover is paid', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { fullCost, annualRate, cover } = creditOffer(asked);
      if (cover === 0) expect(fullCost).toBeCloseTo(annualRate, 3);
      else expect(fullCost).toBeGreaterThan(annualRate + 0.005);
    }),
  );
});

test('what a credit costs in all is within what its page tells of the programme', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { fullCost, annualRate } = creditOffer(asked);
      const { from, to } = fullCostOf(annualRate);
      // Payments are rounded up to a rouble.
      expect(fullCost).toBeGreaterThan(from - 0.001);
      expect(fullCost).toBeLessThan(to + 0.001);
    }),
  );
});

test('the least payment of a programme is that of a term that ends in time; too short a time has none', () => {
  for (const programme of creditProgrammes) {
    const { term } = programme;
    const longest = leastPayment(programme, 300_000_000, 999) ?? 0;
    expect(leastPayment(programme, 300_000_000, term.most)).toBe(longest);
    expect(leastPayment(programme, 300_000_000, term.least)).toBeGreaterThan(longest);
    expect(leastPayment(programme, 300_000_000, term.least - 12)).toBeUndefined();
  }
});

test('a known case: 2 400 000 for 84 months at 16.9 %', () => {
  const offer = creditOffer({ programme: 'standard', price: 3_000_000, down: 20, term: 84, residual: 0 });
  expect(offer.sum).toBe(240_000_000);
  expect(offer.payment).toBe(4_890_800);
});

test.each([
  ['', { programme: 'standard', price: 2_500_000, down: 20, term: 60, residual: 0 }],
  ['price=1+234+567&down=999&term=7', { programme: 'standard', price: 1_230_000, down: 80, term: 12, residual: 0 }],
  [
    'programme=residual&term=84&residual=1',
    { programme: 'residual', price: 2_500_000, down: 20, term: 36, residual: 20 },
  ],
  ['programme=nothing&price=-5', { programme: 'standard', price: 50_000, down: 20, term: 60, residual: 0 }],
])('the query %s asks for %j', (query, asked) => {
  expect(readCreditInput(new URLSearchParams(query))).toEqual(asked);
});
