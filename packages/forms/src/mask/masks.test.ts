import { describe, expect, test } from 'vitest';
import { maskText } from './mask-text.ts';
import { maskDigits, maskName, maskPhone, maskStateNumber, maskVin } from './masks.ts';
import { caretAfter } from './retype.ts';

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
])('%o shows %j as %j', (mask, text, shown) => {
  expect(mask(text)).toBe(shown);
});

describe('the caret', () => {
  const move = (marked: string, isDeleting = false) => {
    const caret = marked.indexOf('|');
    const text = marked.replace('|', '');
    const shown = maskPhone(text);
    const position = caretAfter(text, caret, shown, isDeleting);
    return `${shown.slice(0, position)}|${shown.slice(position)}`;
  };

  test.each([
    ['+7 9|', '+7 9|'],
    ['+7 9995|', '+7 999-5|'],
    ['9991234567|', '+7 999-123-45-67|'],
    ['+7 9959|-123', '+7 995-9|12-3'],
    ['9|99-123-45-67', '+7 9|99-123-45-67'],
    ['+7 99|-123-45-67', '+7 99|1-234-56-7'],
  ])('of %s typed stands at %s', (typed, shown) => {
    expect(move(typed)).toBe(shown);
  });

  test('of a digit too many in the middle stays after it', () => {
    expect(move('+7 999-15|23-45-67')).toBe('+7 999-15|2-34-56');
  });

  test('goes on deleting past a separator', () => {
    expect(move('+7 999|123-45', true)).toBe('+7 999|-123-45');
    expect(move('+7 99|-123-45', true)).toBe('+7 99|1-234-5');
  });
});
