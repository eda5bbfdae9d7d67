import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { createPageCache } from './page-cache.ts';
import { liveAgent, liveHeader } from './signals.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

type Answer = { status?: number; headers?: Record<string, string>; body: string };

/** A web server over a handler that counts how often it is asked. */
async function serverOver(
  answer: (path: string) => Answer | Promise<Answer>,
  look: (req: IncomingMessage) => void = () => {},
) {
  const asked: string[] = [];
  const cache = createPageCache({ maxBytes: 1_000_000, ttlMs: 60_000 });
  const listener = createWebServer({
    handler: async (req, res) => {
      asked.push(req.url ?? '');
      look(req);
      const { status = 200, headers = {}, body } = await answer(req.url ?? '');
      res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
      res.write(body.slice(0, 5));
      res.end(body.slice(5));
    },
    media: async (_req, res) => void res.end('picture'),
    cache,
    unavailablePage: () => Buffer.from('<h1>Позже</h1>'),
    missingPage: async (cookie) => ({ body: Buffer.from(`<h1>Нет</h1>${cookie ?? ''}`), policy: "default-src 'self'" }),
    development: false,
    log: () => {},
  });
  const server = createServer(listener as RequestListener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    origin,
    asked,
    cache,
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }),
  };
}

const hit = { 'x-nextjs-cache': 'HIT' };

test('a prerendered page is asked for once and then served from memory, compressed as the client wants', async () => {
  const server = await serverOver(() => ({ headers: hit, body: `<p>${'длинная страница '.repeat(200)}</p>` }));
  const first = await (await server.get('/cars/')).text();
  const second = await server.get('/cars/', { 'accept-encoding': 'gzip' });
  expect(second.headers.get('content-encoding')).toBe('gzip');
  expect(await second.text()).toBe(first);
  expect(server.asked).toEqual(['/cars/']);
});

test('a page rendered live is kept too, compressed when somebody asks, and does not say what it is', async () => {
  const body = `<p>${'длинная страница '.repeat(200)}</p>`;
  const server = await serverOver(() => ({ headers: { [liveHeader]: '1' }, body }));
  const first = await server.get('/cars/?color=red', { 'accept-encoding': 'identity' });
  expect(first.headers.get(liveHeader)).toBeNull();
  const second = await server.get('/cars/?color=red', { 'accept-encoding': 'gzip' });
  expect(second.headers.get('content-encoding')).toBe('gzip');
  expect(await second.text()).toBe(await first.text());
  expect(server.asked).toEqual(['/cars/?color=red']);
});

test('nobody outside may call himself the agent that makes Next render anew', async () => {
  const agents: (string | undefined)[] = [];
  const server = await serverOver(
    () => ({ headers: hit, body: '<p>x</p>' }),
    (req) => agents.push(req.headers['user-agent']),
  );
  await server.get('/', { 'user-agent': liveAgent });
  await server.get('/cars/', { 'user-agent': 'Mozilla/5.0' });
  expect(agents).toEqual([undefined, 'Mozilla/5.0']);
});

test('the two cities never see each other’s page', async () => {
  let city = 'msk';
  const server = await serverOver(() => ({ headers: hit, body: `<p>${city}</p>` }));
  await server.get('/', { cookie: 'siteCityCode=msk' });
  city = 'spb';
  expect(await (await server.get('/', { cookie: 'a=b; siteCityCode=spb' })).text()).toBe('<p>spb</p>');
  expect(await (await server.get('/', { cookie: 'siteCityCode=msk' })).text()).toBe('<p>msk</p>');
});

test.each([
  ['a page that sets a cookie', { ...hit, 'set-cookie': 'siteCityCode=spb' }, {}],
  ['a page that is not prerendered', {}, {}],
  ['a page that Next is refreshing', { 'x-nextjs-cache': 'STALE' }, {}],
  ['a visitor with a session', hit, { cookie: 'accessToken=abc' }],
  ['a call with credentials', hit, { authorization: 'Bearer x' }],
])('%s is never kept for others', async (_name, headers, request) => {
  const server = await serverOver(() => ({ headers: headers as Record<string, string>, body: '<p>x</p>' }));
  await server.get('/', request as Record<string, string>);
  await server.get('/', request as Record<string, string>);
  expect(server.asked).toHaveLength(2);
});

test('a render that began before a change does not outlive it', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await serverOver(async (path) => {
    if (path === '/slow/') await waiting;
    return { headers: hit, body: '<p>x</p>' };
  });
  const slow = server.get('/slow/');
  await new Promise((resolve) => setTimeout(resolve, 50));
  server.cache.expire();
  release();
  await slow;
  await server.get('/slow/');
  expect(server.asked).toEqual(['/slow/', '/slow/']);
});

test('a late render of before a change does not push out one of after it', () => {
  const cache = createPageCache({ maxBytes: 10_000, ttlMs: 60_000 });
  const answer = (words: string) => ({
    status: 200,
    headers: {},
    etag: words,
    bodies: { identity: Buffer.from(words) },
  });
  const before = cache.generation();
  cache.expire();
  cache.set('/', answer('new'), cache.generation());
  cache.set('/', answer('old'), before);
  expect(cache.get('/')?.etag).toBe('new');
});

test('what was seen before a change is shown once more when it cannot be rendered again; nothing else is', async () => {
  let status = 200;
  let words = 'old';
  const server = await serverOver(() => ({
    status,
    headers: status === 200 ? hit : {},
    body: `<p>${words} words</p>`,
  }));
  await server.get('/cars/');
  server.cache.expire();
  status = 500;
  const shown = await server.get('/cars/');
  expect([shown.status, await shown.text()]).toEqual([200, '<p>old words</p>']);
  expect((await server.get('/never-seen/')).status).toBe(503);
  // Back again, it is the new page.
  status = 200;
  words = 'new';
  expect(await (await server.get('/cars/')).text()).toBe('<p>new words</p>');
  expect(server.asked).toEqual(['/cars/', '/cars/', '/never-seen/', '/cars/']);
});

test('only the page’s own inline scripts may run', async () => {
  const server = await serverOver(() => ({
    body: '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
  }));
  const policy = (await server.get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy.split(';').find((row) => row.includes('script-src'))).not.toContain('unsafe');
});

test('a page in Russian leaves with the letters it came with, and its script under the hash that a browser counts', async () => {
  const script = 'self.data = "Автомобили — 2\u00a0450\u00a0000\u00a0₽ 🚗"';
  const body = `<head><title>Ёлки</title></head><body><script>${script}</script><p>«Щука»</p></body>`;
  const server = await serverOver(() => ({ body }));
  const answer = await server.get('/');
  expect(await answer.text()).toBe(body);
  const hash = createHash('sha256').update(script, 'utf8').digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('a page that cannot be rendered says so with 503, in the site’s own words, and is not kept', async () => {
  const server = await serverOver(() => ({ status: 500, body: 'Internal Server Error with a stack' }));
  const answer = await server.get('/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.text()).toBe('<h1>Позже</h1>');
});

test('the proxy’s own word about a status is obeyed and does not leave', async () => {
  const server = await serverOver(() => ({ headers: { ...hit, 'x-showroom-status': '410' }, body: '<h1>Продан</h1>' }));
  const answer = await server.get('/catalog/7/');
  expect(answer.status).toBe(410);
  expect(answer.headers.get('x-showroom-status')).toBeNull();
});

test('an unchanged page costs no body', async () => {
  const server = await serverOver(() => ({ headers: hit, body: '<p>x</p>' }));
  const etag = (await server.get('/')).headers.get('etag') ?? '';
  const again = await server.get('/', { 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test.each([
  ['POST', '/cars/', {}, 405],
  ['GET', `/${'a'.repeat(5_000)}`, {}, 414],
  ['POST', '/api/dealers/short/', { body: '{}' }, 405],
  ['PUT', '/api/lead/commit/', { body: '{}' }, 405],
  ['DELETE', '/api/lead/commit/', {}, 405],
  ['POST', '/api/lead/commit/constructor/', { body: '{}' }, 405],
  ['POST', '/api/lead/commit/', { body: 'x'.repeat(100_001) }, 413],
  ['POST', '/revalidate', { body: 'x'.repeat(100_001) }, 413],
])('%s %s is refused with a sentence', async (method, path, init, status) => {
  const server = await serverOver(() => ({ body: 'x' }));
  const answer = await fetch(server.origin + path, { method, ...(init as RequestInit) });
  expect(answer.status).toBe(status);
  expect((await answer.text()).length).toBeGreaterThan(10);
  expect(server.asked).toEqual([]);
});

test('a form of an ordinary size goes through, with and without the last slash', async () => {
  const server = await serverOver(() => ({ body: '{}' }));
  for (const path of ['/api/lead/commit/', '/api/lead/commit']) {
    const answer = await fetch(server.origin + path, { method: 'POST', body: '{"formId":"form_testdrive"}' });
    expect(answer.status).toBe(200);
  }
  expect(server.asked).toHaveLength(2);
});

test('a large answer streams through whole', async () => {
  const body = 'x'.repeat(5 * 1024 * 1024);
  const server = await serverOver(() => ({ headers: hit, body }));
  expect((await (await server.get('/')).text()).length).toBe(body.length);
});

test('gzip bodies are what was rendered', async () => {
  const server = await serverOver(() => ({ headers: hit, body: '<p>тест</p>' }));
  await server.get('/');
  const stored = server.cache.get('- /');
  expect(gunzipSync(stored?.bodies.gzip ?? Buffer.alloc(0)).toString()).toBe('<p>тест</p>');
});

test('a page that finds out itself that it does not exist answers 404 in the site’s frame, and is kept by nobody', async () => {
  const server = await serverOver(() => ({ status: 404, headers: hit, body: '<div id="shell"></div>' }));
  const answer = await server.get('/cars/new/nobody/', { cookie: 'siteCityCode=spb' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<h1>Нет</h1>siteCityCode=spb');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the 404 page of the pipeline is left as it is', async () => {
  const server = await serverOver(() => ({ headers: { ...hit, 'x-showroom-status': '404' }, body: '<h1>Сама</h1>' }));
  const answer = await server.get('/nothing/');
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>Сама</h1>']);
});
