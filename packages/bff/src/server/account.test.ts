import { afterEach, expect, test } from 'vitest';
import { encodeToken } from '../account-cookies.ts';
import { shopSamples } from '../shop-samples.fixture.ts';
import { call, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const canary = 'Канарейка';
const who = {
  firstName: canary,
  lastName: null,
  middleName: null,
  phone: '79990000000',
  email: null,
  isEmailConfirmed: false,
  hasPasskey: false,
};
const pair = (n: number) => ({ token: `aaa.bbb.c${n}`, refreshToken: String(n).repeat(43).slice(0, 43) });
const jar = ({ token, refreshToken }: ReturnType<typeof pair>) =>
  `loggedIn=1; accessToken=${encodeToken(token)}; refreshToken=${encodeToken(refreshToken)}`;
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const refusal = (code: number) => JSON.stringify({ message: 'нет', code, details: [] });

/** The API takes the token of one pair alone, and refreshes the one before it. */
function knows(live: number, { late = 0, refreshStatus = 200 } = {}) {
  let left = late;
  api.answer = (res) => {
    const asked = api.asked.at(-1);
    const given = asked?.headers.authorization;
    const say = (status: number, body: string) => res.writeHead(status).end(body);
    if (asked?.url.pathname === '/api/auth/refresh')
      return refreshStatus === 200 && given === `Bearer ${pair(live - 1).refreshToken}`
        ? say(200, JSON.stringify(pair(live)))
        : say(refreshStatus === 200 ? 401 : refreshStatus, refusal(16));
    if (left > 0) {
      left -= 1;
      return say(504, refusal(4));
    }
    return given === `Bearer ${pair(live).token}` ? say(200, JSON.stringify(who)) : say(401, refusal(16));
  };
}
const paths = () => api.asked.map(({ method, url }) => `${method} ${url.pathname}`);
const isCleared = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => /^\w+=; Path=\/; Max-Age=0/.test(cookie)).length === 3;
afterEach(() => {
  api.answer = () => {};
});

test('a live token is used as it is; nobody else’s header passes', async () => {
  knows(2);
  const response = await call('/api/user/', { headers: { cookie: jar(pair(2)), authorization: 'Bearer stranger' } });
  expect([response.status, await response.json()]).toEqual([200, who]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(api.asked[0]?.headers.authorization).toBe(`Bearer ${pair(2).token}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an ended token is refreshed once and the same write is made once more (D-20)', async () => {
  knows(2);
  const body = JSON.stringify({ firstName: canary });
  const response = await call('/api/user/', { method: 'PUT', headers: { ...own, cookie: jar(pair(1)) }, body });
  expect(response.status).toBe(200);
  expect(paths()).toEqual(['PUT /api/user', 'GET /api/auth/refresh', 'PUT /api/user']);
  expect(api.asked[0]?.body).toBe(api.asked[2]?.body);
  const cookies = response.headers.getSetCookie();
  expect(cookies[0]).toBe(`accessToken=${encodeToken(pair(2).token)}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly`);
  expect(cookies[1]).toMatch(/^refreshToken=\S+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
  expect(cookies[2]).toBe('loggedIn=1; Path=/; Max-Age=604800; SameSite=Lax');
  expect(await response.text()).not.toContain(pair(2).token);
});

test('five calls at once refresh once (D-21)', async () => {
  knows(2);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call('/api/user/', { headers: { cookie: jar(pair(1)) } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(paths().filter((path) => path === 'GET /api/auth/refresh')).toHaveLength(1);
});

test.each([401, 422, 500, 503])(
  'a refresh that answers %i signs out, and is not refreshed itself (D-23)',
  async (status) => {
    knows(2, { refreshStatus: status });
    const response = await call('/api/user/', { headers: { cookie: jar(pair(1)) } });
    expect([response.status, isCleared(response)]).toEqual([401, true]);
    expect(paths()).toEqual(['GET /api/user', 'GET /api/auth/refresh']);
  },
);

test('a call that answers 422 is refreshed and made once more, as one that answers 401', async () => {
  const statuses: Record<string, number[]> = { '/api/user': [422, 200], '/api/auth/refresh': [200] };
  api.answer = (res) => {
    const { pathname = '' } = api.asked.at(-1)?.url ?? {};
    const status = statuses[pathname]?.shift() ?? 500;
    const body = pathname === '/api/user' ? who : pair(2);
    res.writeHead(status).end(status === 200 ? JSON.stringify(body) : refusal(16));
  };
  const response = await call('/api/user/', { headers: { cookie: jar(pair(1)) } });
  expect([response.status, paths()]).toEqual([200, ['GET /api/user', 'GET /api/auth/refresh', 'GET /api/user']]);
  expect(api.asked.at(-1)?.headers.authorization).toBe(`Bearer ${pair(2).token}`);
  expect(response.headers.getSetCookie()).toHaveLength(3);
});

/** The API takes no refreshes from this address but after so many refusals. */
function limited(refusals: number, wait: string) {
  let left = refusals;
  api.answer = (res) => {
    const asked = api.asked.at(-1);
    if (asked?.url.pathname !== '/api/auth/refresh')
      return asked?.headers.authorization === `Bearer ${pair(2).token}`
        ? res.writeHead(200).end(JSON.stringify(who))
        : res.writeHead(401).end(refusal(16));
    left -= 1;
    return left >= 0
      ? res.writeHead(429, { 'retry-after': wait }).end(refusal(8))
      : res.writeHead(200).end(JSON.stringify(pair(2)));
  };
}

test('a limit on refreshes that ends soon is waited for, once', async () => {
  limited(1, '1');
  const response = await call('/api/user/', { headers: { cookie: jar(pair(1)) } });
  expect([response.status, paths().filter((path) => path.includes('refresh')).length]).toEqual([200, 2]);
});

test.each([
  ['lasts', 1, '900', 1],
  ['is there again', 9, '1', 2],
])('a limit on refreshes that %s signs nobody out: the cookies stay', async (_, refusals, wait, asked) => {
  limited(refusals, wait);
  const response = await call('/api/user/', { headers: { cookie: jar(pair(1)) } });
  expect([response.status, response.headers.get('retry-after'), response.headers.getSetCookie()]).toEqual([
    503,
    wait,
    [],
  ]);
  expect(paths().filter((path) => path.includes('refresh'))).toHaveLength(asked);
});

test('refused again after a refresh: signed out, no third call (D-24)', async () => {
  api.answer = (res) => {
    const isRefresh = api.asked.at(-1)?.url.pathname === '/api/auth/refresh';
    res.writeHead(isRefresh ? 200 : 401).end(isRefresh ? JSON.stringify(pair(3)) : refusal(16));
  };
  const response = await call('/api/user/', { headers: { cookie: jar(pair(1)) } });
  expect([response.status, isCleared(response), api.asked.length]).toEqual([401, true, 3]);
});

test('a late answer is asked for once more, and no more than once (D-25)', async () => {
  knows(2, { late: 1 });
  expect((await call('/api/user/', { headers: { cookie: jar(pair(2)) } })).status).toBe(200);
  expect(api.asked).toHaveLength(2);
  api.asked = [];
  knows(2, { late: 9 });
  expect((await call('/api/user/', { headers: { cookie: jar(pair(2)) } })).status).toBe(504);
  expect(api.asked).toHaveLength(2);
});

test.each([
  ['nothing', '', false],
  ['a marker alone', 'loggedIn=1', true],
  ['bad base64', 'accessToken=%%%; refreshToken=!', true],
  ['no token inside', `accessToken=${btoa('hello')}; refreshToken=${btoa('x')}`, true],
  ['bad UTF-8', 'accessToken=/////w==; refreshToken=/////w==', true],
  ['what is huge', `accessToken=${'A'.repeat(8_000)}`, true],
])('%s is a guest, and damaged cookies go (B-04)', async (_what, cookie, goes) => {
  const response = await call('/api/user/', { headers: { cookie } });
  expect([response.status, isCleared(response), api.asked]).toEqual([401, goes, []]);
});

test('a sign-in answers who it is; tokens leave as cookies alone', async () => {
  api.answer = (res) => {
    const isLogin = api.asked.at(-1)?.url.pathname === '/api/auth/login';
    res.writeHead(200).end(JSON.stringify(isLogin ? { ...pair(1), isNew: true } : who));
  };
  const send = (headers: Record<string, string>) =>
    call('/api/auth/login/', {
      method: 'POST',
      headers,
      body: JSON.stringify({ phone: '79990000000', code: '123456' }),
    });
  expect((await send({ ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(api.asked).toEqual([]);
  const response = await send({ ...own, 'x-forwarded-proto': 'https', 'user-agent': 'Firefox/128' });
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toEqual([200, { isNew: true, user: who }]);
  for (const token of Object.values(pair(1))) expect(text).not.toContain(token);
  expect(response.headers.getSetCookie().every((cookie) => cookie.includes('; Secure'))).toBe(true);
  expect(api.asked[0]?.headers['user-agent']).toBe('Firefox/128');
  expect(api.asked[0]?.url.search).toBe('?holdingId=2');
});

test('what may be asked as somebody is asked so, and as a guest once the session is over', async () => {
  const { input, reply } = shopSamples['POST /store/quote'];
  const quote = (cookie?: string) =>
    call('/api/store/quote/', {
      method: 'POST',
      headers: { ...own, ...(cookie && { cookie }) },
      body: JSON.stringify(input),
    });
  const asked = () => api.asked.map(({ url, headers }) => [url.pathname, headers.authorization]);
  const say = (isKnown: (token: string | undefined) => boolean) => {
    api.answer = (res) => {
      const given = api.asked.at(-1)?.headers.authorization;
      const isRefresh = api.asked.at(-1)?.url.pathname === '/api/auth/refresh';
      if (isRefresh || !isKnown(given)) return res.writeHead(401).end(refusal(16));
      return res.writeHead(200).end(JSON.stringify(reply));
    };
  };
  say((token) => token === undefined || token === `Bearer ${pair(2).token}`);
  expect([(await quote()).status, (await quote(jar(pair(2)))).status]).toEqual([200, 200]);
  expect(asked()).toEqual([
    ['/api/store/quote', undefined],
    ['/api/store/quote', `Bearer ${pair(2).token}`],
  ]);
  const ended = await quote(jar(pair(1)));
  expect([ended.status, isCleared(ended), asked().at(-1)]).toEqual([200, true, ['/api/store/quote', undefined]]);
});

test('a wrong code is refused in the API’s words, and sets nothing', async () => {
  api.answer = (res) => res.writeHead(400).end(refusal(3));
  const response = await call('/api/auth/login/', { method: 'POST', headers: own, body: '{"phone":"7","code":"1"}' });
  expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
});

test('signing out ends the session there and clears the cookies here, also when the API is away', async () => {
  api.says({ isDone: true });
  const leave = () =>
    call('/api/auth/logout/', {
      method: 'POST',
      headers: { ...own, cookie: jar(pair(1)) },
      body: '{"everywhere":true}',
    });
  const response = await leave();
  expect([response.status, isCleared(response)]).toEqual([200, true]);
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect([api.asked[0]?.headers.authorization, api.asked[0]?.body]).toEqual([
    `Bearer ${pair(1).refreshToken}`,
    '{"everywhere":true}',
  ]);
  api.answer = (res) => res.destroy();
  expect(isCleared(await leave())).toBe(true);
});

test('the developer’s code exists in no other environment', async () => {
  expect((await call('/api/authorization/dev/?phone=79990000000')).status).toBe(404);
  expect(api.asked).toEqual([]);
});
