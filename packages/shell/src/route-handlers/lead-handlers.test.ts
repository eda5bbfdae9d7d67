import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@showroom/domain/brand';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { leadHandlers } from './lead-handlers.ts';

type Asked = { url: string; method: string; headers: IncomingHttpHeaders; body: string };

let api: Server;
let asked: Asked[] = [];
let answer: (res: ServerResponse) => void;
const stored = (res: ServerResponse) => res.end(JSON.stringify({ id: 'a', number: '2-000001' }));

beforeAll(async () => {
  api = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    asked.push({
      url: req.url ?? '',
      method: req.method ?? '',
      headers: req.headers,
      body: `${Buffer.concat(chunks)}`,
    });
    answer(res);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});
afterEach(() => {
  asked = [];
});

const handlers = leadHandlers({ holdingId: 2, host: 'house.example' } as Brand);
const form = {
  formId: 'form_testdrive',
  formUrl: '/catalog/7/',
  formData: { firstname: 'Анна', phone: '79990000000' },
};

function sent(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return handlers.commit(
    new Request('https://house.example/api/lead/commit/', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': 'k'.repeat(32),
        'x-forwarded-for': '203.0.113.9, 198.51.100.7',
        ...headers,
      },
    }),
  );
}

test('a form goes to the API under the shell’s own holding, with its key and the visitor’s address', async () => {
  answer = (res) => {
    res.setHeader('idempotent-replayed', 'true');
    stored(res);
  };
  const response = await sent(JSON.stringify({ ...form, holdingId: 1, role: 'admin' }), { cookie: 'secret=1' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: 'a', number: '2-000001' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('idempotent-replayed')).toBe('true');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/lead/commit?holdingId=2' });
  expect(asked[0]?.headers).toMatchObject({
    'idempotency-key': 'k'.repeat(32),
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  });
  expect(asked[0]?.headers.cookie).toBeUndefined();
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(form);
});

test('refusals keep their status, envelope and Retry-After', async () => {
  answer = (res) => {
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
  answer = stored;
  const response = await sent(body, headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(Number), details: [] });
  expect(asked).toEqual([]);
});

test('an API that breaks off is told as 503 with a time to come back, never as success', async () => {
  answer = (res) => res.destroy();
  const response = await sent(JSON.stringify(form));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

test('dealers are asked for by department and mark alone', async () => {
  answer = (res) => res.end('[{"code":"north","nameRu":"Север"}]');
  const url = 'https://house.example/api/dealers/short/?department=new-cars&markCode=kia&holdingId=1&x=2';
  const response = await handlers.dealers(new Request(url));
  expect(await response.json()).toEqual([{ code: 'north', nameRu: 'Север' }]);
  expect(asked[0]?.url).toBe('/api/dealers/short?department=new-cars&markCode=kia&holdingId=2');
});

test('a name in a path cannot climb to another endpoint', async () => {
  answer = (res) => res.end('{}');
  const context = { params: Promise.resolve({ formId: '../../catalog?x=' }) };
  await handlers.subject(new Request('https://house.example/api/lead/get/x/'), context);
  expect(asked[0]?.url).toBe('/api/lead/get/..%2F..%2Fcatalog%3Fx%3D?holdingId=2');
});
