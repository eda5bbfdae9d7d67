import { errorEnvelope } from '@showroom/api-contract/error';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../db/testing.ts';
import { resolveAddress } from '../testing/resolve-address.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

async function readFailure(response: Response) {
  const body = v.parse(errorEnvelope, await response.json());
  return { status: response.status, ...body };
}

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());

  test.each([
    ['an unknown address', '/api/nope', 404, 5],
    ['the root of the API', '/api', 404, 5],
    ['an unknown vehicle', '/api/catalog/1?holdingId=1', 404, 5],
    ['a missing parameter', '/api/brands', 400, 3],
    ['an unknown parameter', '/api/brands?holdingId=1&debug=1', 400, 3],
    ['a parameter twice', '/api/brands?holdingId=1&holdingId=2', 400, 3],
    ['an unknown enum value', '/api/catalog?holdingId=1&type=planes', 400, 3],
    ['an unknown facet value', '/api/catalog?holdingId=1&type=cars&bodyType=sofa', 400, 3],
    ['a page beyond the last one', '/api/catalog?holdingId=1&type=cars&page=501', 400, 3],
    ['a negative number', '/api/catalog?holdingId=1&type=cars&priceFrom=-1', 400, 3],
    ['a NUL byte in the query', '/api/brands?holdingId=1%00', 400, 3],
    ['a NUL byte in the path', '/api/dealers/a%00?holdingId=1', 400, 3],
    ['broken UTF-8', '/api/dealers/%ff?holdingId=1', 400, 3],
    ['an encoded slash', '/api/dealers/a%2Fb?holdingId=1', 400, 3],
    ['base64 of no text', '/api/seo?holdingId=1&url=_w', 400, 3],
    ['an endless address', `/api/brands?holdingId=1&type=${'x'.repeat(9_000)}`, 414, 3],
    ['a picture that is not drawn', '/media/studio/sofa/red/front/card.webp', 404, 5],
  ])('%s', async (_name, path, status, code) => {
    expect(await readFailure(await app.fetch(path))).toMatchObject({ status, code });
  });

  test('field errors name the field in Russian and never give the input back', async () => {
    const secret = 'canary4957654321';
    const { details } = await readFailure(await app.fetch(`/api/catalog?type=${secret}&page=0&${secret}=1&size=99`));
    expect(details).toEqual([
      { field: 'holdingId', message: 'обязательный параметр' },
      { field: 'type', message: 'недопустимое значение' },
      { field: 'page', message: 'не меньше 1' },
      { field: 'size', message: 'не больше 50' },
      { field: secret, message: 'неизвестный параметр' },
    ]);
  });

  test('the other methods of an endpoint are 405 and say what is allowed', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await app.fetch('/api/brands', { method, ...(method !== 'OPTIONS' && { body: '{' }) });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  test('HEAD is GET without a body', async () => {
    const response = await app.fetch('/api/brands?holdingId=1', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('every answer says that it must not be run, sniffed, framed or kept', async () => {
    for (const path of ['/api/brands?holdingId=1', '/api/nope', '/health']) {
      const { headers } = await app.fetch(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
    }
  });

  test('a row that breaks the contract is 500 without internals', async () => {
    await app.database.query(`insert into seo (holding_id, path, data) values (8, '/x/', '{"title":"canary-title"}')`);
    const response = await app.fetch(`/api/seo?holdingId=8&url=${Buffer.from('/x/').toString('base64')}`);
    expect(await readFailure(response)).toEqual({
      status: 500,
      message: 'Внутренняя ошибка сервера.',
      code: 13,
      details: [],
    });
    expect(app.logged()).toContain('"failure"');
  });

  test('the log knows routes, never what was asked or what went wrong in words', async () => {
    const canary = 'canary79161234567';
    await app.fetch(`/api/catalog?holdingId=1&type=${canary}`, {
      headers: { 'x-request-id': 'shell-7', 'x-forwarded-for': canary },
    });
    await app.fetch(`/api/dealers/${canary}?holdingId=1`);
    await app.fetch(`/${canary}/x`, { headers: { 'x-request-id': `${canary} "level":60` } });
    const lines = app
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(app.logged()).not.toContain('canary');
    expect(lines.at(-3)).toMatchObject({ method: 'GET', route: '/api/catalog', status: 400, requestId: 'shell-7' });
    expect(lines.at(-2)).toMatchObject({ route: '/api/dealers/{code}', status: 404 });
    expect(lines.at(-1)).toMatchObject({ route: '(none)', status: 404 });
    expect(Object.keys(lines.at(-1)).sort()).toEqual([
      'level',
      'method',
      'ms',
      'msg',
      'requestId',
      'route',
      'status',
      'time',
    ]);
  });

  test('without its database it is alive, not ready, and says when to come back', async () => {
    const lost = await openTestApp(kind, { vehicles: 1 });
    await lost.close();
    const response = await lost.fetch('/api/brands?holdingId=1');
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await readFailure(response)).toMatchObject({ status: 503, code: 14 });
    expect((await lost.get('/health')).status).toBe(200);
    expect((await lost.get('/ready')).status).toBe(503);
  });
});

test('a database that is stuck costs a caller at most its time limit, and the rest is told to come back', async () => {
  // Each connection of the pool is stuck for longer than the others wait for one.
  const limits = { poolSize: 4, acquireTimeoutMs: 2_000, statementTimeoutMs: 5_000 };
  const app = await openTestApp('postgres', { vehicles: 1, limits });
  const stuck = app.database.exclusive(async (executor) => {
    await executor.query('begin');
    await executor.query('lock table mark in access exclusive mode');
    const calls = Array.from({ length: 20 }, (_, n) => app.fetch(resolveAddress('mark', `/brands/m${n}/`, [`m${n}`])));
    const answers = await Promise.all(calls);
    await executor.query('rollback');
    return answers;
  });
  const answers = await stuck;
  const statuses = answers.map((response) => response.status);
  expect(new Set(statuses)).toEqual(new Set([503, 504]));
  for (const response of answers) if (response.status === 503) expect(response.headers.get('retry-after')).toBe('2');
  expect((await app.get(resolveAddress('mark', '/brands/nope/', ['nope']))).body).toEqual({ state: 'missing' });
  await app.close();
});
