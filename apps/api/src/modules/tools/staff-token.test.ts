import { expect, test } from 'vitest';
import { isStaff, makeStaffToken } from './staff-token.ts';

const secret = 'a-secret-of-the-tests-32-characters';
const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const bearer = (token: string) => `Bearer ${token}`;
const token = makeStaffToken(secret, 'reports', 7, now);

test('a token opens what its role opens, until it ends', () => {
  expect(isStaff(secret, bearer(token), 'reports', now)).toBe(true);
  expect(isStaff(secret, bearer(token), 'editor', now)).toBe(false);
  expect(isStaff(secret, bearer(makeStaffToken(secret, 'admin', 7, now)), 'reports', now)).toBe(true);
  expect(isStaff(secret, bearer(token), 'reports', now + 7 * day)).toBe(false);
});

test('no token outlives a month', () => {
  const long = makeStaffToken(secret, 'reports', 4_000, now);
  expect(isStaff(secret, bearer(long), 'reports', now + 32 * day)).toBe(false);
});

test('without a secret nobody is staff', () => {
  expect(isStaff(undefined, bearer(token), 'reports', now)).toBe(false);
});

const [version, payload = '', signature] = token.split('.');
const other = Buffer.from(JSON.stringify({ roles: ['admin'], ends: now * 2 })).toString('base64url');
test.each([
  ['nothing', undefined],
  ['the token alone', token],
  ['a forged payload', bearer(`${version}.${other}.${signature}`)],
  ['a token of another secret', bearer(makeStaffToken(`${secret}x`, 'reports', 7, now))],
  ['a cut signature', bearer(token.slice(0, -1))],
  ['no payload', bearer(`${version}..${signature}`)],
  ['another version', bearer(token.replace('staff1', 'staff2'))],
  ['a line more', `${bearer(token)}\n`],
  ['a payload of another kind', bearer(`${version}.${payload}=.${signature}`)],
])('%s is nobody', (_name, header) => expect(isStaff(secret, header, 'reports', now)).toBe(false));
