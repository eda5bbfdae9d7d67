import { expect, test } from 'vitest';
import { formatNumber, formatRubles, groupDigits, parseDigits } from './format.ts';
import { regroupInput } from './regroup-input.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1\u00a0234'],
  [1234567, '1\u00a0234\u00a0567'],
  [-120000, '−120\u00a0000'],
])('%d is read as %s', (value, text) => expect(formatNumber(value)).toBe(text));

test('kopecks are rounded up to roubles and the sign does not leave its figure', () => {
  expect(formatRubles(123456701)).toBe('1\u00a0234\u00a0568\u00a0₽');
});

test.each([
  ['1 200 000 ₽', 1200000],
  ['', null],
  ['нет', null],
])('what was typed as %j is %j', (typed, value) => expect(parseDigits(typed)).toBe(value));

test('digits are grouped and the rest is dropped', () => expect(groupDigits('12a3456')).toBe('123\u00a0456'));

test('the caret stays behind the digit that was typed last', () => {
  let caret = 5;
  const input = {
    value: '12345',
    get selectionStart() {
      return caret;
    },
    setSelectionRange: (start: number) => {
      caret = start;
    },
  };
  regroupInput(input as unknown as HTMLInputElement);
  expect([input.value, caret]).toEqual(['12\u00a0345', 6]);
});
