import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

const of = (count: number, from = 1) => Array.from({ length: count }, (_, i) => ({ id: from + i, price: null }));

test.each([
  [{ cars: of(1) }, '1 автомобиль'],
  [{ cars: of(3) }, '3 автомобиля'],
  [{ cars: of(11) }, '11 автомобилей'],
  [{ cars: of(2), moto: of(2) }, '4 предложения'],
  [{ moto: of(1) }, '1 предложение'],
  [{ cars: of(1), accessories: of(2) }, '3 предложения'],
])('a count is said in words: %j', (selection, words) => {
  expect(countWords(selection).replaceAll('\u00a0', ' ')).toBe(words);
});
