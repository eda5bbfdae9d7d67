import { expect, test } from 'vitest';
import { checkCharacter, makeVin } from './vin.ts';

test('the check character is that of the standard', () => {
  expect(checkCharacter('1M8GDM9AXKP042788')).toBe('X');
  expect(checkCharacter('11111111111111111')).toBe('1');
});

test('a maker of cars and motorcycles has a code of its own for each', () => {
  const facts = { serial: 100_001, mark: 'honda', country: 'jp', model: 'gold-wing', year: 2025 } as const;
  expect(makeVin({ ...facts, type: 'moto' })).toMatch(/^JH2/);
  expect(makeVin({ ...facts, type: 'cars' })).not.toMatch(/^JH2/);
});

test('VINs are well formed, and no two vehicles share one', () => {
  const facts = { mark: 'toyota', country: 'jp', model: 'camry', year: 2019 } as const;
  const vins = Array.from({ length: 5_000 }, (_, index) => makeVin({ ...facts, serial: 100_001 + index }));
  expect(new Set(vins).size).toBe(vins.length);
  for (const vin of vins) expect(vin).toMatch(/^[0-9A-HJ-NPR-Z]{17}$/);
  for (const vin of vins.slice(0, 50)) expect(vin[8]).toBe(checkCharacter(vin));
});
