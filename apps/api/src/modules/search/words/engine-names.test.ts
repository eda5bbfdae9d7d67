import { expect, test } from 'vitest';
import { withEnginesMeant } from './engine-names.ts';

test.each([
  ['x3 20d', 'x3 дизель'],
  ['bmw xdrive30d', 'bmw дизель'],
  ['x5 40i', 'x5 бензин'],
  ['520d', '520 дизель'],
  ['defender 110 d300', 'defender 110 дизель'],
  ['велар p250', 'велар бензин'],
  ['gle 350d', 'gle 350 дизель'],
  ['audi q7 45 tdi', 'audi q7 дизель'],
  ['хс60 д4', 'хс60 дизель'],
  ['fx35', 'fx 3.5'],
  ['соренто 2.2d', 'соренто 2.2 дизель'],
  ['дастер dci', 'дастер дизель'],
  ['аутлендер mivec', 'аутлендер'],
  // What others are called so is left.
  ['volvo ex30', 'volvo ex30'],
  ['hyundai i40', 'hyundai i40'],
  ['аккумулятор 60d23', 'аккумулятор 60d23'],
])('«%s» is read as «%s»', (said, means) => {
  expect(withEnginesMeant(said).replace(/\s+/g, ' ').trim()).toBe(means);
});
