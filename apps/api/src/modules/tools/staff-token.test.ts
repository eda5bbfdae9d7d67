import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { hasRole, makeStaffToken, readStaff } from './staff-token.ts';

const secret = 'a-secret-of-the-tests-32-characters';
const key = new TextEncoder().encode(secret);
const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const reports = { role: 'reports', holdingId: 1, days: 7 } as const;
const read = (token: string, at = now) => readStaff(secret, `Bearer ${token}`, at);
const token = await makeStaffToken(secret, reports, now);

test('a token opens what its role opens, under its holding, until it ends', async () => {
  const staff = await read(token);
  expect(staff).toMatchObject({ holdingId: 1, roles: ['reports'] });
  if (!staff) return;
  expect(hasRole(staff, 'reports', 1)).toBe(true);
  expect(hasRole(staff, 'reports', 2)).toBe(false);
  expect(hasRole(staff, 'editor', 1)).toBe(false);
  expect(await read(token, now + 7 * day)).toBeDefined();
  expect(await read(token, now + 7 * day + 61_000)).toBeUndefined();
});

test('an admin has every role, and two tokens are two members of the staff', async () => {
  const [first, second] = [
    await read(await makeStaffToken(secret, { ...reports, role: 'admin' }, now)),
    await read(await makeStaffToken(secret, { ...reports, role: 'admin' }, now)),
  ];
  expect(first && hasRole(first, 'sales', 1)).toBe(true);
  expect(first?.id).not.toBe(second?.id);
});

test('no token outlives a month, whatever it says itself', async () => {
  expect(await read(await makeStaffToken(secret, { ...reports, days: 4_000 }, now), now + 32 * day)).toBeUndefined();
  expect(await read(await sign({ exp: now / 1000 + 400 * 86_400 }), now + 32 * day)).toBeUndefined();
});

test('without a secret nobody is staff', async () => {
  expect(await readStaff(undefined, `Bearer ${token}`, now)).toBeUndefined();
});

const whole = {
  iss: 'showroom-api',
  aud: 'showroom-staff',
  jti: 'a-token-of-the-tests',
  iat: now / 1000,
  nbf: now / 1000,
  exp: now / 1000 + 3_600,
  holding: 1,
  roles: ['admin'],
};
const sign = (claims: Record<string, unknown>, header: Record<string, string> = {}, by = key) =>
  new SignJWT({ ...whole, ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'staff+jwt', ...header }).sign(by);

test('the claims of the cases below are otherwise good', async () => {
  expect(await read(await sign({}))).toMatchObject({ id: whole.jti });
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [head = '', payload = '', signature = ''] = token.split('.');
test.each([
  ['another secret', await sign({}, {}, new TextEncoder().encode(`${secret}x`))],
  ['another algorithm', await sign({}, { alg: 'HS512' })],
  ['no algorithm', `${part({ alg: 'none', typ: 'staff+jwt' })}.${part(whole)}.`],
  ['another type', await sign({}, { typ: 'JWT' })],
  ['another issuer', await sign({ iss: 'elsewhere' })],
  ['another audience', await sign({ aud: 'visitors' })],
  ['no end', await sign({ exp: undefined })],
  ['no beginning', await sign({ nbf: undefined })],
  ['no time of issue', await sign({ iat: undefined })],
  ['a beginning that is to come', await sign({ nbf: now / 1000 + 120 })],
  ['no id', await sign({ jti: undefined })],
  ['no holding', await sign({ holding: undefined })],
  ['roles that are no list', await sign({ roles: 'admin' })],
  ['a forged payload', `${head}.${part(whole)}.${signature}`],
  ['a cut signature', token.slice(0, -1)],
  ['no payload', `${head}..${signature}`],
  ['padding', `${head}.${payload}=.${signature}`],
  ['a line more', `${token}\n`],
  ['nothing', ''],
])('a token with %s is nobody’s', async (_name, given) => expect(await read(given)).toBeUndefined());

test('a token without its scheme is nobody’s', async () => {
  expect(await readStaff(secret, token, now)).toBeUndefined();
  expect(await readStaff(secret, undefined, now)).toBeUndefined();
});
