import { expect, test } from 'vitest';
import { type LeadRequest, sendLead } from './send-lead.ts';

const lead: LeadRequest = { formId: 'form_testdrive', formUrl: '/catalog/7/', formData: { firstname: 'Анна' } };
type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost';
const inFlight = { status: 409, headers: { 'retry-after': '1' } };
const stored = { status: 200, body: { id: 'a1', number: '1-000001' } };

/** A sender over a script of replies; the last one repeats. */
function senderOver(...replies: Reply[]) {
  const keys: string[] = [];
  const waits: number[] = [];
  const tools = {
    wait: async (ms: number) => void waits.push(ms),
    fetch: async (_url: unknown, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'lost';
      if (reply === 'lost') throw new TypeError('network');
      return Response.json(reply.body ?? {}, {
        status: reply.status,
        ...(reply.headers && { headers: reply.headers }),
      });
    },
  };
  return { send: (request: LeadRequest) => sendLead(request, 'key-of-this-form', tools), keys, waits };
}

test('an answer that is lost is asked for once by itself, under the same key', async () => {
  const { send, keys } = senderOver('lost', stored);
  expect(await send(lead)).toEqual({ kind: 'stored', number: '1-000001' });
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
  expect(await send(lead)).toMatchObject({ kind: 'stored' });
  expect(new Set(keys).size).toBe(1);
  expect(waits).toEqual([2_000]);
});

test('a send in flight is waited for and asked about, not sent anew', async () => {
  const { send, keys, waits } = senderOver(inFlight, inFlight, stored);
  expect(await send(lead)).toMatchObject({ kind: 'stored' });
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
