import { errorEnvelope } from '@showroom/api-contract/error';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { call, post, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();

async function expectRefusal(response: Response, status: number, code: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await response.json();
  expect(v.is(errorEnvelope, body)).toBe(true);
  expect(body.code).toBe(code);
}

test.each([
  '/api/nothing/',
  '/api/catalog/',
  '/api/catalog/list/',
  '/api/resolve/?path=/&kind=listing',
  '/api/lead/get/',
  '/api/lead/get/a/b/',
  '/api/lead/get/%2e%2e/',
  '/api/lead/get/..%252f..%252fqr/../../',
  '/api//search/?query=a',
  '/api/%73earch%/',
  '/api/__proto__/',
  '/api/constructor/',
])('%s is no address of the table: 404, and the API is not asked', async (path) => {
  await expectRefusal(await call(path), 404, 5);
  expect(api.asked).toEqual([]);
});

test.each([
  ['/api/search/', 'GET, HEAD', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ['/api/lead/commit/', 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']],
  ['/api/catalog/report/code/', 'POST', ['GET', 'DELETE']],
])('%s takes %s and says so to other methods', async (path, allowed, others) => {
  for (const method of others) {
    const response = await call(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  }
  expect(api.asked).toEqual([]);
});

test('a head is asked as a read', async () => {
  api.says({ siteCityCode: null });
  expect((await call('/api/suggestions/location/', { method: 'HEAD' })).status).toBe(200);
  expect(api.asked[0]?.method).toBe('GET');
});

test.each([
  ['a hung-up line', (): string => '', 503, 14],
  ['half of a JSON', (): string => '{"siteCityCode"', 503, 14],
  ['a page', (): string => '<html></html>', 503, 14],
])('%s of the API is an outage, with a time to come back', async (what, body, status, code) => {
  api.answer = (res) => (what === 'a hung-up line' ? res.destroy() : res.end(body()));
  const response = await call('/api/suggestions/location/');
  expect(response.headers.get('retry-after')).toBe('2');
  await expectRefusal(response, status, code);
});

test('the API leads nobody elsewhere', async () => {
  api.answer = (res) => res.writeHead(302, { location: 'https://evil.example/' }).end();
  await expectRefusal(await call('/api/suggestions/location/'), 503, 14);
});

test('the address of a visitor goes where a row says so, and to no other endpoint', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  api.says({ siteCityCode: null });
  await call('/api/suggestions/location/', { headers });
  api.says([]);
  await call('/api/dealers/short/', { headers });
  expect(api.asked.map((asked) => asked.headers['x-forwarded-for'])).toEqual(['203.0.113.9', undefined]);
});

test('a body that says a small length and is large is refused by what it is', async () => {
  const response = await post('/api/catalog/report/code/', JSON.stringify({ phone: '7'.repeat(3_000) }), {
    'content-length': '10',
  });
  await expectRefusal(response, 413, 11);
  expect(api.asked).toEqual([]);
});
