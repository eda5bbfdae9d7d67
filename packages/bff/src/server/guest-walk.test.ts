import { afterEach, expect, test, vi } from 'vitest';
import { encodeToken } from '../account-cookies.ts';
import { accountRows } from '../account-rows.ts';
import { call, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const calls = Object.keys(accountRows);
afterEach(() => {
  api.answer = () => {};
  vi.restoreAllMocks();
});

const make = (address: string, headers: Record<string, string>, body = '{}') => {
  const [method = '', path = ''] = address.split(' ');
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers };
  return call(`/api${path.replaceAll(/\{\w+\}/g, 'x1')}/`, {
    method,
    headers: own,
    ...(method !== 'GET' && { body }),
  });
};

// The shell's proxy takes no part: a build without it answers its handler's calls the same.
test.each(calls)('%s tells a guest nothing and asks nobody, whatever stands in the headers', async (address) => {
  const guests: Record<string, string>[] = [
    {},
    { authorization: 'Bearer a.b.c' },
    { cookie: 'loggedIn=1; accessToken=x; refreshToken=y' },
  ];
  for (const headers of guests) {
    const response = await make(address, headers);
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 16 })]);
  }
  expect(api.asked).toEqual([]);
});

const canaries = ['Канарейкина', '79995550123', 'canary@example.com', 'canary.token.x', 'c4'.repeat(22).slice(0, 43)];
const [name, phone, email, token = '', refresh = ''] = canaries;
const jar = `loggedIn=1; accessToken=${encodeToken(token)}; refreshToken=${encodeToken(refresh)}`;

test.each([
  ['what nobody can read', 200],
  ['a refusal', 400],
  ['what is no refusal', 409],
  ['a fault', 500],
])('no line of the log names a person or opens a session where the API answers %s', async (_, status) => {
  const lines: string[] = [];
  const note = (...words: unknown[]) => lines.push(words.map(String).join(' '));
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    note(chunk);
    return true;
  });
  for (const way of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(note);
  const person = {
    firstName: name,
    phone,
    email,
    text: name,
    message: `${name} ${phone} ${email}`,
    code: 3,
    details: [],
  };
  api.answer = (res) => res.writeHead(status).end(JSON.stringify(status === 409 ? { person } : person));
  for (const address of calls)
    await make(address, { cookie: jar, 'x-forwarded-for': '203.0.113.77' }, JSON.stringify(person));
  vi.restoreAllMocks();
  expect(api.asked.length).toBeGreaterThan(calls.length / 2);
  // Lines there are: an answer that cannot be read is told by its call.
  if (status === 200) expect(lines.join('')).toContain('unexpected-answer');
  for (const canary of [...canaries, '203.0.113.77']) expect(lines.join('\n')).not.toContain(canary);
});
