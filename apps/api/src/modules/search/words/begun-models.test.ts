import { soundKey } from '@showroom/domain/search/sound-key';
import { expect, test } from 'vitest';
import { beginsWithSlip } from './begun-models.ts';

const begins = (typed: string, word: string, where: 'beside' | 'alone') =>
  beginsWithSlip(soundKey(typed), soundKey(word), where);

test.each([
  ['мандж', 'монджаро'],
  ['сарент', 'соренто'],
  ['октов', 'октавия'],
  ['грантл', 'грандленд'],
])('beside its mark «%s» begins «%s»', (typed, word) => {
  expect(begins(typed, word, 'beside')).toBe(true);
});

test.each([
  ['диван', 'ливан'],
  ['сосна', 'соната'],
  ['посса', 'пассат'],
])('alone «%s» is no beginning of «%s»', (typed, word) => {
  expect(begins(typed, word, 'alone')).toBe(false);
});

test('alone other vowels begin a name', () => {
  expect(begins('паласи', 'палисад', 'alone')).toBe(true);
});
