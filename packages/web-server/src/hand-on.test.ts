import { randomBytes } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { expect, test } from 'vitest';
import { serverOver, stored } from './web-server.fixture.ts';

/** Asks for exactly this path: `fetch` would resolve its dots. */
const statusOf = (
  origin: string,
  path: string,
  method = 'GET',
  write: (call: ClientRequest) => void = (call) => call.end(),
) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const call = request({ hostname, port, path, method, agent: false }, (res) => resolve(res.resume().statusCode));
    call.on('error', reject);
    write(call);
  });

const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };

test('a handler gets the address, the headers and the body as they came, and the peer’s address behind them', async () => {
  const heard: string[] = [];
  const server = await serverOver(async (req) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    heard.push(`${req.method} ${req.url} ${body} ${req.headers.cookie} ${req.headers['x-forwarded-for']}`);
    return { headers: json, body: '{"ok":true}' };
  });
  const answer = await fetch(`${server.origin}/api/forms/lead/?a=1&utm=2`, {
    method: 'POST',
    headers: { cookie: 'a=b', 'x-forwarded-for': '203.0.113.7', 'x-showroom-target': '/msk/-/account/' },
    body: '{"name":"Ёж"}',
  });
  expect(await answer.text()).toBe('{"ok":true}');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(heard).toEqual(['POST /api/forms/lead/?a=1&utm=2 {"name":"Ёж"} a=b 203.0.113.7, 127.0.0.1']);
});

test('what is no handler of the build never reaches the framework, which would find a page for any path', async () => {
  const server = await serverOver(() => ({ headers: stored, body: 'Нет' }));
  expect((await server.get('/api/none/')).status).toBe(404);
  expect((await server.get('/api/none.png', { accept: 'image/webp,*/*' })).headers.get('content-type')).toContain(
    'text/plain',
  );
  expect((await server.get('/_next/data/build/msk/-/account.json')).status).toBe(404);
  expect((await server.get('/_next/image?url=http%3A%2F%2Fevil.example&w=64&q=75')).status).toBe(404);
  expect(await statusOf(server.origin, '/_next/static/%2e%2e/%2e%2e/msk/-/account/')).toBe(404);
  expect(server.asked).toEqual(['/msk/missing/']);
});

test('a long answer goes out compressed while it comes, and ends when its reader leaves', async () => {
  const begun = randomBytes(400_000).toString('hex');
  let left = 0;
  const server = await serverOver((_req, res) => {
    res.on('close', () => {
      if (!res.writableFinished) left += 1;
    });
    // The rest never comes.
    res.writeHead(200, { 'content-type': 'application/xml' }).write(begun);
    return null;
  });
  const answer = await server.get('/api/feed.xml', { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const reader = answer.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(begun.startsWith(first) && first.length > 0).toBe(true);
  await reader?.cancel();
  await expect.poll(() => left).toBe(1);
});

test('a part of a file stays that part', async () => {
  const server = await serverOver((req) => ({
    status: 206,
    headers: { 'content-type': 'text/plain', 'content-range': `${req.headers.range}`, 'content-length': '4' },
    body: 'part',
  }));
  const answer = await server.get('/robots.txt', { range: 'bytes=0-3', 'accept-encoding': 'br' });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([206, 'bytes=0-3', 'part']);
});

test('a file of the build is read once and compressed once', async () => {
  const body = 'let a=1;'.repeat(500);
  const immutable = 'public, max-age=31536000, immutable';
  const server = await serverOver(() => ({
    headers: { 'content-type': 'application/javascript; charset=UTF-8', 'cache-control': immutable },
    body,
  }));
  for (const encoding of ['br', 'gzip', 'br']) {
    const file = await server.get('/_next/static/chunks/a~b.js', { 'accept-encoding': encoding });
    expect([await file.text(), file.headers.get('cache-control')]).toEqual([body, immutable]);
    expect(file.headers.get('content-encoding')).toBe(encoding);
  }
  expect(server.asked).toEqual(['/_next/static/chunks/a~b.js']);
});

test('a notice of changed data that is accepted makes every page be rendered anew, plans included', async () => {
  let words = 'old';
  let status = 403;
  const server = await serverOver((req) =>
    req.method === 'POST' ? { status, headers: json, body: '{}' } : { headers: stored, body: words },
  );
  const text = async () => (await server.get('/cars/')).text();
  expect(await text()).toBe('old');
  words = 'new';
  await server.post('/changed/', '{}');
  expect(await text()).toBe('old');
  status = 200;
  await server.post('/changed/', '{}');
  expect([await text(), server.invalidated.length]).toEqual(['new', 1]);
});

test.each([
  ['POST', '/cars/', {}, 405],
  ['POST', '/api/forms/', { body: '{}' }, 405],
  ['POST', '/api/forms/lead/more/', { body: '{}' }, 405],
  ['PUT', '/api/forms/lead/', { body: '{}' }, 405],
  ['DELETE', '/api/forms/lead/', {}, 405],
  ['POST', '/api/forms/lead', { body: 'x'.repeat(101) }, 413],
])('%s %s is refused with a sentence', async (method, path, init, status) => {
  const server = await serverOver(() => ({ body: 'x' }));
  const answer = await fetch(server.origin + path, { method, ...(init as RequestInit) });
  expect(answer.status).toBe(status);
  expect((await answer.text()).length).toBeGreaterThan(10);
  expect(server.asked).toEqual([]);
});

test('an address that is too long is refused', async () => {
  const server = await serverOver(() => ({ body: 'x' }));
  expect((await server.get(`/${'a'.repeat(5_000)}`)).status).toBe(414);
});

test('a body that does not say its length is refused', async () => {
  const server = await serverOver(() => ({ body: 'x' }));
  const send = (call: ClientRequest) => {
    call.write('x');
    call.end();
  };
  expect(await statusOf(server.origin, '/api/forms/lead/', 'POST', send)).toBe(411);
});
