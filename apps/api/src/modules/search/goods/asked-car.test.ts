import { expect, test } from 'vitest';
import type { Generation } from '../words/read-codes.ts';
import { fitsAsked } from './asked-car.ts';
import type { GoodsItem } from './goods.ts';

const [camry, corolla] = [1, 2];
const xv70: Generation = {
  from: 2017,
  to: 2024,
  names: ['8', 'xv70', '70'],
  known: new Set(['8', '9', 'xv70', 'xv80']),
};
const item = (name: string, fits: number[], years: (readonly [number | null, number | null])[]) =>
  ({ name, fits, years }) as unknown as GoodsItem;

test('of a generation is what is made for its years; years that only touch are those of the next', () => {
  const asked = new Map([[camry, xv70]]);
  expect(
    fitsAsked(
      item(
        'Колодки для Toyota Camry, Corolla',
        [camry, corolla],
        [
          [2015, 2020],
          [null, null],
        ],
      ),
      asked,
    ),
  ).toBe(true);
  expect(
    fitsAsked(
      item(
        'Колодки для Toyota Camry, Corolla',
        [camry, corolla],
        [
          [2024, null],
          [null, null],
        ],
      ),
      asked,
    ),
  ).toBe(false);
  expect(
    fitsAsked(
      item(
        'Колодки для Toyota Camry, Corolla',
        [camry, corolla],
        [
          [null, null],
          [null, null],
        ],
      ),
      asked,
    ),
  ).toBe(true);
  expect(fitsAsked(item('Колодки для Toyota Corolla', [corolla], [[null, null]]), asked)).toBe(false);
});

test('what the name says of the generation outweighs the years', () => {
  const asked = new Map([[camry, xv70]]);
  expect(fitsAsked(item('Колодки для Toyota Camry XV80 (с 2022 г.)', [camry], [[2022, null]]), asked)).toBe(false);
  expect(fitsAsked(item('Колодки для Toyota Camry XV70 (2023–2024)', [camry], [[2024, 2024]]), asked)).toBe(true);
});
