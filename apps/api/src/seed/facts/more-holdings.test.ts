import { expect, test } from 'vitest';
import { parseHolding } from './more-holdings.ts';

const whole = {
  holdingId: 3,
  perHundred: 15,
  stock: [{ type: 'cars', condition: 'new', share: 1 }],
  dealers: [],
  pages: [],
  seo: [],
};
const parse = (changes: object) => parseHolding('volna.json', JSON.stringify({ ...whole, ...changes }));

test('facts of a later holding are read whole', () => {
  expect(parse({})).toEqual(whole);
});

test.each([
  [{ holdingId: 2 }, 'volna.json: holdingId'],
  [{ perHundred: 0 }, 'volna.json: perHundred'],
  [{ stock: [{ type: 'tank', condition: 'new', share: 1 }] }, 'volna.json: stock.0.type'],
  [{ extra: 1 }, 'volna.json: extra'],
])('%j is refused with the file and the place', (changes, words) => {
  expect(() => parse(changes)).toThrow(words);
});
