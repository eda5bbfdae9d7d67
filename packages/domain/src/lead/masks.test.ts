import { expect, test } from 'vitest';
import { maskText } from './mask-text.ts';
import { maskAmount, maskDigits, maskName, maskPhone, maskStateNumber, maskVin, withoutSpaces } from './masks.ts';

test.each([
  ['##-##', '1234', '12-34'],
  ['##-##', '12', '12'],
  ['##-##', '1a2b3', '12-3'],
  ['@##', 'ж7', 'ж7'],
  ['@##', '7ж7', 'ж7'],
  ['**', '1ж', '1ж'],
  ['##', '123', '12'],
  ['##', '', ''],
])('the mask %s shows %j as %j', (mask, text, shown) => {
  expect(maskText(mask, text)).toBe(shown);
});

test.each([
  ['89991234567', '+7 999-123-45-67'],
  ['79991234567', '+7 999-123-45-67'],
  ['+79991234567', '+7 999-123-45-67'],
  ['9991234567', '+7 999-123-45-67'],
  ['8121234567', '+7 812-123-45-67'],
  ['8 (999) 123-45-67', '+7 999-123-45-67'],
  ['+7 89991234567', '+7 999-123-45-67'],
  ['+7 +79991234567', '+7 999-123-45-67'],
  ['+7 999-123-45-678', '+7 999-123-45-67'],
  ['9', '+7 9'],
  ['8', '+7 '],
  ['+7', '+7 '],
  ['+', '+7 '],
  ['+7 9991', '+7 999-1'],
  ['+7 999-', '+7 999'],
  ['абв', ''],
  ['', ''],
  ['+49 151 123', '+49 151 123'],
])('the phone field shows %j as %j', (text, shown) => {
  expect(maskPhone(text)).toBe(shown);
});

test('a number typed digit by digit, with the prefix of focus, is the number', () => {
  for (const typed of ['9991234567', '89991234567', '79991234567']) {
    let shown = '+7 ';
    for (const digit of typed) shown = maskPhone(shown + digit);
    expect(shown).toBe('+7 999-123-45-67');
  }
});

test.each([
  [maskName, 'анна', 'Анна'],
  [maskName, 'anna', 'Anna'],
  [maskName, ' -анна-мария1!', 'Анна-мария'],
  [maskStateNumber, 'a123bc777', 'А 123 ВС 777'],
  [maskStateNumber, '1234ab77', '1234 АВ 77'],
  [maskStateNumber, 'а12', 'А 12'],
  [maskVin, 'хта 21099 043576191 99', 'XTA21099043576191'],
  [maskDigits(4), '20 195', '2019'],
  [maskAmount(7), '125x000', '125\u00a0000'],
  [maskAmount(7), '12345678', '1\u00a0234\u00a0567'],
  [maskAmount(7), '0012', '12'],
  [maskAmount(7), '0', '0'],
  [maskAmount(7), 'км', ''],
  [withoutSpaces, ' anna @mail.ru ', 'anna@mail.ru'],
])('%o shows %j as %j', (mask, text, shown) => {
  expect(mask(text)).toBe(shown);
});
