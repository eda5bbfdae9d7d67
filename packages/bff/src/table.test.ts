import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fillPath } from './browser/fill-path.ts';
import type { Route } from './calls.ts';
import { compileTable } from './compile-table.ts';
import { samples } from './samples.fixture.ts';
import { call, post, useFakeApi } from './server/fake-api.fixture.ts';
import { table } from './table.ts';
import { bffWrites } from './writes.ts';

const api = useFakeApi();
const every = Object.keys(table) as Route[];
const rows = new Map(compileTable(table).map((row, index) => [every[index], row]));
/** What is sent as JSON; files have a test of their own. */
const routes = every.filter((route) => !rows.get(route)?.isUpload);
const canary = 'canary-7f3a';

/** A value with a stranger's field in every object of it, however deep. */
function withStrangers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, inner]) => [key, withStrangers(inner)]);
  return { ...Object.fromEntries(own), vinFull: canary, purchasePrice: canary };
}

/** The sample of a row as a browser sends it, with more beside it than the row lets through. */
function send(route: Route): Promise<Response> {
  const [path, rest] = fillPath(route, samples[route].input);
  const strange = { holdingId: '1', role: 'admin', canary };
  if (route.startsWith('GET')) {
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
    for (const [name, value] of Object.entries(strange)) query.append(name, value);
    return call(`${path}?${query}`, { headers: { cookie: canary, authorization: canary, 'x-holding': canary } });
  }
  const headers = { cookie: canary, authorization: canary };
  return post(`${path}?${new URLSearchParams(strange)}`, JSON.stringify({ ...rest, ...strange }), headers);
}

test.each(routes)('%s asks its endpoint what the row names and nothing else', async (route) => {
  api.says(samples[route].reply);
  expect((await send(route)).status).toBe(200);
  const [asked] = api.asked;
  const row = rows.get(route);
  const [path, rest] = fillPath(`GET ${row?.operation.path}`, samples[route].input);
  expect([asked?.method, `${asked?.url.pathname}/`]).toEqual([row?.operation.method, path]);
  const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const query = route.startsWith('GET') ? { ...Object.fromEntries(texts), ...row?.fixed } : {};
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({ ...query, holdingId: '2' });
  if (!route.startsWith('GET')) expect(JSON.parse(asked?.body ?? '')).toEqual(rest);
  expect(JSON.stringify(asked?.headers)).not.toContain(canary);
});

test.each(routes)('%s hands back what the row picks: no other field leaves, however deep', async (route) => {
  const { reply } = samples[route];
  api.says(withStrangers(reply), { 'set-cookie': canary, 'x-internal': canary });
  const response = await send(route);
  const body = await response.text();
  expect(JSON.parse(body)).toEqual(v.parse(table[route].answer as v.GenericSchema, reply));
  expect(body).not.toContain(canary);
  expect([...response.headers.keys()].sort()).toEqual(['cache-control', 'content-type']);
});

test.each(routes)('%s hands a refusal on in its envelope alone, and what is none as 502', async (route) => {
  const refusal = { message: 'нет', code: 3, details: [{ field: 'a', message: 'нет' }] };
  api.answer = (res) => res.writeHead(400).end(JSON.stringify(withStrangers(refusal)));
  const refused = await send(route);
  expect([refused.status, await refused.json()]).toEqual([400, refusal]);
  for (const [status, body] of [
    [400, { error: canary }],
    [200, refusal],
    ...('mayMiss' in table[route] ? [] : [[200, null] as const]),
  ] as const) {
    api.answer = (res) => res.writeHead(status).end(JSON.stringify(body));
    const strange = await send(route);
    expect(strange.status).toBe(502);
    expect(await strange.text()).not.toContain(canary);
  }
});

test('every write and nothing else is let through by the web server, each with its limit', () => {
  expect(bffWrites).toEqual([
    { method: 'POST', path: '/api/lead/commit', maxBody: 100_000 },
    { method: 'POST', path: '/api/lead/file', maxBody: 15_794_176 },
    { method: 'POST', path: '/api/catalog/report/code', maxBody: 2_000 },
    { method: 'POST', path: '/api/catalog/report', maxBody: 100_000 },
    { method: 'POST', path: '/api/request/view', maxBody: 1_000 },
    { method: 'POST', path: '/api/request/note', maxBody: 20_000 },
    { method: 'POST', path: '/api/request/withdraw', maxBody: 1_000 },
    { method: 'POST', path: '/api/reviews', maxBody: 20_000 },
    { method: 'POST', path: '/api/vitals', maxBody: 4_000 },
    { method: 'POST', path: '/api/store/quote', maxBody: 40_000 },
    { method: 'POST', path: '/api/store/order', maxBody: 40_000 },
    { method: 'POST', path: '/api/store/order/{id}/cancel', maxBody: 200 },
    { method: 'POST', path: '/api/store/order/{id}/pay', maxBody: 200 },
    { method: 'POST', path: '/api/pay/lookup', maxBody: 1_000 },
    { method: 'POST', path: '/api/pay/{id}', maxBody: 1_000 },
    { method: 'POST', path: '/api/reservation', maxBody: 10_000 },
    { method: 'POST', path: '/api/reservation/{id}/cancel', maxBody: 200 },
    { method: 'POST', path: '/api/reservation/{id}/pay', maxBody: 200 },
    { method: 'POST', path: '/api/booking/hold', maxBody: 2_000 },
    { method: 'POST', path: '/api/booking/confirm', maxBody: 100_000 },
    { method: 'POST', path: '/api/booking/read', maxBody: 2_000 },
    { method: 'POST', path: '/api/booking/move', maxBody: 2_000 },
    { method: 'POST', path: '/api/booking/cancel', maxBody: 2_000 },
    { method: 'POST', path: '/api/auth/validate', maxBody: 1_000 },
    { method: 'POST', path: '/api/auth/passkey/options', maxBody: 1_000 },
    { method: 'POST', path: '/api/user/email/confirm', maxBody: 1_000 },
    { method: 'POST', path: '/api/notices/stop', maxBody: 1_000 },
  ]);
});
