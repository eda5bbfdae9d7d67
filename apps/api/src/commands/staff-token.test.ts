import { expect, test } from 'vitest';
import { isStaff } from '../modules/tools/staff-token.ts';
import { readArguments } from './read-arguments.ts';
import { staffToken } from './staff-token.ts';

const staffSecret = 'a-secret-of-the-tests-32-characters';

test('the command makes a token that the API takes', () => {
  const { staff } = readArguments(['staff-token', 'reports', '3']);
  const token = staffToken({ staffSecret }, staff ?? { role: '', days: '' });
  expect(isStaff(staffSecret, `Bearer ${token}`, 'reports')).toBe(true);
});

test('a day is enough unless more is asked for', () => {
  expect(readArguments(['staff-token', 'admin']).staff).toEqual({ role: 'admin', days: '1' });
});

test.each([
  ['an unknown role', { role: 'king', days: '1' }],
  ['a year', { role: 'reports', days: '365' }],
  ['no number', { role: 'reports', days: 'x' }],
])('%s is refused in words', (_name, given) => {
  expect(() => staffToken({ staffSecret }, given)).toThrow(/role|lifetime/);
});

test('without a secret no token is made', () => {
  expect(() => staffToken({ staffSecret: undefined }, { role: 'reports', days: '1' })).toThrow('STAFF_TOKEN_SECRET');
});
