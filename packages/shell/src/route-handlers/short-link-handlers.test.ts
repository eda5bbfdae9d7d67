import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@showroom/domain/brand';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shortLinkHandlers } from './short-link-handlers.ts';

const token = 'Bearer staff1.of.somebody';
const targets: Record<string, [number, unknown]> = {
  known: [200, { target: '/cars/?utm_source=sms' }],
  over: [410, { code: 5 }],
  alien: [200, { target: '//evil.example/' }],
};
let api: Server;
let isUp = true;
let asked: string[] = [];

/** Answers as the API does. */
beforeAll(async () => {
  api = createServer(async (req, res) => {
    if (!isUp) return void res.destroy();
    const url = new URL(req.url ?? '', 'http://api');
    const chunks: Uint8Array[] = [];
    for await (const chunk of req) chunks.push(chunk as Uint8Array);
    const body = Buffer.concat(chunks).toString();
    asked.push(`${req.method} ${url.pathname}${url.search} ${body}`.trim());
    const answer = (status: number, said: unknown) => res.writeHead(status).end(JSON.stringify(said));
    const code = url.pathname.split('/')[3];
    if (code !== undefined) return answer(...(targets[code] ?? [404, { code: 5 }]));
    if (req.headers.authorization !== token) return answer(404, { code: 5 });
    if (req.method === 'GET')
      return answer(200, { items: [{ path: '/sl/old/', target: '/<b>/', clicks: 7, expiresAt: null }] });
    return body.includes('evil') ? answer(400, { message: 'Нужен путь' }) : answer(200, { path: '/sl/new/' });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

const handlers = shortLinkHandlers({ holdingId: 2, host: 'house.example' } as Brand);
const follow = (code: string, init?: RequestInit) =>
  handlers.follow(new Request(`https://evil.example/sl/${code}/`, init), { params: Promise.resolve({ code }) });
const generator = (init: RequestInit = {}, authorization: string | null = token) =>
  new Request('https://evil.example/slgen/', { ...init, headers: authorization === null ? {} : { authorization } });
const fill = (fields: Record<string, string>) => generator({ method: 'POST', body: new URLSearchParams(fields) });

test('a link leads to its path and is not to be kept or indexed', async () => {
  const answer = await follow('known');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cars/?utm_source=sms']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('unknown is 404, over is 410, and no stored address leads to another host', async () => {
  const codes = ['nobody', 'over', 'alien', '../short-links'];
  expect(await Promise.all(codes.map(async (code) => (await follow(code)).status))).toEqual([404, 410, 404, 404]);
});

test.each([
  ['an opening', {}, true],
  ['HEAD', { method: 'HEAD' }, false],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }, false],
  ['an old prefetch', { headers: { 'x-moz': 'prefetch' } }, false],
  ['a prefetch of the router', { headers: { 'next-router-prefetch': '1' } }, false],
])('%s is told as a click or not, and leads on', async (_name, init, clicked) => {
  expect((await follow('known', init)).status).toBe(302);
  expect(asked).toEqual([`GET /api/short-links/known?holdingId=2${clicked ? '&click=1' : ''}`]);
});

test('guests and customers are told that there is no such page, whatever they send', async () => {
  const wrong = 'Bearer staff1.of.nobody';
  const post = { method: 'POST', body: 'path=//evil' };
  const answers = [
    await handlers.page(generator({}, null)),
    await handlers.page(generator({}, wrong)),
    await handlers.create(generator(post, null)),
    await handlers.create(generator(post, wrong)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('staff sees a form and the latest links with their clicks, escaped', async () => {
  const answer = await handlers.page(generator());
  const text = await answer.text();
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(text).toContain('<form method="post" action="/slgen/">');
  expect(text).toContain('<td>/&lt;b&gt;/</td><td>7</td>');
});

test('a filled form makes a link on the brand’s own host, with its code to scan', async () => {
  const answer = await handlers.create(
    fill({ path: 'https://house.example/cars/', source: 'sms', term: '', days: '7' }),
  );
  const text = await answer.text();
  expect(text).toContain('href="https://house.example/sl/new/"');
  expect(text).toContain('<svg ');
  expect(asked).toContain('POST /api/short-links?holdingId=2 {"path":"/cars/","utm":{"source":"sms"},"days":7}');
});

test('what the API refuses is said on the page', async () => {
  const answer = await handlers.create(fill({ path: 'https://evil.example/' }));
  expect([answer.status, (await answer.text()).includes('Нужен путь')]).toEqual([400, true]);
});

test('while nobody answers it is 503', async () => {
  isUp = false;
  const answers = [await follow('known'), await handlers.page(generator()), await handlers.create(fill({ path: '/' }))];
  isUp = true;
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
});
