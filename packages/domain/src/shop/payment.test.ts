import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BankWord, judgeBankWord } from './payment.ts';
import { type ReceiptMethod, receiptLines, type SoldLine, shareLines } from './receipt.ts';

const asked = { reference: 'A', amount: 10_000, currency: 'RUB' };
const word = fc.record<BankWord>({
  reference: fc.constantFrom('A', 'B'),
  state: fc.constantFrom('open', 'paid', 'declined'),
  amount: fc.constantFrom(0, 9_999, 10_000, 10_001, 1_000_000),
  currency: fc.constantFrom('RUB', 'USD', ''),
  refunded: fc.nat(100),
});

test('paid is the whole sum in the right currency under the right reference, and nothing else', () => {
  fc.assert(
    fc.property(word, (said) => {
      const isRight =
        said.reference === 'A' && said.state === 'paid' && said.amount === 10_000 && said.currency === 'RUB';
      expect(judgeBankWord(asked, said) === 'paid').toBe(isRight);
      if (said.reference !== 'A') expect(judgeBankWord(asked, said)).toBe('foreign');
    }),
    { numRuns: 1_000 },
  );
});

const line = fc
  .record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    count: fc.integer({ min: 1, max: 99 }),
    hasVat: fc.boolean(),
  })
  .map(
    ({ price, count, hasVat }): SoldLine => ({
      ...{ name: 'Коврики', price, count, sum: price * count, subject: 'commodity', hasVat },
    }),
  );

test('a receipt of a part comes to that part to the kopeck, with the VAT that is in it', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom<ReceiptMethod>('full_prepayment', 'advance', 'full_payment'),
      (lines, part, method) => {
        const total = lines.reduce((sum, { sum: one }) => sum + one, 0);
        const amount = Math.max(1, Math.floor(total * part));
        const printed = receiptLines(shareLines(lines, amount), method);
        expect(printed.reduce((sum, { sum: one }) => sum + one, 0)).toBe(amount);
        for (const { sum, price, count, vat, vatSum } of printed) {
          expect(price * count).toBe(sum);
          expect(vatSum === 0 || vat !== 'none').toBe(true);
          expect(vatSum).toBeLessThan(sum);
          if (vat !== 'none') expect(vat).toBe(method === 'full_payment' ? 'vat22' : 'vat22/122');
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
