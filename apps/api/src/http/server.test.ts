import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { toFailureResponse } from './fail.ts';
import { requestLimits } from './request-limits.ts';
import { requireFreePort } from './require-free-port.ts';
import { type ConnectionLimits, type Listening, listen } from './server.ts';
import { toApiError } from './to-api-error.ts';

let server: Listening | undefined;
afterEach(() => server?.close(100));

/** A server whose `/slow` is answered when the test says so; `arrived` resolves when a request stands there. */
async function start(limits?: ConnectionLimits) {
  const gate = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const app = new Hono().onError((error) => toFailureResponse(toApiError(error)));
  app.use(requestLimits);
  app.get('/slow', async (c) => {
    arrival.resolve();
    await gate.promise;
    return c.text('done');
  });
  app.post('/body', async (c) => c.text(String((await c.req.text()).length)));
  server = await listen(app.fetch, '127.0.0.1', 0, limits);
  return { server, url: `http://127.0.0.1:${server.port}`, arrived: arrival.promise, answer: gate.resolve };
}

/** Sends raw bytes and reads until the connection closes. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a Host that is no host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an endless address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
])('%s is refused in the envelope', async (_name, bytes, status) => {
  const { server } = await start();
  const answer = await send(server.port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 3, details: [] });
});

const short: ConnectionLimits = {
  headersTimeout: 50,
  requestTimeout: 100,
  keepAliveTimeout: 50,
  connectionsCheckingInterval: 10,
  lingerTimeout: 20,
};

test.each([
  ['no bytes', '', 408],
  ['half a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-Ha', 408],
  ['half a body', 'POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf', 408],
  ['nothing after an answer', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', 404],
])('a client that sends %s and never closes loses its connection', async (_name, bytes, status) => {
  const { server } = await start(short);
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  let isCut = false;
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => {
    isCut = true;
  });
  socket.write(bytes);
  await once(socket, 'end');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  // A server that has only ended its own side would go on taking bytes.
  await vi.waitFor(() => {
    socket.write('x');
    expect(isCut).toBe(true);
  });
});

test('a body of 10 MB is refused before it is read', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/body`, { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024) });
  expect([response.status, await response.json()]).toMatchObject([413, { code: 11 }]);
});

test('stopping lets a running request finish and takes no new one', async () => {
  const { server, url, arrived, answer } = await start();
  const running = fetch(`${url}/slow`);
  await arrived;
  const closed = server.close(60_000);
  await expect(fetch(`${url}/slow`)).rejects.toThrow();
  answer();
  expect(await (await running).text()).toBe('done');
  await closed;
});

test('a request that does not finish in its time is cut', async () => {
  const { server, url, arrived } = await start();
  const running = fetch(`${url}/slow`);
  await arrived;
  await server.close(50);
  await expect(running).rejects.toThrow();
});

test('a taken port is noticed before anything else is done', async () => {
  const { server } = await start();
  await expect(requireFreePort('127.0.0.1', server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(requireFreePort('127.0.0.1', 0)).resolves.toBeUndefined();
});
