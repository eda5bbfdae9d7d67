import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { untilAnswered } from './until-answered.ts';

const never = new AbortController().signal;

test('it waits for the first server that answers, though with an error', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end('no'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/revalidate`;
  await once(server.close(), 'close');
  let isAnswered = false;
  const answered = untilAnswered(['http://127.0.0.1:1/revalidate', url], never, 10).then(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isAnswered).toBe(false);
  await once(server.listen(Number(new URL(url).port), '127.0.0.1'), 'listening');
  await answered;
  server.closeAllConnections();
  server.close();
});

test('there is nothing to wait for without servers, and an end of it', async () => {
  await untilAnswered([], never);
  const leaving = new AbortController();
  const waiting = untilAnswered(['http://127.0.0.1:1/revalidate'], leaving.signal, 10);
  leaving.abort();
  await expect(waiting).rejects.toThrow();
});
