import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyingShare, type Comparable, tradeInRange } from './trade-in.ts';

const vehicle = fc.record({
  id: fc.nat(),
  year: fc.integer({ min: 2018, max: 2022 }),
  mileage: fc.integer({ min: 0, max: 200_000 }),
  price: fc.integer({ min: 50_000_000, max: 900_000_000 }),
});
const vehicles = fc.array(vehicle, { minLength: 3, maxLength: 40 });
const asked = fc.record({
  year: fc.integer({ min: 2018, max: 2022 }),
  mileage: fc.integer({ min: 0, max: 200_000 }),
});

test('two vehicles are no ground for an estimate', () => {
  fc.assert(
    fc.property(fc.array(vehicle, { maxLength: 2 }), asked, (few, about) => {
      expect(tradeInRange(few, about)).toBeUndefined();
    }),
  );
});

test('a range has its ends in order; an older or farther vehicle is never worth more', () => {
  fc.assert(
    fc.property(vehicles, asked, (stock, about) => {
      const range = tradeInRange(stock, about);
      const older = tradeInRange(stock, { ...about, year: about.year - 1 });
      const farther = tradeInRange(stock, { ...about, mileage: about.mileage + 10_000 });
      expect(range?.from).toBeLessThanOrEqual(range?.to ?? 0);
      expect(range?.from).toBeGreaterThanOrEqual(0);
      for (const lower of [older, farther]) {
        expect(lower?.from).toBeLessThanOrEqual(range?.from ?? 0);
        expect(lower?.to).toBeLessThanOrEqual(range?.to ?? 0);
      }
    }),
  );
});

test('one absurd price does not move the range', () => {
  const usual = Array.from({ length: 9 }, (_, index): Comparable => {
    return { id: index, year: 2020, mileage: 60_000, price: 150_000_000 + index * 1_000_000 };
  });
  const about = { year: 2020, mileage: 60_000 };
  const absurd = tradeInRange([...usual, { id: 10, year: 2020, mileage: 60_000, price: 9_000_000_000 }], about);
  const plain = tradeInRange(usual, about);
  expect(absurd?.to).toBeLessThan((plain?.to ?? 0) * 1.05);
});

test('the coefficients are those of the vehicles: a fifth a year where they say so', () => {
  const stock = Array.from({ length: 30 }, (_, index): Comparable => {
    const [year, mileage] = [2018 + (index % 5), ((index * 37) % 11) * 10_000];
    return {
      id: index,
      year,
      mileage,
      price: 200_000_000 * Math.exp((year - 2020) * 0.15 - (mileage / 10_000) * 0.03),
    };
  });
  const at = (year: number, mileage: number) => tradeInRange(stock, { year, mileage })?.from ?? 0;
  expect(at(2020, 0)).toBeCloseTo(200_000_000 * buyingShare, -7);
  expect(at(2018, 0) / at(2020, 0)).toBeCloseTo(Math.exp(-0.3), 1);
  expect(at(2020, 100_000) / at(2020, 0)).toBeCloseTo(Math.exp(-0.3), 1);
});
