import { expect, test } from 'vitest';
import { modelSheet } from './model-sheet.ts';

test('a vehicle of the present generation has the sizes of its model', () => {
  expect(modelSheet('skoda/karoq', 'suv', 2020)).toEqual({ length: 4382, width: 1841, height: 1603, wheelbase: 2638 });
  expect(modelSheet('bmw/x5', 'suv', 2021)).toMatchObject({ length: 4935, boot: 650, tank: 83 });
  // The first years of a generation overlap the last of the one before.
  expect(modelSheet('bmw/x5', 'suv', 2018)).toEqual({});
  expect(modelSheet('lada/largus', 'wagon', 2015)).toMatchObject({ length: 4470 });
});

test.each([
  ['skoda/octavia', 'wagon', 2024, 'another body'],
  ['toyota/camry', 'sedan', 2020, 'the generation before'],
  ['kia/k900', 'sedan', 2024, 'a model of which nothing is known'],
] as const)('%s, %s, %i: nothing is said of %s', (key, body, year, _what) => {
  expect(modelSheet(key, body, year)).toEqual({});
});
