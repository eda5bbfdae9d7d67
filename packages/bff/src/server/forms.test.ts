import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call, post, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const stored = (res: ServerResponse) => res.end(JSON.stringify({ id: 'a', number: '2-000001' }));
const form = {
  formId: 'form_testdrive',
  formUrl: '/catalog/7/',
  formData: { firstname: 'Анна', phone: '79990000000' },
};

const sent = (body: string, headers: Record<string, string> = {}) => post('/api/lead/commit/', body, headers);

test('a form goes to the API under the shell’s own holding, with its key and the visitor’s address', async () => {
  api.answer = (res) => {
    res.setHeader('idempotent-replayed', 'true');
    stored(res);
  };
  const response = await sent(JSON.stringify({ ...form, holdingId: 1, role: 'admin' }), { cookie: 'secret=1' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: 'a', number: '2-000001' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('idempotent-replayed')).toBe('true');
  expect(api.asked).toHaveLength(1);
  expect(api.asked[0]).toMatchObject({ method: 'POST', url: { pathname: '/api/lead/commit', search: '?holdingId=2' } });
  expect(api.asked[0]?.headers).toMatchObject({
    'idempotency-key': 'k'.repeat(32),
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  });
  expect(api.asked[0]?.headers.cookie).toBeUndefined();
  expect(JSON.parse(api.asked[0]?.body ?? '')).toEqual(form);
});

test('refusals keep their status, envelope and Retry-After', async () => {
  api.answer = (res) => {
    res.writeHead(429, { 'retry-after': '60' });
    res.end(JSON.stringify({ message: 'часто', code: 8, details: [] }));
  };
  const response = await sent(JSON.stringify(form));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await response.json()).toEqual({ message: 'часто', code: 8, details: [] });
});

test.each([
  ['from another site', JSON.stringify(form), { 'sec-fetch-site': 'cross-site' }, 403],
  ['from a sibling host', JSON.stringify(form), { 'sec-fetch-site': 'same-site' }, 403],
  ['as a plain HTML form', 'firstname=A', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['that is no JSON', '{"formId":', {}, 400],
  ['without its data', '{"formId":"form_testdrive"}', {}, 400],
  ['that is a list', '[]', {}, 400],
  ['of more than 100 kB', JSON.stringify({ ...form, formData: { comment: 'я'.repeat(60_000) } }), {}, 413],
])('a form %s never reaches the API', async (_what, body, headers, status) => {
  api.answer = stored;
  const response = await sent(body, headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(Number), details: [] });
  expect(api.asked).toEqual([]);
});

test('an API that breaks off is told as 503 with a time to come back, never as success', async () => {
  api.answer = (res) => res.destroy();
  const response = await sent(JSON.stringify(form));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

test('an answer that is late is told as 504: nobody knows whether the form is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const isAsked = Promise.withResolvers<void>();
  api.answer = () => isAsked.resolve();
  const sending = sent(JSON.stringify(form));
  await isAsked.promise;
  // 65 s, and a last look at what has arrived.
  vi.advanceTimersByTime(65_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  const response = await sending;
  expect([response.status, await response.json()]).toEqual([
    504,
    { message: 'The answer is late.', code: 4, details: [] },
  ]);
});

test('a receipt without its number is no success', async () => {
  api.says({ id: 'a' });
  const response = await sent(JSON.stringify(form));
  expect([response.status, await response.json()]).toEqual([502, expect.objectContaining({ code: 13, details: [] })]);
});

test('dealers are asked for by department and mark alone', async () => {
  api.says([{ code: 'north', nameRu: 'Север', phone: '74955550101' }]);
  const response = await call('/api/dealers/short/?department=new-cars&markCode=kia&holdingId=1&x=2');
  expect(await response.json()).toEqual([{ code: 'north', nameRu: 'Север' }]);
  expect(api.asked[0]?.url.search).toBe('?department=new-cars&markCode=kia&holdingId=2');
});

test.each([404, 410])(
  'a vehicle that is not there (%i) is a quiet null: browsers log a refused call',
  async (status) => {
    api.answer = (res) => res.writeHead(status).end(JSON.stringify({ message: 'нет', code: 5, details: [] }));
    const response = await call('/api/lead/vehicle/7/');
    expect([response.status, await response.json()]).toEqual([200, null]);
    api.answer = (res) => res.writeHead(503).end(JSON.stringify({ message: 'нет', code: 14, details: [] }));
    expect((await call('/api/lead/vehicle/7/')).status).toBe(503);
  },
);

test.each([
  ['/api/lead/get/..%2F..%2Fcatalog%3Fx%3D/', '/api/lead/get/..%2F..%2Fcatalog%3Fx%3D'],
  ['/api/lead/vehicle/7%3FholdingId=1/', '/api/catalog/7%3FholdingId%3D1'],
  ['/api/lead/get/%252e%252e/', '/api/lead/get/%252e%252e'],
])('a name in a path cannot climb to another endpoint: %s', async (path, asked) => {
  api.says({});
  await call(path);
  expect(api.asked[0]?.url.href).toBe(`http://api${asked}?holdingId=2`);
});
