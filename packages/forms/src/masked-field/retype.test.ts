import { maskPhone } from '@showroom/domain/lead/masks';
import { describe, expect, test } from 'vitest';
import { caretAfter } from './retype.ts';

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
