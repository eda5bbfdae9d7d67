import { exampleBrand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { holdingFactsOf, newBrandFacts } from './brand-facts.ts';

const deposits = { cars: { sum: 1_000_000, days: 5 } };
const made = newBrandFacts({ ...exampleBrand, deposits }, { code: 'volna', name: 'Волна' } as never, 3);

test('the API learns what the shell says, deposits too', () => {
  expect(holdingFactsOf(made)).toMatchObject({ code: 'volna', holdingId: 3, deposits });
});

test('a brand without deposits says none', () => {
  const { deposits: _, ...bare } = made;
  expect(Object.keys(holdingFactsOf(bare))).not.toContain('deposits');
});

test('no counter of the model brand counts for the new one', () => {
  expect(Object.values(made.counters)).toEqual([null, null, null, null]);
});
