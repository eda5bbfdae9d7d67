import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { serverOver, stored } from './web-server.fixture.ts';

const long = `<p>${'длинная страница '.repeat(200)}</p>`;

test('a page is asked for once and then served from memory, compressed as the client wants', async () => {
  const server = await serverOver(() => ({ headers: stored, body: long }));
  const first = await (await server.get('/cars/')).text();
  for (const encoding of ['gzip', 'br']) {
    const again = await server.get('/cars/', { 'accept-encoding': encoding });
    expect(again.headers.get('content-encoding')).toBe(encoding);
    expect(await again.text()).toBe(first);
  }
  expect(server.asked).toEqual(['/msk/-/cars/']);
});

test('a browser that is posted back is sent to the page by its own address, and no form is read', async () => {
  const server = await serverOver(() => ({ headers: stored, body: long }));
  const answer = await server.post('/back/?reference=ABC', 'xmlmsg=PHg%2BPC94Pg%3D%3D');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/back/?reference=ABC']);
  expect(server.asked).toEqual([]);
  expect((await server.post('/other/', '')).status).toBe(405);
});

test('a page may stand where pictures do', async () => {
  const server = await serverOver(() => ({ headers: stored, body: 'статья' }));
  expect(await (await server.get('/pictures/')).text()).toBe('статья');
  expect(await (await server.get('/pictures/about-us/')).text()).toBe('статья');
  expect(await (await server.get('/pictures/a.webp')).text()).toBe('picture');
  expect(await (await server.get('/pictures/files/report.pdf')).text()).toBe('picture');
});

test('cities never see each other’s page, whichever there are', async () => {
  const server = await serverOver((req) => ({ headers: stored, body: String(req.headers['x-showroom-target']) }));
  for (const city of ['msk', 'spb', 'kzn']) {
    const page = await server.get('/', { cookie: `a=b; city=${city}` });
    expect(await page.text()).toBe(`/${city}/-/`);
  }
  expect(await (await server.get('/', { cookie: 'city=msk' })).text()).toBe('/msk/-/');
  expect(server.asked).toHaveLength(3);
});

test('a city that the address names is remembered by its visitor alone', async () => {
  const server = await serverOver(() => ({ headers: stored, body: 'x' }));
  expect((await server.get('/?city=kzn')).headers.get('set-cookie')).toBe('city=kzn; Path=/');
  expect((await server.get('/?city=kzn')).headers.get('set-cookie')).toBe('city=kzn; Path=/');
  expect((await server.get('/', { cookie: 'city=kzn' })).headers.get('set-cookie')).toBeNull();
  expect(server.asked).toEqual(['/kzn/-/']);
});

test('a session does not take a page out of the cache, and no page hears of it', async () => {
  const server = await serverOver(() => ({ headers: stored, body: 'x' }));
  for (const cookie of ['accessToken=abc', '__Host-refresh_token=x; city=msk', 'sid=1'])
    await server.get('/', { cookie });
  expect(server.asked).toEqual(['/msk/-/']);
  expect(server.seen[0]?.headers.cookie).toBeUndefined();
});

test('a private page is rendered for its visitor each time, and kept by nobody', async () => {
  const server = await serverOver((req) => ({
    headers: { 'set-cookie': ['a=1', 'b=2'] },
    body: `Здравствуйте, ${req.headers.cookie}`,
  }));
  for (const cookie of ['accessToken=one', 'accessToken=two']) {
    const page = await server.get('/account/', { cookie });
    expect(await page.text()).toBe(`Здравствуйте, ${cookie}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  }
  expect(server.cache.entries()).toEqual([]);
});

test.each([
  ['sets a cookie', { ...stored, 'set-cookie': 'city=spb' }],
  ['is not stored by the framework', {}],
])('a shared page that %s is kept by nobody', async (_name, headers) => {
  const server = await serverOver(() => ({ headers: headers as Record<string, string>, body: 'x' }));
  expect((await server.get('/')).headers.get('set-cookie')).toBeNull();
  await server.get('/');
  expect(server.asked).toHaveLength(2);
});

test('only the page’s own inline scripts may run', async () => {
  const server = await serverOver(() => ({
    body: '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
  }));
  const policy = (await server.get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
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

test('the status is the one that the plan means, of the document and of the router’s payload', async () => {
  const server = await serverOver((req) => ({
    headers: { ...stored, ...(req.headers.rsc ? { 'content-type': 'text/x-component' } : {}) },
    body: 'x',
  }));
  const kinds: Record<string, string>[] = [{}, { rsc: '1' }];
  for (const headers of kinds) {
    expect((await server.get('/sold/', headers)).status).toBe(410);
    const missing = await server.get('/nothing/?_rsc=abc', headers);
    expect([missing.status, missing.headers.get('x-reason')]).toEqual([404, 'no-route']);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  }
  expect(server.asked).toHaveLength(4);
});

test('a page that finds out itself that it does not exist answers 404 in the site’s frame and city', async () => {
  const server = await serverOver((req) =>
    req.headers['x-showroom-target'] === '/spb/missing/'
      ? { headers: stored, body: '<h1>Нет</h1>' }
      : { status: 404, headers: stored, body: '<div id="shell"></div>' },
  );
  const answer = await server.get('/cars/nobody/', { cookie: 'city=spb' });
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>Нет</h1>']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unchanged page costs no body, HEAD none either', async () => {
  const server = await serverOver(() => ({ headers: stored, body: long }));
  const etag = (await server.get('/')).headers.get('etag') ?? '';
  for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await server.get('/', { 'if-none-match': tag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await server.get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  const head = await fetch(`${server.origin}/`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(long)));
});

test('a redirect of the plan is answered without the framework', async () => {
  const server = await serverOver(() => ({ body: 'x' }));
  const answer = await server.get('/old/');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new/']);
  expect(server.asked).toEqual([]);
});

test('a page that cannot be rendered says so with 503, in the site’s own words, and is not kept', async () => {
  const server = await serverOver(() => ({ status: 500, body: 'Internal Server Error with a stack' }));
  const first = await server.get('/');
  expect([first.status, await first.text(), first.headers.get('retry-after')]).toEqual([503, '', '10']);
  const working = await serverOver((req) =>
    req.url === '/' ? { status: 500, body: 'x' } : { headers: stored, body: 'Позже' },
  );
  const plan = { kind: 'page', status: 200, access: 'shared', rendering: 'static', variant: 'msk' } as const;
  const page = await working.pages.get(
    { ...plan, address: '/later/', target: '/later/' },
    { key: '', headers: {}, isPrefetch: false },
  );
  working.pages.keepOutage('msk', page);
  const shown = await working.get('/');
  expect([shown.status, await shown.text(), shown.headers.get('cache-control')]).toEqual([503, 'Позже', 'no-store']);
});
