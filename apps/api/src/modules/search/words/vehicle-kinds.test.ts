import { expect, test } from 'vitest';
import { kindsSaidIn } from './vehicle-kinds.ts';

test.each([
  ['11.2 MT Самосвал Комфорт', ['tipper']],
  ['Изотермический фургон', ['insulated']],
  ['Шасси под эвакуатор', ['recovery', 'chassis']],
  ['Pitbike RC125-PE Питбайк РЦ 125', ['pit-bike']],
  ['45 футов', ['container']],
  ['2.0 AT 4WD Prestige', []],
])('the words of «%s» say what kind it is', (text, kinds) => {
  expect(kindsSaidIn(text)).toEqual(kinds);
});
