import { createServer, type Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { ApiFailure, ApiSilent, ApiUnavailable, callApi } from './transport.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const schema = v.object({ data: v.array(v.string()) });

/** An API that answers with the given bodies in turn; the last one repeats. */
async function apiThat(...answers: { status: number; body: string; delayMs?: number }[]) {
  const asked: string[] = [];
  server = createServer((req, res) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? { status: 200, body: '' };
    asked.push(req.url ?? '');
    setTimeout(
      () => res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body),
      answer.delayMs ?? 0,
    );
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    asked,
    read: (timeoutMs = 1_000) => callApi('/brands', { holdingId: 1, city: undefined }, schema, { base, timeoutMs }),
  };
}

test('a good answer arrives parsed, and undefined values stay out of the query', async () => {
  const api = await apiThat({ status: 200, body: '{"data":["a"],"more":1}' });
  expect(await api.read()).toEqual({ data: ['a'] });
  expect(api.asked).toEqual(['/api/brands?holdingId=1']);
});

test('504 is retried once, other failures are not', async () => {
  const recovers = await apiThat({ status: 504, body: '{}' }, { status: 200, body: '{"data":[]}' });
  expect(await recovers.read()).toEqual({ data: [] });
  expect(recovers.asked).toHaveLength(2);
  server?.close();
  const broken = await apiThat({ status: 500, body: '{"message":"x","code":13,"details":[]}' });
  await expect(broken.read()).rejects.toBeInstanceOf(ApiFailure);
  expect(broken.asked).toHaveLength(1);
});

test('a refusal carries its code, also when it comes with status 200', async () => {
  const api = await apiThat({ status: 200, body: '{"message":"Нет","code":5,"details":[]}' });
  await expect(api.read()).rejects.toMatchObject({ name: 'ApiFailure', code: 5, message: 'Нет' });
});

test.each([
  ['not JSON', { status: 200, body: '<html>' }, ApiSilent],
  ['empty', { status: 200, body: '' }, ApiSilent],
  ['truncated', { status: 200, body: '{"data":["a"' }, ApiSilent],
  ['of another shape', { status: 200, body: '{"data":[1]}' }, ApiUnavailable],
  ['late', { status: 200, body: '{"data":[]}', delayMs: 400 }, ApiSilent],
])('an answer that is %s counts as no answer', async (_name, answer, failure) => {
  const api = await apiThat(answer);
  await expect(api.read(150)).rejects.toSatisfy((thrown: Error) => thrown.constructor === failure);
});
