import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { bffHandler } from './handler.ts';

export type Asked = { url: URL; method: string; headers: IncomingHttpHeaders; body: string };

/** An API on a port of its own that notes what it is asked and answers as the test says, and a shell's handler before it. */
export function useFakeApi() {
  const api = {
    asked: [] as Asked[],
    answer: (_res: ServerResponse): void => {},
    /** JSON with status 200 from now on. */
    says(body: unknown, headers: Record<string, string> = {}) {
      api.answer = (res) => res.writeHead(200, headers).end(JSON.stringify(body));
    },
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { url = '/', method = '', headers } = req;
    // Files share their process: a connection that is kept could be one to the server of another file.
    res.setHeader('connection', 'close');
    api.asked.push({ url: new URL(url, 'http://api'), method, headers, body: `${Buffer.concat(chunks)}` });
    api.answer(res);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A busy machine makes an answer late; only the test of a late one is meant to see that.
    vi.stubEnv('API_TIMEOUT_FACTOR', '10');
    vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => {
    api.asked = [];
  });
  return api;
}

const handle = bffHandler({ code: 'test-house', holdingId: 2, host: 'house.example' });

/** A call of a page of the house `house.example`, holding 2. */
export const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  handle(new Request(`https://house.example${path}`, init));

/** A form of its own page. */
export const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  call(path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'k'.repeat(32),
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      ...headers,
    },
  });
