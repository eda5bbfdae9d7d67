import { expect, test } from 'vitest';
import { readStaff } from '../modules/tools/staff-token.ts';
import { readArguments } from './read-arguments.ts';
import { staffToken } from './staff-token.ts';

const staffSecret = 'a-secret-of-the-tests-32-characters';

test('the command makes a token that the API takes', async () => {
  const { staff } = readArguments(['staff-token', 'reports', '2', '3']);
  const token = await staffToken({ staffSecret }, staff ?? { role: '', holding: '', days: '' });
  expect(await readStaff(staffSecret, `Bearer ${token}`)).toMatchObject({ roles: ['reports'], holdingId: 2 });
});

test('a day is enough unless more is asked for', () => {
  expect(readArguments(['staff-token', 'admin', '1']).staff).toEqual({ role: 'admin', holding: '1', days: '1' });
});

test.each([
  ['an unknown role', { role: 'king', holding: '1', days: '1' }],
  ['no holding', { role: 'reports', holding: '', days: '1' }],
  ['a year', { role: 'reports', holding: '1', days: '365' }],
  ['no number', { role: 'reports', holding: '1', days: 'x' }],
])('%s is refused in words', async (_name, given) => {
  await expect(staffToken({ staffSecret }, given)).rejects.toThrow(/role|holding|lifetime/);
});

test('without a secret no token is made', async () => {
  const given = { role: 'reports', holding: '1', days: '1' };
  await expect(staffToken({ staffSecret: undefined }, given)).rejects.toThrow('STAFF_TOKEN_SECRET');
});
