import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InsuranceInput, insuranceEstimate, readInsuranceInput } from './insurance.ts';

const now = 2026;
const input: fc.Arbitrary<InsuranceInput> = fc.record({
  cover: fc.constantFrom('both', 'osago', 'casco'),
  price: fc.integer({ min: 30, max: 3000 }).map((n) => n * 10_000),
  year: fc.integer({ min: now - 15, max: now }),
  power: fc.integer({ min: 40, max: 600 }),
  age: fc.integer({ min: 18, max: 80 }),
  experience: fc.integer({ min: 0, max: 60 }),
});
const least = (asked: InsuranceInput) => insuranceEstimate(asked, 'msk', now).total.from;

test('a range has its ends in order, and the whole is its parts', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const { osago, casco, total } = insuranceEstimate(asked, 'spb', now);
      for (const range of [osago, casco, total]) if (range) expect(range.from).toBeLessThan(range.to);
      expect(total.to).toBe((osago?.to ?? 0) + (casco?.to ?? 0));
      expect(osago === null).toBe(asked.cover === 'casco');
      expect(casco === null).toBe(asked.cover === 'osago');
    }),
  );
});

test('price, power and age of the vehicle never make it cheaper; age and experience never dearer', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const before = least(asked);
      expect(least({ ...asked, price: asked.price + 10_000 })).toBeGreaterThanOrEqual(before);
      expect(least({ ...asked, power: asked.power + 1 })).toBeGreaterThanOrEqual(before);
      expect(least({ ...asked, year: asked.year - 1 })).toBeGreaterThanOrEqual(before);
      expect(least({ ...asked, age: asked.age + 1 })).toBeLessThanOrEqual(before);
      expect(least({ ...asked, experience: asked.experience + 1 })).toBeLessThanOrEqual(before);
    }),
  );
});

test('nobody has driven for longer than since he was eighteen', () => {
  expect(readInsuranceInput(new URLSearchParams('age=20&experience=30'), now).experience).toBe(2);
});
