import { expect, test } from 'vitest';
import { call, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const token = 'aaa.bbb.ccc';
const until = new Date(Date.now() + 3_600_000).toISOString();
const session = { roles: ['editor'], until };
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  call('/api/reports/session/', { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body) });

test('a token that the API takes becomes a cookie that no script reads and no other address gets', async () => {
  api.says(session);
  const response = await signIn({ token });
  expect([response.status, await response.json()]).toEqual([200, session]);
  expect(api.asked[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(api.asked[0]?.url.search).toBe('?holdingId=2');
  const [first = '', second = ''] = response.headers.getSetCookie();
  expect(first).toMatch(/^deskToken=aaa\.bbb\.ccc; Path=\/api\/reports; Max-Age=3[56]\d\d; SameSite=Strict; HttpOnly$/);
  expect(second).toMatch(/^desk=1; Path=\/reports; Max-Age=3[56]\d\d; SameSite=Strict; HttpOnly$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a login, a password and a code become the same cookie, and the token stands in no answer', async () => {
  const said = { kind: 'signed-in', token, roles: ['editor'], until };
  api.says(said);
  const given = { login: 'anna', password: 'secret', code: '123456' };
  const response = await signIn(given, { 'x-forwarded-for': '203.0.113.9' });
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toEqual([200, { kind: 'signed-in', roles: ['editor'], until }]);
  expect(text).not.toContain(token);
  expect(response.headers.getSetCookie()[0]).toContain(`deskToken=${token}; Path=/api/reports;`);
  expect(api.asked[0]?.url.href).toBe('http://api/api/reports/sign-in?holdingId=2');
  expect(JSON.parse(api.asked[0]?.body ?? '')).toEqual(given);
  expect(api.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

test('a first sign-in is asked for a second factor, and a refusal is passed on without a cookie', async () => {
  const enrolment = { kind: 'enrol', secret: 'ABCD', uri: 'otpauth://totp/x' };
  api.says(enrolment);
  const first = await signIn({ login: 'anna', password: 'secret' });
  expect([await first.json(), first.headers.getSetCookie()]).toEqual([enrolment, []]);
  const refusal = { message: 'нет', code: 7, details: [] };
  api.answer = (res) => res.writeHead(403).end(JSON.stringify(refusal));
  const second = await signIn({ login: 'anna', password: 'wrong' });
  expect([second.status, await second.json(), second.headers.getSetCookie()]).toEqual([403, refusal, []]);
});

test('signing out ends the sign-in of the API', async () => {
  api.says({ isDone: true });
  await call('/api/reports/session/', { method: 'DELETE', headers: { ...own, cookie: `deskToken=${token}` } });
  expect([api.asked[0]?.url.pathname, api.asked[0]?.headers.authorization]).toEqual([
    '/api/reports/sign-out',
    `Bearer ${token}`,
  ]);
});

test('over HTTPS the cookie is for HTTPS', async () => {
  api.says(session);
  const response = await signIn({ token }, { 'x-forwarded-proto': 'https' });
  expect(response.headers.getSetCookie().every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
});

test.each([
  ['a wrong one', { token }, 403],
  ['what is no token', { token: 'a\r\nset-cookie: b' }, 403],
  ['nothing', {}, 403],
])('%s opens nothing', async (_what, body, status) => {
  api.answer = (res) => res.writeHead(404).end(JSON.stringify({ message: 'нет', code: 5, details: [] }));
  const response = await signIn(body);
  expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
});

test('another site signs nobody in or out', async () => {
  api.says(session);
  expect((await signIn({ token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const out = await call('/api/reports/session/', { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } });
  expect([out.status, out.headers.getSetCookie()]).toEqual([403, []]);
  expect(api.asked).toEqual([]);
});

test('signing out empties both cookies', async () => {
  const response = await call('/api/reports/session/', { method: 'DELETE', headers: own });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  expect(cookies.every((cookie) => /^\w+=; Path=.*Max-Age=0;/.test(cookie))).toBe(true);
});

test('a call of the desk goes out with the token of its cookie, and without one not at all', async () => {
  api.says({ ...session, name: null });
  const headers = { cookie: `city=msk; deskToken=${token}; x=1`, authorization: 'Bearer stranger' };
  expect((await call('/api/reports/session/', { headers })).status).toBe(200);
  expect(api.asked[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect((await call('/api/reports/session/', { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
  expect((await call('/api/reports/content/news/ru/a/', { method: 'PUT', headers: own, body: '{}' })).status).toBe(403);
  expect(api.asked).toHaveLength(1);
});

test('a write of the desk comes from a page of this site, holding from the shell', async () => {
  api.says({ isStored: true, problems: [], version: 2 });
  const write = (site: string) =>
    call('/api/reports/content/news/ru/a/', {
      method: 'PUT',
      headers: { ...own, 'sec-fetch-site': site, cookie: `deskToken=${token}` },
      body: JSON.stringify({ source: 'x', base: 1, isPublished: true, holdingId: 1, actor: 'me' }),
    });
  expect((await write('cross-site')).status).toBe(403);
  expect(api.asked).toEqual([]);
  expect((await write('same-origin')).status).toBe(200);
  expect(api.asked[0]?.url.href).toBe('http://api/api/reports/content/news/ru/a?holdingId=2');
  expect(JSON.parse(api.asked[0]?.body ?? '')).toEqual({ source: 'x', base: 1, isPublished: true });
});

test('a call of the desk is no call of a page', async () => {
  expect((await call('/api/desk/', { headers: { cookie: `deskToken=${token}` } })).status).toBe(404);
  expect((await call('/api/reports/nothing/', { headers: { cookie: `deskToken=${token}` } })).status).toBe(404);
});
