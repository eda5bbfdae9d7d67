import { createServer, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiSilent, callApi } from './transport.ts';

const timeoutMs = 1_000;
let waiting: ServerResponse[] = [];
const server = createServer((_, res) => waiting.push(res));

beforeEach(async () => {
  waiting = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function ask(): Promise<unknown> {
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return callApi('/brands', {}, v.object({ data: v.array(v.string()) }), { base, timeoutMs });
}

async function untilAsked(): Promise<void> {
  while (waiting.length === 0) await nextTurn();
}

test('an answer that is there when the timer fires late is read', async () => {
  const reading = ask();
  await untilAsked();
  vi.advanceTimersByTime(timeoutMs);
  waiting[0]?.end('{"data":["a"]}');
  expect(await reading).toEqual({ data: ['a'] });
});

test('an API that stays silent is given up', async () => {
  const reading = expect(ask()).rejects.toBeInstanceOf(ApiSilent);
  await untilAsked();
  vi.advanceTimersByTime(2 * timeoutMs);
  await reading;
});
