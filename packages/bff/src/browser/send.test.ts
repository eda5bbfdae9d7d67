import { afterEach, expect, test, vi } from 'vitest';
import type { Input } from '../calls.ts';
import { send } from './send.ts';

type Lead = Input<'POST /lead/commit'>;
const lead: Lead = { formId: 'form_testdrive', formUrl: '/catalog/7/', formData: { firstname: 'Анна' } };
type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost';
const inFlight = { status: 409, headers: { 'retry-after': '1' } };
const stored = { status: 200, body: { id: 'a1', number: '1-000001' } };

/** A network that answers by a script, the last reply again and again, and a clock that waits for nobody. */
function senderOver(...replies: Reply[]) {
  const keys: string[] = [];
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (done: () => void, ms: number) => {
    waits.push(ms);
    queueMicrotask(done);
  });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'lost';
    if (reply === 'lost') throw new TypeError('network');
    return Response.json(reply.body ?? {}, { status: reply.status, ...(reply.headers && { headers: reply.headers }) });
  });
  return { send: (request: Lead) => send('POST /lead/commit', request, 'key-of-this-form'), keys, waits };
}
afterEach(() => void vi.unstubAllGlobals());

test('an answer that is lost is asked for once by itself, under the same key', async () => {
  const { send, keys } = senderOver('lost', stored);
  expect(await send(lead)).toEqual({ kind: 'done', body: stored.body });
  expect(keys).toEqual(['key-of-this-form', 'key-of-this-form']);
});

test('lost twice is a failure, and not asked a third time', async () => {
  const { send, keys } = senderOver('lost');
  expect(await send(lead)).toEqual({ kind: 'failed', reason: 'unreachable' });
  expect(keys).toHaveLength(2);
});

test('a send that stays in flight ends as a failure', async () => {
  const { send, keys } = senderOver(inFlight);
  expect(await send(lead)).toEqual({ kind: 'failed', reason: 'unreachable' });
  expect(keys).toHaveLength(8);
});

test.each([502, 503, 504])('a %i may hide a stored lead: asked once more after the pause it names', async (status) => {
  const { send, keys, waits } = senderOver({ status, headers: { 'retry-after': '2' } }, stored);
  expect(await send(lead)).toMatchObject({ kind: 'done' });
  expect(new Set(keys).size).toBe(1);
  expect(waits).toEqual([2_000]);
});

test('a send in flight is waited for and asked about, not sent anew', async () => {
  const { send, keys, waits } = senderOver(inFlight, inFlight, stored);
  expect(await send(lead)).toMatchObject({ kind: 'done' });
  expect(new Set(keys).size).toBe(1);
  expect(waits).toEqual([1_000, 1_000]);
});

test('what the server refuses is told field by field and not retried', async () => {
  const details = [{ field: 'phone', message: 'Некорректный формат телефона.' }];
  const { send, keys } = senderOver({ status: 400, body: { message: 'нет', code: 3, details } });
  expect(await send(lead)).toEqual({ kind: 'refused', fields: details });
  expect(keys).toHaveLength(1);
});

test.each([
  [429, 'too-many'],
  [403, 'refused'],
  // Without a time to come back: the key was used for another form.
  [409, 'refused'],
  [500, 'unreachable'],
])('%i is a failure of the kind %s, asked once', async (status, reason) => {
  const { send, keys } = senderOver({ status, body: { message: 'нет', code: 0, details: [] } });
  expect(await send(lead)).toEqual({ kind: 'failed', reason });
  expect(keys).toHaveLength(1);
});

test('too many is told with the time to wait', async () => {
  const { send } = senderOver({ status: 429, headers: { 'retry-after': '754' } });
  expect(await send(lead)).toEqual({ kind: 'failed', reason: 'too-many', waitSeconds: 754 });
});

test('without a key there is one attempt, to its address, with its method and body', async () => {
  const calls: [url: unknown, method: unknown, body: unknown, key: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push([url, init.method, init.body, new Headers(init.headers).get('idempotency-key')]);
    throw new TypeError('network');
  });
  const sent = await send('POST /catalog/report/code', { phone: '79990000000' }, null);
  expect(sent).toEqual({ kind: 'failed', reason: 'unreachable' });
  expect(calls).toEqual([['/api/catalog/report/code/', 'POST', '{"phone":"79990000000"}', null]]);
});
