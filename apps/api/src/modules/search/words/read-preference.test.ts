import { expect, test } from 'vitest';
import { readPreference } from './read-preference.ts';

test.each([
  ['кроссовер', {}, { kind: { kind: 'off-roader', isLast: true } }],
  ['под такси недорого', {}, { isFresh: true }],
  ['малолитражка автомат', {}, { isFresh: true }],
  ['недорогой минивэн', {}, { isFresh: true }],
  ['самая дешевая малолитражка', {}, undefined],
  ['дешевый китаец', {}, undefined],
  ['маленький пробег', { mileage: { to: 30_000 } }, { isUsed: true }],
  ['новый', { mileage: { to: 30_000 } }, undefined],
  ['машина', { mileage: { to: 1_000 } }, undefined],
  ['машина', { mileage: { from: 30_000 } }, undefined],
  ['седан не вариатор и не робот', {}, { isGeared: true }],
  ['электромобиль не робот', {}, undefined],
  ['седан до 500 тысяч', { price: { to: 500_000 } }, { sum: 500_000 }],
  ['седан от 300 до 500', { price: { from: 300_000, to: 500_000 } }, undefined],
  ['недорогой седан до 500', { price: { to: 500_000 } }, { isFresh: true }],
] as const)('«%s» of %o would rather have %o', (text, amounts, preference) => {
  expect(readPreference(text, amounts)).toEqual(preference);
});
