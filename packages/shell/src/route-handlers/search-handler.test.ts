import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '@showroom/domain/brand';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserReads } from './route-handlers.ts';

let api: Server;
const asked: URL[] = [];

beforeAll(async () => {
  api = createServer((req, res) => {
    asked.push(new URL(req.url ?? '/', 'http://api'));
    res.end('{"vehicles":{},"accessories":{}}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

const search = (query: string) =>
  browserReads({ holdingId: 2 } as Brand).search(new Request(`https://house.example/api/search/?${query}`));

test('a search is passed on for the shell’s own holding, with what a panel asks and no more', async () => {
  const filter = '{"model":["X5"]}';
  const response = await search(
    new URLSearchParams({
      query: 'икс 5',
      pageVehicles: '2',
      filter,
      holdingId: '1',
      trli: 'false',
      x: 'y',
    }).toString(),
  );
  expect(await response.json()).toEqual({ vehicles: {}, accessories: {} });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked.at(-1)?.pathname).toBe('/api/search');
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    query: 'икс 5',
    pageVehicles: '2',
    filter,
    holdingId: '2',
  });
});

test('while the API is away the panel hears 503, not silence', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  expect((await search('query=x5')).status).toBe(503);
});
