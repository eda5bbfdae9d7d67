import { expect, test } from 'vitest';
import { phoneHref, phoneText } from './phone.ts';

test('a phone is written in one style that never breaks, and dialled as digits', () => {
  expect(phoneText('74955550101')).toBe('+7\u00a0(495)\u00a0555-01-01');
  expect(phoneHref('74955550101')).toBe('tel:+74955550101');
  expect(phoneHref('74955550101', '105')).toBe('tel:+74955550101,105');
});

test('a phone of another country is shown as it is', () => {
  expect(phoneText('375291234567')).toBe('+375291234567');
});
